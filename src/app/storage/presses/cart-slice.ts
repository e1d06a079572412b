import { initialTransition, type SnapshotFrom, transition } from 'xstate';
import { cartMachine, type CartPress } from '../../../../machines/cart/cart.machine.ts';
import { type CartLine, quantityOf } from '../../../../machines/cart/lines.ts';
import type { Shop } from '../../../routes/-router-context.ts';
import {
  type CartData,
  formatCart,
  formatOlderLines,
  type IsProduct,
  parseCart,
  parseCartPress,
  parseOlderLines,
  STORE_KEYS,
} from '../codecs.ts';
import type { Read } from '../records.ts';
import type { PressedSlice } from './slice.ts';

type State = SnapshotFrom<typeof cartMachine>;

const NONE: CartData = { lines: [], removed: null };

/** The lines with as many units more or fewer of each product as another cart got from one moment to another. */
export function shiftLines(
  lines: readonly CartLine[],
  from: readonly CartLine[],
  to: readonly CartLine[],
): readonly CartLine[] {
  const ids = [...to, ...lines].map(({ id }) => id);
  const changed = (id: number) => quantityOf(lines, id) + quantityOf(to, id) - quantityOf(from, id);
  const fresh = [...new Set(ids)].filter((id) => quantityOf(lines, id) === 0);
  return [...fresh, ...lines.map(({ id }) => id)]
    .map((id) => ({ id, quantity: changed(id) }))
    .filter(({ quantity }) => quantity > 0);
}

/** The cart as all tabs make it (R30). */
export function cartSlice(cart: Shop['cart'], isProduct: IsProduct): PressedSlice<State, CartPress, CartData> {
  const [empty] = initialTransition(cartMachine);
  const asData = ({ data: lines, isDamaged }: Read<CartLine[]>): Read<CartData> => ({
    data: { lines, removed: null },
    isDamaged,
  });
  return {
    name: STORE_KEYS.cart,
    none: NONE,
    begin: (data) => transition(cartMachine, empty, { type: 'cart.restored', ...data })[0],
    next: (state, press) => transition(cartMachine, state, press)[0],
    dataOf: ({ context }) => context,
    parseEvent: (record) => parseCartPress(record, isProduct),
    parseData: (record) => parseCart(record, isProduct),
    formatData: formatCart,
    current: () => cart.getSnapshot().context,
    restore: ({ lines, removed }) => cart.send({ type: 'cart.restored', lines, removed }),
    subscribe: (listener) => void cart.subscribe(listener),
    older: {
      parse: (text) => asData(parseOlderLines(text, isProduct)),
      format: ({ lines }) => formatOlderLines(lines),
      shift: ({ lines, removed }, from, to) => {
        const shifted = shiftLines(lines, from.lines, to.lines);
        const isBack = removed !== null && quantityOf(shifted, removed.line.id) > 0;
        return { lines: shifted, removed: isBack ? null : removed };
      },
    },
  };
}
