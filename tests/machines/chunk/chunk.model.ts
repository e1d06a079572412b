import { chunkMachine } from '../../../machines/chunk/chunk.machine.ts';
import { defineModel } from '../../engine/model.ts';
import { chunkOracle } from './chunk.oracle.ts';
import { covers } from '../../requirements/requirements.ts';

const address = '/static/js/async/account.js';

/**
 * A build that was already reloaded for a chunk and one that was not. The bundler's failures carry a type and an
 * address: gone (`missing`), or given up after 120 seconds (`timeout`); what is no object at all is a failure, too.
 */
export const chunkModel = defineModel({
  id: 'chunk',
  machine: chunkMachine,
  inputs: [{ reloaded: false }, { reloaded: true }],
  replies: {
    importChunk: [
      { done: undefined },
      { error: { name: 'ChunkLoadError', type: 'missing', request: address } },
      { error: { name: 'ChunkLoadError', type: 'timeout', request: address } },
      { error: 'timeout' },
      { error: null },
    ],
  },
  stimuli: () => [{ type: 'network.returned' }],
  project: ({ failures, error, reloaded }) => ({ failures, error, reloaded }),
  oracle: chunkOracle,
  requirements: [
    covers('§7 chunks', {
      states: ['chunk.loading', 'chunk.loaded'],
      transitions: [
        'chunk.loading: xstate.done.actor.importChunk[0]',
        'chunk.loading: xstate.error.actor.importChunk[0]',
      ],
    }),
    covers('§8 script chunk', {
      states: ['chunk.failed'],
      transitions: [
        'chunk.loading: xstate.error.actor.importChunk[0]',
        'chunk.loading: xstate.error.actor.importChunk[3]',
      ],
    }),
    covers('§9 chunk timeout', {
      states: ['chunk.failed'],
      transitions: ['chunk.loading: xstate.error.actor.importChunk[0]'],
    }),
    covers('R19 error', {
      states: ['chunk.failed'],
      transitions: ['chunk.loading: xstate.error.actor.importChunk[3]'],
    }),
    covers('R19 before it', {
      states: ['chunk.retrying', 'chunk.reloading'],
      transitions: [
        'chunk.loading: xstate.error.actor.importChunk[1]',
        'chunk.loading: xstate.error.actor.importChunk[2]',
        'chunk.retrying: xstate.after.retryDelay.chunk.retrying[0]',
        'chunk.retrying: network.returned[0]',
      ],
    }),
  ],
});
