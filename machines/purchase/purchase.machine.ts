import { assign, emit, setup } from 'xstate';
import type { Meta } from '../meta.ts';
import { quantityOptions } from './quantity.ts';

/** The product on the detail page, its stock, and the chosen quantity. */
export interface PurchaseContext {
  id: number;
  inventory: number;
  quantity: number;
}

/** What can happen on the detail page. */
export type PurchaseEvent =
  | { type: 'quantity.chosen'; quantity: number }
  | { type: 'addCart.pressed' }
  | { type: 'buyNow.pressed' };

/** Orders to the shop: the cart takes the quantity; after Buy Now the cart page opens. */
export type PurchaseEmitted = { type: 'item.set'; id: number; quantity: number } | { type: 'cart.requested' };

/** The quantity dropdown with Add Cart and Buy Now (§2 /ProductDetail, §4 Cart, §5 Quantity, R6, R7). */
export const purchaseMachine = setup({
  types: {
    context: {} as PurchaseContext,
    events: {} as PurchaseEvent,
    emitted: {} as PurchaseEmitted,
    input: {} as { id: number; inventory: number },
    meta: {} as Meta,
  },
  actions: {
    setQuantity: assign({ quantity: (_, params: { quantity: number }) => params.quantity }),
    setItem: emit(({ context }) => ({
      type: 'item.set' as const,
      id: context.id,
      quantity: context.quantity,
    })),
    requestCart: emit({ type: 'cart.requested' }),
  },
  guards: {
    isSoldOut: ({ context }) => quantityOptions(context.inventory).length === 0,
    isOption: ({ context }, params: { quantity: number }) =>
      quantityOptions(context.inventory).includes(params.quantity),
  },
}).createMachine({
  id: 'purchase',
  description: 'How many of one product to buy, on its own page (§4 Cart, §5 Quantity).',
  meta: { requirements: ['§2 /ProductDetail'], told: ['id', 'inventory', 'quantity'] },
  context: ({ input }) => ({ id: input.id, inventory: input.inventory, quantity: 1 }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Looks at the stock.',
      always: [{ guard: 'isSoldOut', target: 'soldOut' }, { target: 'choosing' }],
    },
    soldOut: {
      description: 'Stock 0: no options, both buttons disabled, «Out of stock».',
      meta: { requirements: ['R7'] },
    },
    choosing: {
      description: 'A quantity is on offer, the first one at the start.',
      meta: { requirements: ['§5 Quantity', '§9 quantity'] },
      on: {
        'quantity.chosen': {
          guard: { type: 'isOption', params: ({ event }) => ({ quantity: event.quantity }) },
          actions: { type: 'setQuantity', params: ({ event }) => ({ quantity: event.quantity }) },
        },
        'addCart.pressed': {
          target: 'added',
          actions: 'setItem',
          description: 'Add Cart sets the quantity in the cart; it does not add to it.',
        },
        'buyNow.pressed': {
          actions: ['setItem', 'requestCart'],
          description: 'Buy Now sets the cart and goes to /ShoppingCart.',
        },
      },
    },
    added: {
      description: 'The cart holds the chosen quantity, and the page says so.',
      meta: { requirements: ['§4 Cart'] },
      on: {
        'quantity.chosen': {
          guard: { type: 'isOption', params: ({ event }) => ({ quantity: event.quantity }) },
          target: 'choosing',
          actions: { type: 'setQuantity', params: ({ event }) => ({ quantity: event.quantity }) },
        },
        'addCart.pressed': { actions: 'setItem' },
        'buyNow.pressed': { actions: ['setItem', 'requestCart'] },
      },
    },
  },
});
