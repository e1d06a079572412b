import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import type { Meta } from '../meta.ts';
import { type ChosenFile, type Fault, LARGEST_FILE, type OpenFile, faultOf } from './files.ts';

/** What is open, and the file that was chosen last with the reason why it was refused. */
export interface FileLoaderContext {
  readonly opened: OpenFile | null;
  readonly file: string;
  readonly fault: Fault | null;
}

/** What an analyst does with files. */
export type FileLoaderEvent = { type: 'file.chosen'; file: ChosenFile } | { type: 'refusal.dismissed' };

/** Emitted when a file was read. */
export interface FileLoaderEmitted {
  type: 'file.opened';
  opened: OpenFile;
}

/**
 * Opens a file: the coverage of a test run, or a saved session. What cannot be read is refused with a reason, and what
 * was open stays open.
 */
export const fileLoaderMachine = setup({
  types: {
    context: {} as FileLoaderContext,
    events: {} as FileLoaderEvent,
    emitted: {} as FileLoaderEmitted,
    meta: {} as Meta,
  },
  actors: {
    loadFirst: fromPromise<OpenFile | null>(() => Promise.resolve(null)),
    readFile: fromPromise<OpenFile, { file: ChosenFile }>(() => Promise.reject(new Error('readFile is not provided'))),
  },
  actions: {
    keep: assign({ opened: (_, { opened }: { opened: OpenFile | null }) => opened }),
    emitOpened: emit((_, { opened }: { opened: OpenFile }) => ({ type: 'file.opened' as const, opened })),
    noteFile: assign({ file: (_, { file }: { file: ChosenFile }) => file.name }),
    refuse: assign({ fault: (_, { fault }: { fault: Fault }) => fault }),
    forgetFault: assign({ fault: null }),
  },
  guards: {
    isThere: (_, { opened }: { opened: OpenFile | null }) => opened !== null,
    isTooLarge: (_, { file }: { file: ChosenFile }) => file.size > LARGEST_FILE,
    hasOpened: ({ context }) => context.opened !== null,
  },
}).createMachine({
  id: 'fileLoader',
  description: 'Opens coverage and saved sessions.',
  meta: { requirements: [], told: ['opened', 'file', 'fault', 'output', 'error'] },
  context: { opened: null, file: '', fault: null },
  initial: 'asking',
  on: {
    'file.chosen': [
      {
        guard: { type: 'isTooLarge', params: ({ event }) => ({ file: event.file }) },
        target: '.refused',
        actions: [
          { type: 'noteFile', params: ({ event }) => ({ file: event.file }) },
          { type: 'refuse', params: { fault: 'large' } },
        ],
        description: 'More than 50 MB are not read at all.',
      },
      { target: '.reading', actions: { type: 'noteFile', params: ({ event }) => ({ file: event.file }) } },
    ],
  },
  states: {
    asking: {
      description: 'Loads the file that the build contains, if any.',
      invoke: {
        src: 'loadFirst',
        id: 'loadFirst',
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => ({ opened: event.output }) },
            target: 'open',
            actions: { type: 'keep', params: ({ event }) => ({ opened: event.output }) },
          },
          { target: 'empty' },
        ],
        onError: 'empty',
      },
    },
    empty: { description: 'Nothing is open.' },
    open: {
      description: 'Something is open.',
      meta: { requirements: ['Atlas: coverage', 'Atlas: sessions'] },
    },
    reading: {
      description: 'A file is read.',
      invoke: {
        src: 'readFile',
        id: 'readFile',
        input: ({ event }) => {
          assertEvent(event, 'file.chosen');
          return { file: event.file };
        },
        onDone: {
          target: 'open',
          actions: [
            { type: 'keep', params: ({ event }) => ({ opened: event.output }) },
            { type: 'emitOpened', params: ({ event }) => ({ opened: event.output }) },
          ],
        },
        onError: {
          target: 'refused',
          actions: { type: 'refuse', params: ({ event }) => ({ fault: faultOf(event.error) }) },
        },
      },
    },
    refused: {
      description: 'One sentence says why a file was not opened. What was open stays.',
      meta: { requirements: ['Atlas: bad input'] },
      exit: 'forgetFault',
      on: {
        'refusal.dismissed': [{ guard: 'hasOpened', target: 'open' }, { target: 'empty' }],
      },
    },
  },
});
