import { galleryMachine } from '../../../machines/gallery/gallery.machine.ts';
import { defineWide } from '../../engine/random-walks/wide.ts';

/** One view, two, and a thousand; any number for a view, and any way that a finger may go. */
export const galleryWide = defineWide(galleryMachine, {
  inputs: () => [1, 2, 1000].map((views) => ({ views })),
  onPage: (random, { context: { views } }) => [
    { type: 'view.chosen', view: random.below(views) },
    { type: 'picture.swiped', distance: random.pick([-400, -41, -1, 0, 1, 41, 400]) },
  ],
  offPage: (random) => [{ type: 'view.chosen', view: random.pick([-1e6, -0.5, 1.5, 1e6]) }],
});
