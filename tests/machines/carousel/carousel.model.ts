import { carouselMachine } from '../../../machines/carousel/carousel.machine.ts';
import { defineModel } from '../../engine/model.ts';
import { carouselOracle } from './carousel.oracle.ts';
import { covers } from '../../requirements/requirements.ts';

/** All six slides, running, held and paused, for a shopper who likes motion and for one who asked for less. */
export const carouselModel = defineModel({
  id: 'carousel',
  machine: carouselMachine,
  inputs: [
    { count: 6, reducedMotion: false },
    { count: 6, reducedMotion: true },
  ],
  stimuli: () => [
    { type: 'next.pressed' },
    { type: 'previous.pressed' },
    { type: 'pause.pressed' },
    { type: 'play.pressed' },
    { type: 'attention.gained' },
    { type: 'attention.lost' },
  ],
  project: ({ index, count, reducedMotion }) => ({ index, count, reducedMotion }),
  oracle: carouselOracle,
  requirements: [
    covers('§2 /: news', {
      states: ['carousel.playing.running.unasked'],
      transitions: ['carousel.playing.running: xstate.after.newsInterval.carousel.playing.running[0]'],
    }),
    covers('§9 news', {
      transitions: [
        'carousel.playing.running: xstate.after.newsInterval.carousel.playing.running[0]',
        'carousel.playing.running: next.pressed[0]',
        'carousel.playing.running: previous.pressed[0]',
      ],
    }),
  ],
});
