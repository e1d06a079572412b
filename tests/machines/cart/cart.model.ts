import { cartMachine } from '../../../machines/cart/cart.machine.ts';
import { defineModel } from '../../engine/model.ts';
import { quantityIn } from '../../facts/prices.ts';
import { cartOracle } from './cart.oracle.ts';
import { covers } from '../../requirements/requirements.ts';

/** Three products of §3: stock 10, stock 2, and one of which the detail page offers 20. */
const [MOUSE, COMPACT, COINS] = [1, 3, 5];

/** All carts of up to three units, so that a line can stand, and come back, between two others. */
const MOST_UNITS = 3;
/** And the most that the detail page sets, with one unit beyond (§9: plus has no upper bound). */
const PLENTY = [20, 21];

/**
 * What storage or another tab may hold. It comes over an empty cart, one line, and three: two would show nothing new.
 */
const restored = [
  { lines: [], removed: null },
  {
    lines: [
      { id: COINS, quantity: 1 },
      { id: MOUSE, quantity: 2 },
    ],
    removed: null,
  },
  { lines: [{ id: MOUSE, quantity: 1 }], removed: { line: { id: COMPACT, quantity: 1 }, index: 1 } },
];

/** Adding, setting, plus, minus, Remove, Undo, and what another tab brings, for three products in every order. */
export const cartModel = defineModel({
  id: 'cart',
  machine: cartMachine,
  stimuli: ({ context: { lines: before } }) => [
    ...[MOUSE, COMPACT, COINS].flatMap((id) => [
      { type: 'item.added' as const, id },
      { type: 'item.increased' as const, id },
      { type: 'item.decreased' as const, id },
      { type: 'item.removed' as const, id },
    ]),
    { type: 'item.set', id: MOUSE, quantity: 3 },
    { type: 'item.set', id: COMPACT, quantity: 1 },
    { type: 'item.set', id: COINS, quantity: 20 },
    { type: 'removal.undone' },
    { type: 'removal.dismissed' },
    ...(before.length === 2 ? [] : restored).map((cart) => ({ type: 'cart.restored' as const, ...cart })),
  ],
  project: ({ lines, removed }) => ({ lines, removed }),
  within: ({ context: { lines, removed } }) => {
    const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const coins = quantityIn(lines, COINS);
    return (units <= MOST_UNITS && coins <= 1) || (PLENTY.includes(coins) && lines.length === 1 && removed === null);
  },
  oracle: cartOracle,
  requirements: [
    covers('§2 Header: cart link', { states: ['cart.lines.empty', 'cart.lines.filled'] }),
    covers('§2 /ProductList: cart icon', {
      transitions: ['cart.lines.empty: item.added[0]', 'cart.lines.filled: item.added[0]'],
    }),
    covers('§2 /ShoppingCart: empty', { states: ['cart.lines.empty'] }),
    covers('§2 /ShoppingCart: lines', {
      states: ['cart.lines.filled'],
      transitions: ['cart.lines.filled: item.increased[0]', 'cart.lines.filled: item.decreased[2]'],
    }),
    covers('§4 Cart: new product', {
      transitions: ['cart.lines.empty: item.added[0]', 'cart.lines.filled: item.added[0]'],
    }),
    covers('§4 Cart: existing product', { transitions: ['cart.lines.filled: item.added[0]'] }),
    covers('§4 Cart: minus', {
      transitions: [
        'cart.lines.filled: item.decreased[0]',
        'cart.lines.filled: item.decreased[1]',
        'cart.lines.filled: item.decreased[2]',
      ],
    }),
    covers('§4 Cart: plus', { transitions: ['cart.lines.filled: item.increased[0]'] }),
    covers('§4 Cart: Add Cart', { transitions: ['cart.lines.empty: item.set[0]', 'cart.lines.filled: item.set[0]'] }),
    covers('§4 Cart: Buy Now', { transitions: ['cart.lines.empty: item.set[0]', 'cart.lines.filled: item.set[0]'] }),
    covers('§9 plus', { transitions: ['cart.lines.filled: item.increased[0]'] }),
    covers('R6 quantities', {
      transitions: [
        'cart.lines.filled: item.added[0]',
        'cart.lines.filled: item.set[0]',
        'cart.lines.filled: item.decreased[1]',
        'cart.lines.filled: item.increased[0]',
      ],
    }),
    covers('R6 Undo', {
      states: ['cart.undo.available'],
      transitions: [
        'cart.undo.unavailable: item.decreased[0]',
        'cart.undo.available: removal.undone[0]',
        'cart.undo.available: removal.dismissed[0]',
        'cart.lines.empty: removal.undone[0]',
      ],
    }),
    covers('R26 Remove', {
      transitions: [
        'cart.lines.filled: item.removed[0]',
        'cart.lines.filled: item.removed[1]',
        'cart.undo.unavailable: item.removed[0]',
      ],
    }),
    covers('R14 kept', {
      transitions: ['cart.lines: cart.restored[0]', 'cart.lines: cart.restored[1]', 'cart.undo: cart.restored[1]'],
    }),
    covers('R30 one cart', {
      transitions: ['cart.lines: cart.restored[0]', 'cart.lines: cart.restored[1]', 'cart.undo: cart.restored[0]'],
    }),
  ],
});
