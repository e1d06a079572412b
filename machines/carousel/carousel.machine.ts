import { assign, setup } from 'xstate';
import type { Meta } from '../meta.ts';

/** News rotates every 5 seconds (§9). Milliseconds. */
export const NEWS_INTERVAL = 5000;

/** The slide that shows, 0 to count - 1. `reducedMotion`: the shopper asked the system for less motion. */
export interface CarouselContext {
  index: number;
  count: number;
  reducedMotion: boolean;
}

/** What can happen to the news. Attention is the pointer or the focus resting on it. */
export type CarouselEvent =
  | { type: 'next.pressed' }
  | { type: 'previous.pressed' }
  | { type: 'pause.pressed' }
  | { type: 'play.pressed' }
  | { type: 'attention.gained' }
  | { type: 'attention.lost' };

/**
 * The news carousel (§2 Home, §9): rotates by itself until it is paused, held by attention, or still from the start
 * (WCAG 2.2, 2.2.2).
 *
 * Tag `rotating`: it moved by itself and will again, so it must not speak.
 */
export const carouselMachine = setup({
  types: {
    context: {} as CarouselContext,
    events: {} as CarouselEvent,
    input: {} as { count: number; reducedMotion: boolean },
    tags: {} as 'rotating',
    meta: {} as Meta,
  },
  actions: {
    showNext: assign({ index: ({ context }) => (context.index + 1) % context.count }),
    showPrevious: assign({ index: ({ context }) => (context.index + context.count - 1) % context.count }),
  },
  guards: { isReducedMotion: ({ context }) => context.reducedMotion },
  delays: { newsInterval: NEWS_INTERVAL },
}).createMachine({
  id: 'carousel',
  description: 'The news on the home page (§2, §9): one slide after another, until the shopper pauses or looks closer.',
  meta: { requirements: [], told: ['index', 'count', 'reducedMotion'] },
  context: ({ input }) => ({ index: 0, count: input.count, reducedMotion: input.reducedMotion }),
  initial: 'starting',
  on: {
    'next.pressed': { actions: 'showNext' },
    'previous.pressed': { actions: 'showPrevious' },
  },
  states: {
    starting: {
      description: 'Decides whether to move at all.',
      always: [
        { guard: 'isReducedMotion', target: 'paused', description: 'Reduced motion: starts paused.' },
        { target: 'playing' },
      ],
    },
    playing: {
      description: 'The news moves, or would if nobody looked at it closely.',
      meta: { requirements: ['§2 /', '§9 news'] },
      initial: 'running',
      on: { 'pause.pressed': 'paused' },
      states: {
        running: {
          description: 'The next slide comes after 5,000 ms.',
          initial: 'unasked',
          after: { newsInterval: { target: 'running', reenter: true, actions: 'showNext' } },
          on: {
            'attention.gained': 'held',
            'next.pressed': {
              target: 'running.stepped',
              reenter: true,
              actions: 'showNext',
              description: 'A step by hand starts the 5,000 ms anew.',
            },
            'previous.pressed': { target: 'running.stepped', reenter: true, actions: 'showPrevious' },
          },
          states: {
            unasked: {
              description: 'The slide came by itself: a screen reader must not be talked over.',
              tags: ['rotating'],
            },
            stepped: {
              description:
                'A press without pointer or focus, as screen readers make it, brought the slide: it is said.',
            },
          },
        },
        held: {
          description: 'Pointer or focus rests on the news: it waits.',
          on: { 'attention.lost': 'running' },
        },
      },
    },
    paused: {
      description: 'Stands still until Play.',
      on: { 'play.pressed': 'playing' },
    },
  },
});
