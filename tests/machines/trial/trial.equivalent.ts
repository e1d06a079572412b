import type { EquivalentsOfMachine } from '../../engine/mutants/equivalent-mutants.ts';

/** Mutants of the trial machine that no test can tell from it. */
export const trialEquivalent: EquivalentsOfMachine = {
  mutants: [
    {
      reason: 'Nothing is open or only the start is, so there is nothing to take back and nothing to take again.',
      mutants: [
        'trial: extra transition closed: redo.pressed acts',
        'trial: extra transition closed: undo.pressed acts',
        'trial: extra transition closed: restart.pressed acts',
        'trial: extra transition atStart: restart.pressed acts',
      ],
    },
    {
      reason:
        'Where nothing was undone, taking it again changes nothing, and the state is the one that it would lead to.',
      mutants: [
        'trial: accept refused atStart: redo.pressed acts',
        'trial: accept refused underWay: redo.pressed acts',
        'trial: drop guard hasUndone of underWay: redo.pressed[0]',
      ],
    },
    {
      reason: 'A trial that has just begun has nothing to take again.',
      mutants: ['trial: hidden state behind (root): trial.started[1] without atStart: redo.pressed[0]'],
    },
  ],
};
