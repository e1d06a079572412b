import { assign, setup } from 'xstate';

/**
 * The moments that are kept, counted from 1. `first` is above 1 where old ones had to make room; `last` is 0 where
 * there are none.
 */
export interface Span {
  readonly first: number;
  readonly last: number;
}

/** What is recorded, and the moment that is looked at. */
export interface RecorderContext extends Span {
  readonly place: number;
}

/** What can happen to a recording. `moments.arrived` tells what is kept after new messages came. */
export type RecorderEvent =
  | { type: 'moments.arrived'; first: number; last: number }
  | { type: 'pause.pressed' }
  | { type: 'resume.pressed' }
  | { type: 'back.pressed' }
  | { type: 'forward.pressed' }
  | { type: 'moment.picked'; place: number }
  | { type: 'live.requested' }
  | { type: 'session.opened'; last: number };

const NOTHING = { first: 1, last: 0, place: 0 };

/**
 * The recording of a shop that is open in the same browser: followed live, paused, stepped through, or opened from a
 * file.
 *
 * Tag `recording`: what arrives is kept. Tag `still`: it stands at one moment.
 */
export const recorderMachine = setup({
  types: {
    context: {} as RecorderContext,
    events: {} as RecorderEvent,
    tags: {} as 'recording' | 'still',
    meta: {} as { requirements: readonly string[] },
  },
  actions: {
    follow: assign((_, { first, last }: Span) => ({ first, last, place: last })),
    stretch: assign(({ context }, { first, last }: Span) => ({ first, last, place: Math.max(first, context.place) })),
    stepBack: assign({ place: ({ context }) => context.place - 1 }),
    stepForward: assign({ place: ({ context }) => context.place + 1 }),
    goTo: assign({ place: (_, { place }: { place: number }) => place }),
    goToEnd: assign({ place: ({ context }) => context.last }),
    forget: assign(NOTHING),
    spanSession: assign((_, { last }: { last: number }) => ({ first: 1, last, place: last })),
    /** The page drops what it holds, and asks the shops to tell of their actors again. */
    askShops: () => {},
  },
  guards: {
    isAfterFirst: ({ context }) => context.place > context.first,
    isBeforeLast: ({ context }) => context.place < context.last,
    isKept: ({ context }, { place }: { place: number }) => place >= context.first && place <= context.last,
  },
}).createMachine({
  id: 'recorder',
  description: 'What a shop in the same browser tells of its actors.',
  context: NOTHING,
  initial: 'waiting',
  on: {
    'session.opened': {
      target: '.still.loaded',
      actions: { type: 'spanSession', params: ({ event }) => ({ last: event.last }) },
      description: 'A saved session takes the place of what was recorded.',
    },
  },
  states: {
    waiting: {
      description: 'No shop has told anything yet.',
      tags: ['recording'],
      on: {
        'moments.arrived': {
          target: 'live',
          actions: { type: 'follow', params: ({ event: { first, last } }) => ({ first, last }) },
        },
      },
    },
    live: {
      description: 'The newest moment shows.',
      tags: ['recording'],
      meta: { requirements: ['Atlas: live'] },
      on: {
        'moments.arrived': { actions: { type: 'follow', params: ({ event: { first, last } }) => ({ first, last }) } },
        'pause.pressed': 'still.paused',
        'back.pressed': {
          guard: 'isAfterFirst',
          target: 'still.paused',
          actions: 'stepBack',
          description: 'Stepping back pauses.',
        },
        'moment.picked': {
          guard: { type: 'isKept', params: ({ event }) => ({ place: event.place }) },
          target: 'still.paused',
          actions: { type: 'goTo', params: ({ event }) => ({ place: event.place }) },
        },
      },
    },
    still: {
      description: 'Stands at one moment, and steps back and forward from there.',
      tags: ['still'],
      initial: 'paused',
      on: {
        'back.pressed': { guard: 'isAfterFirst', actions: 'stepBack' },
        'forward.pressed': { guard: 'isBeforeLast', actions: 'stepForward' },
        'moment.picked': {
          guard: { type: 'isKept', params: ({ event }) => ({ place: event.place }) },
          actions: { type: 'goTo', params: ({ event }) => ({ place: event.place }) },
        },
      },
      states: {
        paused: {
          description: 'What arrives is kept, and does not show.',
          tags: ['recording'],
          meta: { requirements: ['Atlas: stepping back'] },
          on: {
            'moments.arrived': {
              actions: { type: 'stretch', params: ({ event: { first, last } }) => ({ first, last }) },
              description: 'Where the moment itself had to make room, the oldest one shows.',
            },
            'resume.pressed': { target: '#recorder.live', actions: 'goToEnd' },
          },
        },
        loaded: {
          description: 'A session from a file is open. Nothing is recorded.',
          meta: { requirements: ['Atlas: sessions'] },
          on: {
            'live.requested': {
              target: '#recorder.waiting',
              actions: ['forget', 'askShops'],
              description: 'Back to the shops: what they tell from now on.',
            },
          },
        },
      },
    },
  },
});
