import { assign, fromPromise, setup } from 'xstate';
import type { Meta } from '../meta.ts';
import { CHUNK_RETRIES, CHUNK_RETRY_DELAY } from './limits.ts';

/** How often the chunk has failed, what went wrong last, and whether this build was already reloaded for a chunk. */
export interface ChunkContext {
  failures: number;
  error: unknown;
  reloaded: boolean;
}

/** Whether an error says that the 120 seconds are over: the bundler calls that type `timeout`. */
function isTimeoutError(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'type' in error && error.type === 'timeout';
}

/**
 * The loading of one script chunk (§7, §8 Script chunk failure, R19): retries, then at most one reload for each build,
 * then the error, which names type and address. The app provides `importChunk` and `reloadPage`, and narrows
 * `isReloadLeft` to the moments when a reload helps.
 */
export const chunkMachine = setup({
  types: {
    context: {} as ChunkContext,
    events: {} as { type: 'network.returned' },
    input: {} as { reloaded: boolean },
    output: {} as { error: unknown },
    tags: {} as 'settled',
    meta: {} as Meta,
  },
  actors: {
    importChunk: fromPromise<void>(() => Promise.reject(new Error('importChunk is not provided'))),
  },
  actions: {
    countFailure: assign({
      failures: ({ context }) => context.failures + 1,
      error: (_, params: { error: unknown }) => params.error,
    }),
    forgetError: assign({ error: null }),
    reloadPage: () => {},
  },
  guards: {
    isTimeout: (_, params: { error: unknown }) => isTimeoutError(params.error),
    hasRetriesLeft: ({ context }) => context.failures < CHUNK_RETRIES,
    isReloadLeft: ({ context }) => !context.reloaded,
  },
  delays: { retryDelay: ({ context }) => CHUNK_RETRY_DELAY * 2 ** (context.failures - 1) },
}).createMachine({
  id: 'chunk',
  description: 'One script of the shop on its way (§7, §8): tried again, then one reload, then an error.',
  meta: { requirements: ['R19'], told: ['failures', 'error', 'reloaded', 'output'] },
  context: ({ input }) => ({ failures: 0, error: null, reloaded: input.reloaded }),
  initial: 'loading',
  output: ({ context }) => ({ error: context.error }),
  states: {
    loading: {
      description: 'The chunk is on its way; the bundler gives up after 120 seconds.',
      meta: { requirements: ['§7 chunks', '§9 chunk timeout'] },
      invoke: {
        src: 'importChunk',
        id: 'importChunk',
        onDone: { target: 'loaded', actions: 'forgetError' },
        onError: [
          {
            guard: { type: 'isTimeout', params: ({ event }) => ({ error: event.error }) },
            target: 'failed',
            actions: { type: 'countFailure', params: ({ event }) => ({ error: event.error }) },
            description: 'After 120 seconds there is no second try.',
          },
          {
            guard: 'hasRetriesLeft',
            target: 'retrying',
            actions: { type: 'countFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            guard: 'isReloadLeft',
            target: 'reloading',
            actions: { type: 'countFailure', params: ({ event }) => ({ error: event.error }) },
            description: 'The build may have been replaced: the page is loaded anew, once.',
          },
          {
            target: 'failed',
            actions: { type: 'countFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    retrying: {
      description: 'Waits 400 ms, then 800 ms.',
      after: { retryDelay: 'loading' },
      on: { 'network.returned': 'loading' },
    },
    loaded: { description: 'The chunk is there.', type: 'final', tags: ['settled'] },
    reloading: {
      description: 'The page is loaded anew; the cart is in storage.',
      meta: { requirements: ['R19'] },
      entry: 'reloadPage',
    },
    failed: {
      description: 'The error view names the type of the failure and the address of the chunk.',
      type: 'final',
      tags: ['settled'],
      meta: { requirements: ['§8 script chunk'] },
    },
  },
});
