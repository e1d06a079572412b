import { trialMachine } from '../../../machines/trial/trial.machine.ts';
import { defineModel } from '../../engine/model.ts';
import { covers } from '../../requirements/requirements.ts';
import { trialOracle } from './trial.oracle.ts';

const MOST = 3;

/** A trial of `storage`: from its start, from a link with steps, from links that hold what cannot happen; three steps at most. */
export const trialModel = defineModel({
  id: 'trial',
  machine: trialMachine,
  stimuli: ({ context: { steps } }) => [
    { type: 'trial.started', machine: 'storage', steps: ['start'], lost: null },
    { type: 'trial.started', machine: 'storage', steps: ['start', 'storage.failed'], lost: null },
    { type: 'trial.started', machine: 'storage', steps: ['start'], lost: 'timer never' },
    { type: 'trial.started', machine: 'storage', steps: [], lost: 'never' },
    // What can happen on the chart by turns.
    { type: 'step.taken', step: steps.at(-1) === 'storage.failed' ? 'storage.recovered' : 'storage.failed' },
    { type: 'undo.pressed' },
    { type: 'redo.pressed' },
    { type: 'restart.pressed' },
    { type: 'trial.closed' },
  ],
  project: ({ machine, steps, undone, lost }) => ({ machine, steps, undone, lost }),
  within: ({ context: { steps } }) => steps.length <= MOST,
  oracle: trialOracle,
  requirements: [
    covers('Atlas: trial', {
      states: ['trial.atStart', 'trial.underWay'],
      transitions: [
        'trial: trial.started[0]',
        'trial: trial.started[1]',
        'trial.atStart: step.taken[0]',
        'trial.atStart: redo.pressed[0]',
        'trial.underWay: step.taken[0]',
        'trial.underWay: undo.pressed[0]',
        'trial.underWay: undo.pressed[1]',
        'trial.underWay: redo.pressed[0]',
        'trial.underWay: restart.pressed[0]',
      ],
    }),
    covers('Atlas: bad input', { states: ['trial.closed'], transitions: ['trial: trial.started[2]'] }),
  ],
});
