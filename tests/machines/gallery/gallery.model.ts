import { galleryMachine } from '../../../machines/gallery/gallery.machine.ts';
import { defineModel } from '../../engine/model.ts';
import { covers } from '../../requirements/requirements.ts';
import { galleryOracle } from './gallery.oracle.ts';

/** Three views and two, each whole and enlarged; swipes just far enough and just not (R21). */
export const galleryModel = defineModel({
  id: 'gallery',
  machine: galleryMachine,
  inputs: [{ views: 3 }, { views: 2 }],
  stimuli: ({ context: { views } }) => [
    ...[-1, 0, 0.5, views - 1, views].map((view) => ({ type: 'view.chosen' as const, view })),
    { type: 'next.pressed' },
    { type: 'previous.pressed' },
    ...[-40, -39, 39, 40].map((distance) => ({ type: 'picture.swiped' as const, distance })),
    { type: 'zoom.pressed' },
    { type: 'escape.pressed' },
  ],
  project: ({ view, views }) => ({ view, views }),
  oracle: galleryOracle,
  requirements: [
    covers('R21 gallery', {
      states: ['gallery.whole', 'gallery.enlarged'],
      transitions: [
        'gallery.whole: zoom.pressed[0]',
        'gallery.whole: picture.swiped[0]',
        'gallery.whole: picture.swiped[1]',
        'gallery.enlarged: zoom.pressed[0]',
        'gallery.enlarged: escape.pressed[0]',
      ],
    }),
  ],
});
