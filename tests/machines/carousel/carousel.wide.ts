import { carouselMachine } from '../../../machines/carousel/carousel.machine.ts';
import { defineWide } from '../../engine/random-walks/wide.ts';

/** One slide, two, and a thousand. */
export const carouselWide = defineWide(carouselMachine, {
  inputs: (random) => [1, 2, 1000].map((count) => ({ count, reducedMotion: random.onceIn(2) })),
});
