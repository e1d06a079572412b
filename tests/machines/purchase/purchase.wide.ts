import { purchaseMachine } from '../../../machines/purchase/purchase.machine.ts';
import { defineWide } from '../../engine/random-walks/wide.ts';

const MOST_OFFERED = 20;

/** Every quantity that the dropdown offers, and some that it does not; the largest stock of §3, one more, a million. */
export const purchaseWide = defineWide(purchaseMachine, {
  inputs: (random) => [134, 135, 1e6, random.below(MOST_OFFERED + 2)].map((inventory) => ({ id: 5, inventory })),
  onPage: (random, { context: { inventory } }) => [
    { type: 'quantity.chosen', quantity: 1 + random.below(Math.max(1, Math.min(inventory, MOST_OFFERED))) },
  ],
  offPage: (random) => [{ type: 'quantity.chosen', quantity: random.pick([-1e6, 0, 0.5, 22, 134, 135, 1e6]) }],
});
