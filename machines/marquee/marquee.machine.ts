import { setup } from 'xstate';
import type { Meta } from '../meta.ts';

/** Whether the shopper asked the system for less motion. */
export interface MarqueeContext {
  reducedMotion: boolean;
}

/** What can happen to the banner. Attention is the pointer or the focus resting on it. */
export type MarqueeEvent =
  | { type: 'pause.pressed' }
  | { type: 'play.pressed' }
  | { type: 'attention.gained' }
  | { type: 'attention.lost' };

/**
 * The scrolling promotional banner of the header (§2 Header), with the pause that WCAG 2.2 asks for (2.2.2).
 *
 * Tag `moving`: the text scrolls.
 */
export const marqueeMachine = setup({
  types: {
    context: {} as MarqueeContext,
    events: {} as MarqueeEvent,
    input: {} as { reducedMotion: boolean },
    tags: {} as 'moving',
    meta: {} as Meta,
  },
  guards: { isReducedMotion: ({ context }) => context.reducedMotion },
}).createMachine({
  id: 'marquee',
  description: 'The moving banner in the header (§2), which a shopper can stop.',
  meta: { requirements: [], told: ['reducedMotion'] },
  context: ({ input }) => ({ reducedMotion: input.reducedMotion }),
  initial: 'starting',
  states: {
    starting: {
      description: 'Decides whether to move at all.',
      always: [
        { guard: 'isReducedMotion', target: 'paused', description: 'Reduced motion: starts paused.' },
        { target: 'playing' },
      ],
    },
    playing: {
      description: 'The banner scrolls, or would if nobody looked at it closely.',
      meta: { requirements: ['§2 Header'] },
      initial: 'running',
      on: { 'pause.pressed': 'paused' },
      states: {
        running: {
          description: 'The text moves.',
          tags: ['moving'],
          on: { 'attention.gained': 'held' },
        },
        held: {
          description: 'Pointer or focus rests on the banner: it waits.',
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
