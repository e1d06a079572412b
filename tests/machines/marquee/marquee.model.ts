import { marqueeMachine } from '../../../machines/marquee/marquee.machine.ts';
import { defineModel } from '../../engine/model.ts';
import { covers } from '../../requirements/requirements.ts';
import { marqueeOracle } from './marquee.oracle.ts';

/** The banner for a shopper who likes motion and for one who asked for less. */
export const marqueeModel = defineModel({
  id: 'marquee',
  machine: marqueeMachine,
  inputs: [{ reducedMotion: false }, { reducedMotion: true }],
  stimuli: () => [
    { type: 'pause.pressed' },
    { type: 'play.pressed' },
    { type: 'attention.gained' },
    { type: 'attention.lost' },
  ],
  project: ({ reducedMotion }) => ({ reducedMotion }),
  oracle: marqueeOracle,
  requirements: [
    covers('§2 Header: banner', {
      states: ['marquee.playing.running'],
      transitions: [
        'marquee.starting: always[1]',
        'marquee.playing: pause.pressed[0]',
        'marquee.paused: play.pressed[0]',
      ],
    }),
  ],
});
