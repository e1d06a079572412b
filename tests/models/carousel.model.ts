import { carouselMachine } from '../../machines/carousel/carousel.machine.ts';
import { defineModel } from '../walker/model.ts';
import { carouselOracle } from './carousel.oracle.ts';
import { carries } from './clauses.ts';

/** All six slides, running, held and paused, for a shopper who likes motion and for one who asked for less. */
export const carouselModel = defineModel({
  id: 'carousel',
  machine: carouselMachine,
  inputs: [
    { count: 6, calm: false },
    { count: 6, calm: true },
  ],
  stimuli: () => [
    { type: 'next.pressed' },
    { type: 'previous.pressed' },
    { type: 'pause.pressed' },
    { type: 'play.pressed' },
    { type: 'attention.gained' },
    { type: 'attention.lost' },
  ],
  project: ({ index, count, calm }) => ({ index, count, calm }),
  oracle: carouselOracle,
  requirements: [
    carries('§2 /: news', {
      states: ['carousel.playing.running'],
      transitions: ['carousel.playing.running: xstate.after.newsInterval.carousel.playing.running[0]'],
    }),
    carries('§9 news', {
      transitions: [
        'carousel.playing.running: xstate.after.newsInterval.carousel.playing.running[0]',
        'carousel.playing.running: next.pressed[0]',
        'carousel.playing.running: previous.pressed[0]',
      ],
    }),
  ],
});
