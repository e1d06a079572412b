import { assign, setup } from 'xstate';
import type { Meta } from '../meta.ts';
import { EVERYTHING, type TrafficQuestion } from './question.ts';

/** How many sessions were read, and how many could not be. */
export interface ReadSoFar {
  readonly sessions: number;
  readonly unread: number;
}

/** What was read, and what is asked of it. */
export interface TrafficContext extends ReadSoFar {
  /** How many files were chosen since nothing was open. */
  readonly files: number;
  readonly question: TrafficQuestion;
}

/** What an analyst does with traffic; `sessions.counted`, `reading.ended` and `check.ended` come from what reads. */
export type TrafficEvent =
  | { type: 'files.chosen'; files: number }
  | { type: 'sessions.counted'; sessions: number; unread: number }
  | { type: 'reading.ended'; sessions: number; unread: number }
  | { type: 'question.asked'; question: TrafficQuestion }
  | { type: 'check.pressed' }
  | { type: 'check.ended' }
  | { type: 'traffic.closed' };

const NOTHING = { files: 0, sessions: 0, unread: 0 };

/**
 * The traffic of shops: sessions and counts from files, read beside the page, counted by what is asked, and replayed on the
 * machines of this build. The page provides `readFiles`, `count`, `check` and `forget`, which hand the work on.
 *
 * Tag `counted`: charts show numbers.
 */
export const trafficMachine = setup({
  types: {
    context: {} as TrafficContext,
    events: {} as TrafficEvent,
    tags: {} as 'counted',
    meta: {} as Meta,
  },
  actions: {
    addFiles: assign({ files: ({ context }, { files }: { files: number }) => context.files + files }),
    noteRead: assign((_, { sessions, unread }: ReadSoFar) => ({ sessions, unread })),
    keepQuestion: assign({ question: (_, { question }: { question: TrafficQuestion }) => question }),
    close: assign({ ...NOTHING, question: EVERYTHING }),
    /** Reads the files that were chosen last. */
    readFiles: () => {},
    /** Counts what was read by the question. */
    count: () => {},
    /** Replays every session on the machines of this build. */
    check: () => {},
    /** Drops what was read. */
    forget: () => {},
  },
  guards: {
    hasSessions: (_, { sessions }: { sessions: number }) => sessions > 0,
  },
}).createMachine({
  id: 'traffic',
  description: 'What many sessions show of the machines.',
  meta: { requirements: [], told: ['files', 'sessions', 'unread', 'question'] },
  context: { ...NOTHING, question: EVERYTHING },
  initial: 'empty',
  on: {
    'files.chosen': {
      target: '.reading',
      actions: [{ type: 'addFiles', params: ({ event }) => ({ files: event.files }) }, 'readFiles'],
      description: 'They come beside those that are open.',
    },
  },
  states: {
    empty: { description: 'No traffic is open.' },
    reading: {
      description: 'Files are read. What is counted already shows.',
      tags: ['counted'],
      meta: { requirements: ['Atlas: bad input'] },
      on: {
        'sessions.counted': {
          actions: {
            type: 'noteRead',
            params: ({ event: { sessions, unread } }) => ({ sessions, unread }),
          },
        },
        'reading.ended': [
          {
            guard: { type: 'hasSessions', params: ({ event }) => ({ sessions: event.sessions }) },
            target: 'shown',
            actions: { type: 'noteRead', params: ({ event: { sessions, unread } }) => ({ sessions, unread }) },
          },
          {
            target: 'empty',
            actions: [
              'close',
              'forget',
              { type: 'noteRead', params: ({ event: { sessions, unread } }) => ({ sessions, unread }) },
            ],
            description: 'Nothing could be read: how much was left out stays on the page.',
          },
        ],
        'question.asked': {
          actions: [{ type: 'keepQuestion', params: ({ event }) => ({ question: event.question }) }, 'count'],
        },
        'traffic.closed': { target: 'empty', actions: ['close', 'forget'] },
      },
    },
    shown: {
      description: 'Charts show the numbers of all that was read and asked for.',
      tags: ['counted'],
      meta: { requirements: ['Atlas: traffic'] },
      initial: 'unchecked',
      on: {
        'question.asked': {
          actions: [{ type: 'keepQuestion', params: ({ event }) => ({ question: event.question }) }, 'count'],
        },
        'traffic.closed': { target: 'empty', actions: ['close', 'forget'] },
      },
      states: {
        unchecked: {
          description: 'Nobody has asked yet whether the machines of this build would do the same.',
          on: { 'check.pressed': { target: 'checking', actions: 'check' } },
        },
        checking: {
          description: 'Sessions are replayed, step by step.',
          on: { 'check.ended': 'checked' },
        },
        checked: {
          description: 'Sessions that deviate are listed.',
          meta: { requirements: ['Atlas: conformance'] },
        },
      },
    },
  },
});
