import type { EquivalentsOfMachine } from '../../engine/mutants/equivalent-mutants.ts';

/** Mutants of the marquee machine that no test can tell from it. */
export const marqueeEquivalent: EquivalentsOfMachine = {
  mutants: [
    {
      reason: 'The state is left in the very step that enters it: no event ever arrives there.',
      mutants: [
        'marquee: extra transition starting: pause.pressed to playing',
        'marquee: extra transition starting: attention.gained to playing',
        'marquee: extra transition starting: attention.lost to playing',
        'marquee: extra transition starting: play.pressed to playing',
      ],
    },
  ],
};
