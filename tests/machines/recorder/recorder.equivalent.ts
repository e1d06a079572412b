import type { EquivalentsOfMachine } from '../../engine/mutants/equivalent-mutants.ts';

/** Mutants of the recorder machine that no test can tell from it. */
export const recorderEquivalent: EquivalentsOfMachine = {
  mutants: [
    {
      reason: '`resume.pressed` goes to the end, and a recorder that waits or is live stands there already.',
      mutants: [
        'recorder: extra transition waiting: resume.pressed acts',
        'recorder: extra transition live: resume.pressed acts',
      ],
    },
    {
      reason: 'Every way into `still` names `paused` or `loaded`: where it would begin by itself matters to nobody.',
      mutants: ['recorder: change initial of still to loaded'],
    },
  ],
};
