import { contentsMachine } from '../../../machines/contents/contents.machine.ts';
import { defineModel } from '../../engine/model.ts';
import { covers } from '../../requirements/requirements.ts';
import { contentsOracle } from './contents.oracle.ts';

/** What is stored, damaged in a part, or written by a newer shop. */
export const contentsModel = defineModel({
  id: 'contents',
  machine: contentsMachine,
  stimuli: () => [
    { type: 'damage.found' },
    { type: 'damage.dismissed' },
    { type: 'newer.found' },
    { type: 'reload.requested' },
  ],
  project: () => ({}),
  oracle: contentsOracle,
  requirements: [
    covers('R14 validated', {
      states: ['contents.reading.whole', 'contents.reading.damaged', 'contents.reading.acknowledged'],
      transitions: ['contents.reading.whole: damage.found[0]', 'contents.reading.damaged: damage.dismissed[0]'],
    }),
    covers('R30 one cart', {
      states: ['contents.edition.outdated'],
      transitions: ['contents.edition.current: newer.found[0]', 'contents.edition.outdated: reload.requested[0]'],
    }),
  ],
});
