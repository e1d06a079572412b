import { assign, setup } from 'xstate';
import type { Meta } from '../meta.ts';

/**
 * The numbers of the moments that are kept, counted from 1. `first` is above 1 where old ones were dropped; `last` is 0
 * where there are none.
 */
export interface Span {
  readonly first: number;
  readonly last: number;
}

/** The moments that are kept, and the one that shows: 0 where there is none. */
export interface RecorderContext extends Span {
  readonly momentNumber: number;
  /** The session id of the actor that the charts follow; null where each follows the newest of its machine. */
  readonly actor: string | null;
}

/** What can happen to a recording. `moments.arrived` holds what is kept after new messages came. */
export type RecorderEvent =
  | { type: 'moments.arrived'; first: number; last: number }
  | { type: 'pause.pressed' }
  | { type: 'resume.pressed' }
  | { type: 'back.pressed' }
  | { type: 'forward.pressed' }
  | { type: 'moment.picked'; momentNumber: number }
  | { type: 'actor.picked'; actor: string | null }
  | { type: 'live.requested' }
  | { type: 'session.opened'; last: number };

const NOTHING = { first: 1, last: 0, momentNumber: 0, actor: null };

/**
 * The recording of a shop that is open in the same browser: followed live, paused, stepped through, or opened from a
 * file.
 *
 * Tag `recording`: what arrives is kept. Tag `still`: one moment shows and new ones do not.
 */
export const recorderMachine = setup({
  types: {
    context: {} as RecorderContext,
    events: {} as RecorderEvent,
    tags: {} as 'recording' | 'still',
    meta: {} as Meta,
  },
  actions: {
    follow: assign((_, { first, last }: Span) => ({ first, last, momentNumber: last })),
    stretch: assign(({ context }, { first, last }: Span) => ({
      first,
      last,
      momentNumber: Math.max(first, context.momentNumber),
    })),
    stepBack: assign({ momentNumber: ({ context }) => context.momentNumber - 1 }),
    stepForward: assign({ momentNumber: ({ context }) => context.momentNumber + 1 }),
    goTo: assign({ momentNumber: (_, { momentNumber }: { momentNumber: number }) => momentNumber }),
    goToEnd: assign({ momentNumber: ({ context }) => context.last }),
    followActor: assign({ actor: (_, { actor }: { actor: string | null }) => actor }),
    forget: assign(NOTHING),
    spanSession: assign((_, { last }: { last: number }) => ({ first: 1, last, momentNumber: last, actor: null })),
    /** The page drops what it holds, and asks the shops to send their actors again. */
    askShops: () => {},
  },
  guards: {
    isAfterFirst: ({ context }) => context.momentNumber > context.first,
    isBeforeLast: ({ context }) => context.momentNumber < context.last,
    isKept: ({ context }, { momentNumber }: { momentNumber: number }) =>
      momentNumber >= context.first && momentNumber <= context.last,
  },
}).createMachine({
  id: 'recorder',
  description: 'The inspection messages of a shop in the same browser.',
  meta: { requirements: [], told: ['first', 'last', 'momentNumber', 'actor'] },
  context: NOTHING,
  initial: 'waiting',
  on: {
    'actor.picked': {
      actions: { type: 'followActor', params: ({ event }) => ({ actor: event.actor }) },
      description: 'Of several actors of one machine, the one that its chart follows.',
    },
    'session.opened': {
      target: '.still.loaded',
      actions: { type: 'spanSession', params: ({ event }) => ({ last: event.last }) },
      description: 'A saved session replaces what was recorded.',
    },
  },
  states: {
    waiting: {
      description: 'No message has arrived yet.',
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
          guard: { type: 'isKept', params: ({ event }) => ({ momentNumber: event.momentNumber }) },
          target: 'still.paused',
          actions: { type: 'goTo', params: ({ event }) => ({ momentNumber: event.momentNumber }) },
        },
      },
    },
    still: {
      description: 'One moment shows; back and forward step from there.',
      tags: ['still'],
      initial: 'paused',
      on: {
        'back.pressed': { guard: 'isAfterFirst', actions: 'stepBack' },
        'forward.pressed': { guard: 'isBeforeLast', actions: 'stepForward' },
        'moment.picked': {
          guard: { type: 'isKept', params: ({ event }) => ({ momentNumber: event.momentNumber }) },
          actions: { type: 'goTo', params: ({ event }) => ({ momentNumber: event.momentNumber }) },
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
              description: 'Where the moment itself was dropped, the oldest one shows.',
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
              description: 'Back to the shops: what they send from now on.',
            },
          },
        },
      },
    },
  },
});
