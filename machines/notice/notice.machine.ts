import { assign, setup } from 'xstate';
import type { Meta } from '../meta.ts';

/** The product that the dialog names; null while it is closed. */
export interface NoticeContext {
  productId: number | null;
}

/** What can happen to the notice. */
export type NoticeEvent = { type: 'item.added'; id: number } | { type: 'notice.dismissed' };

/** The add-to-cart notice: a dialog with an OK button, opened by the cart icon of a list (§2 /ProductList, §8). */
export const noticeMachine = setup({
  types: {
    context: {} as NoticeContext,
    events: {} as NoticeEvent,
    meta: {} as Meta,
  },
  actions: {
    setProduct: assign({ productId: (_, params: { id: number }) => params.id }),
    forgetProduct: assign({ productId: null }),
  },
}).createMachine({
  id: 'notice',
  description: 'The dialog that says what went into the cart (§2, §8).',
  meta: { requirements: [], told: ['productId', 'id'] },
  context: { productId: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'No dialog: cards and cart icons are in reach.',
      on: {
        'item.added': {
          target: 'open',
          actions: { type: 'setProduct', params: ({ event }) => ({ id: event.id }) },
        },
      },
    },
    open: {
      description: 'The dialog «Added to cart» covers the page until OK or Escape.',
      meta: { requirements: ['§2 /ProductList', '§8 add to cart'] },
      on: {
        'notice.dismissed': { target: 'closed', actions: 'forgetProduct' },
      },
    },
  },
});
