import type { Words } from '../words-of-machine.ts';

/** The purchase machine in plain words. */
export const purchaseWords: Words = {
  events: {
    always: 'at once',
    'quantity.chosen': 'choose a quantity',
    'addCart.pressed': 'press Add Cart',
    'buyNow.pressed': 'press Buy Now',
  },
  guards: {
    isSoldOut: 'nothing in stock',
    isOption: 'the quantity is offered',
  },
  actions: {
    setQuantity: 'keep the quantity',
    setItem: 'tell the cart the quantity',
    requestCart: 'ask for the cart page',
  },
};
