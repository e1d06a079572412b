import { storageMachine } from '../../../machines/storage/storage.machine.ts';
import { defineModel } from '../../engine/model.ts';
import { covers } from '../../requirements/requirements.ts';
import { storageOracle } from './storage.oracle.ts';

/** Storage that works, fails, comes back, and is mentioned once. */
export const storageModel = defineModel({
  id: 'storage',
  machine: storageMachine,
  stimuli: () => [{ type: 'storage.failed' }, { type: 'storage.recovered' }, { type: 'notice.dismissed' }],
  project: () => ({}),
  oracle: storageOracle,
  requirements: [
    covers('R14 kept', {
      states: ['storage.kept', 'storage.lost', 'storage.acknowledged'],
      transitions: [
        'storage.kept: storage.failed[0]',
        'storage.lost: storage.recovered[0]',
        'storage.lost: notice.dismissed[0]',
      ],
    }),
  ],
});
