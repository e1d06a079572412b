import { marqueeMachine } from '../../machines/marquee/marquee.machine.ts';
import { defineModel } from '../walker/model.ts';
import { carries } from './clauses.ts';
import { marqueeOracle } from './marquee.oracle.ts';

/** The banner for a shopper who likes motion and for one who asked for less. */
export const marqueeModel = defineModel({
  id: 'marquee',
  machine: marqueeMachine,
  inputs: [{ calm: false }, { calm: true }],
  stimuli: () => [
    { type: 'pause.pressed' },
    { type: 'play.pressed' },
    { type: 'attention.gained' },
    { type: 'attention.lost' },
  ],
  project: ({ calm }) => ({ calm }),
  oracle: marqueeOracle,
  requirements: [
    carries('§2 Header: banner', {
      states: ['marquee.playing.running'],
      transitions: [
        'marquee.starting: always[1]',
        'marquee.playing: pause.pressed[0]',
        'marquee.paused: play.pressed[0]',
      ],
    }),
  ],
});
