import { storageMachine } from '../../machines/storage/storage.machine.ts';
import { defineModel } from '../walker/model.ts';
import { carries } from './clauses.ts';
import { storageOracle } from './storage.oracle.ts';

/** Storage that works, fails, and is spoken of once. */
export const storageModel = defineModel({
  id: 'storage',
  machine: storageMachine,
  stimuli: () => [{ type: 'storage.failed' }, { type: 'notice.dismissed' }],
  project: () => ({}),
  oracle: storageOracle,
  requirements: [
    carries('R14 kept', {
      states: ['storage.kept', 'storage.lost', 'storage.said'],
      transitions: ['storage.kept: storage.failed[0]', 'storage.lost: notice.dismissed[0]'],
    }),
  ],
});
