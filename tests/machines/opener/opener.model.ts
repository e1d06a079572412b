import { openerMachine } from '../../../machines/opener/opener.machine.ts';
import { defineModel } from '../../engine/model.ts';
import { covers } from '../../requirements/requirements.ts';
import { openerOracle } from './opener.oracle.ts';

/** Coverage as the build brings it, and as a file holds it. */
const REPORT = { version: 1, machines: [], clauses: [] };

/**
 * Coverage that the build brought or did not; a file at the limit of 50 MB that can be read or not, and one above it.
 */
export const openerModel = defineModel({
  id: 'opener',
  machine: openerMachine,
  replies: {
    loadFirst: [{ done: { from: 'the last test run', content: REPORT } }, { done: null }, { error: 'offline' }],
    readFile: [{ done: { from: 'largest.json', content: REPORT } }, { error: 'version' }, { error: 'no JSON' }],
  },
  stimuli: () => [
    { type: 'file.chosen', file: { name: 'largest.json', size: 50_000_000 } },
    { type: 'file.chosen', file: { name: 'too-large.json', size: 50_000_001 } },
    { type: 'refusal.dismissed' },
  ],
  project: ({ opened, file, fault }) => ({ opened, file, fault }),
  oracle: openerOracle,
  requirements: [
    covers('Atlas: coverage', {
      states: ['opener.open', 'opener.empty'],
      transitions: ['opener.asking: xstate.done.actor.loadFirst[0]', 'opener.reading: xstate.done.actor.readFile[0]'],
    }),
    covers('Atlas: sessions', {
      states: ['opener.open'],
      transitions: ['opener.reading: xstate.done.actor.readFile[0]'],
    }),
    covers('Atlas: bad input', {
      states: ['opener.refused'],
      transitions: [
        'opener: file.chosen[0]',
        'opener.reading: xstate.error.actor.readFile[0]',
        'opener.refused: refusal.dismissed[0]',
        'opener.refused: refusal.dismissed[1]',
      ],
    }),
  ],
});
