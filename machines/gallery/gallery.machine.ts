import { assign, setup } from 'xstate';
import type { Meta } from '../meta.ts';

/** How far a finger moves before that counts as a swipe, in pixels. */
export const SWIPE_DISTANCE = 40;

/** The view that shows, 0 to `views` - 1. */
export interface GalleryContext {
  view: number;
  views: number;
}

/** What can happen to the pictures of a product. `distance` is in pixels, below 0 to the left. */
export type GalleryEvent =
  | { type: 'view.chosen'; view: number }
  | { type: 'next.pressed' }
  | { type: 'previous.pressed' }
  | { type: 'picture.swiped'; distance: number }
  | { type: 'zoom.pressed' }
  | { type: 'escape.pressed' };

/** The pictures of a product: one view after another, each whole or enlarged (R21). */
export const galleryMachine = setup({
  types: {
    context: {} as GalleryContext,
    events: {} as GalleryEvent,
    input: {} as { views: number },
    meta: {} as Meta,
  },
  actions: {
    showView: assign({ view: (_, params: { view: number }) => params.view }),
    showNext: assign({ view: ({ context }) => (context.view + 1) % context.views }),
    showPrevious: assign({ view: ({ context }) => (context.view + context.views - 1) % context.views }),
  },
  guards: {
    isView: ({ context }, { view }: { view: number }) => Number.isInteger(view) && view >= 0 && view < context.views,
    isToTheLeft: (_, { distance }: { distance: number }) => distance <= -SWIPE_DISTANCE,
    isToTheRight: (_, { distance }: { distance: number }) => distance >= SWIPE_DISTANCE,
  },
}).createMachine({
  id: 'gallery',
  description: 'The pictures of a product (R21): one view at a time, whole or enlarged.',
  meta: { requirements: [], told: ['view', 'views', 'distance'] },
  context: ({ input }) => ({ view: 0, views: input.views }),
  initial: 'whole',
  on: {
    'view.chosen': {
      guard: { type: 'isView', params: ({ event }) => ({ view: event.view }) },
      target: '.whole',
      actions: { type: 'showView', params: ({ event }) => ({ view: event.view }) },
      description: 'Another view shows whole, also where the one before was enlarged.',
    },
    'next.pressed': { target: '.whole', actions: 'showNext' },
    'previous.pressed': { target: '.whole', actions: 'showPrevious' },
  },
  states: {
    whole: {
      description: 'All of the picture fits into its frame.',
      meta: { requirements: ['R21 gallery'] },
      on: {
        'zoom.pressed': 'enlarged',
        'picture.swiped': [
          {
            guard: { type: 'isToTheLeft', params: ({ event }) => ({ distance: event.distance }) },
            actions: 'showNext',
          },
          {
            guard: { type: 'isToTheRight', params: ({ event }) => ({ distance: event.distance }) },
            actions: 'showPrevious',
          },
        ],
      },
    },
    enlarged: {
      description: 'The picture is twice as large as its frame and is moved in it; a swipe moves it, too.',
      meta: { requirements: ['R21 gallery'] },
      on: {
        'zoom.pressed': 'whole',
        'escape.pressed': 'whole',
      },
    },
  },
});
