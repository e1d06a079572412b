import type { EquivalentsOfMachine } from '../../engine/mutants/equivalent-mutants.ts';

/** Mutants of the carousel machine that no test can tell from it. */
export const carouselEquivalent: EquivalentsOfMachine = {
  mutants: [
    {
      reason: 'The state is left in the very step that enters it: no event ever arrives there.',
      mutants: [
        'carousel: extra transition starting: pause.pressed to playing',
        'carousel: extra transition starting: attention.gained to playing',
        'carousel: extra transition starting: attention.lost to playing',
        'carousel: extra transition starting: play.pressed to playing',
      ],
    },
  ],
};
