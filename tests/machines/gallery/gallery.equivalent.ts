import type { EquivalentsOfMachine } from '../../engine/mutants/equivalent-mutants.ts';

/** Mutants of the gallery machine that no test can tell from it. */
export const galleryEquivalent: EquivalentsOfMachine = {
  mutants: [
    {
      reason: 'No swipe goes to the left and to the right: where one guard holds the other does not, in either order.',
      mutants: ['gallery: swap transitions whole: picture.swiped[0] and [1]'],
    },
  ],
};
