import type { EquivalentsOfMachine } from '../../engine/mutants/equivalent-mutants.ts';

/** Mutants of the purchase machine that no test can tell from it. */
export const purchaseEquivalent: EquivalentsOfMachine = {
  mutants: [
    {
      reason: 'The state is left in the very step that enters it: no event ever arrives there.',
      mutants: [
        'purchase: extra transition deciding: quantity.chosen acts',
        'purchase: extra transition deciding: quantity.chosen to soldOut',
        'purchase: extra transition deciding: addCart.pressed acts',
        'purchase: extra transition deciding: addCart.pressed to soldOut',
        'purchase: extra transition deciding: buyNow.pressed acts',
        'purchase: extra transition deciding: buyNow.pressed to soldOut',
      ],
    },
    {
      reason: '`deciding` leads back to where it came from in the same step, and nothing is done on the way.',
      mutants: [
        'purchase: retarget added: quantity.chosen[0] to deciding',
        'purchase: extra transition soldOut: quantity.chosen to deciding',
        'purchase: extra transition soldOut: addCart.pressed to deciding',
        'purchase: extra transition soldOut: buyNow.pressed to deciding',
        'purchase: accept refused choosing: quantity.chosen to deciding',
      ],
    },
  ],
};
