import { purchaseMachine } from '../../../machines/purchase/purchase.machine.ts';
import { defineModel } from '../../engine/model.ts';
import { covers } from '../../requirements/requirements.ts';
import { purchaseOracle } from './purchase.oracle.ts';

/** Stock 0, 1, 2, and around 20, each with the quantities that lie on and beside its ends (§5 Quantity, R7). */
export const purchaseModel = defineModel({
  id: 'purchase',
  machine: purchaseMachine,
  inputs: [
    { id: 0, inventory: 0 },
    { id: 8, inventory: 1 },
    { id: 3, inventory: 2 },
    { id: 16, inventory: 19 },
    { id: 10, inventory: 20 },
    { id: 11, inventory: 21 },
  ],
  stimuli: ({ context: { inventory, quantity: shown } }) => [
    ...[-1, 0, 1, 1.5, 2, inventory, inventory + 1, 20, 21]
      .filter((quantity) => quantity !== shown)
      .map((quantity) => ({ type: 'quantity.chosen' as const, quantity })),
    { type: 'addCart.pressed' },
    { type: 'buyNow.pressed' },
  ],
  project: ({ id, inventory, quantity }) => ({ id, inventory, quantity }),
  oracle: purchaseOracle,
  requirements: [
    covers('§2 /ProductDetail: parts', {
      states: ['purchase.choosing'],
      transitions: ['purchase.deciding: always[1]'],
    }),
    covers('§2 /ProductDetail: Buy Now', {
      transitions: ['purchase.choosing: buyNow.pressed[0]', 'purchase.added: buyNow.pressed[0]'],
    }),
    covers('§4 Cart: Add Cart', {
      states: ['purchase.added'],
      transitions: ['purchase.choosing: addCart.pressed[0]', 'purchase.added: addCart.pressed[0]'],
    }),
    covers('§4 Cart: Buy Now', {
      transitions: ['purchase.choosing: buyNow.pressed[0]', 'purchase.added: buyNow.pressed[0]'],
    }),
    covers('§5 Quantity: options', {
      states: ['purchase.choosing'],
      transitions: ['purchase.choosing: quantity.chosen[0]', 'purchase.added: quantity.chosen[0]'],
    }),
    covers('§5 Quantity: first', { states: ['purchase.choosing'], transitions: ['purchase.deciding: always[1]'] }),
    covers('§9 quantity', {
      transitions: ['purchase.choosing: quantity.chosen[0]', 'purchase.added: quantity.chosen[0]'],
    }),
    covers('R7 out of stock', { states: ['purchase.soldOut'], transitions: ['purchase.deciding: always[0]'] }),
  ],
});
