import type { Oracle } from '../../engine/model.ts';
import { predictionDefaults } from '../../engine/prediction-defaults.ts';

const WAITED = 'xstate.after.retryDelay.chunk.retrying';

type Event =
  | { type: 'network.returned' }
  | { type: 'xstate.done.actor.importChunk' }
  | { type: 'xstate.error.actor.importChunk'; error: unknown }
  | { type: typeof WAITED };

type State = 'loading' | 'retrying' | 'loaded' | 'reloading' | 'failed';

/**
 * All failures so far, whether this build was already reloaded for a chunk, and whether this step changed the state.
 */
type Ref = { state: State; errors: readonly unknown[]; reloaded: boolean; entered: boolean };

/** The waits in milliseconds before the tries that follow a failure; after these the page is loaded anew (R19). */
const WAITS = [400, 800];

/** §9: the bundler gives up after 120 seconds and calls that a timeout. */
function isTimeout(error: unknown): boolean {
  return Object(error).type === 'timeout';
}

function afterFailure(error: unknown, failures: number, reloaded: boolean): State {
  if (isTimeout(error)) return 'failed';
  if (failures <= WAITS.length) return 'retrying';
  return reloaded ? 'failed' : 'reloading';
}

/** Retries, then at most one reload for each build, then the error; no retry after 120 seconds (§7, §8, §9, R19). */
export const chunkOracle: Oracle<Ref, Event> = {
  initial: ({ reloaded }: { reloaded: boolean }) => ({ state: 'loading', errors: [], reloaded, entered: true }),
  next: (ref, event) => {
    const to = (state: State, errors = ref.errors): Ref => ({ ...ref, state, errors, entered: true });
    switch (event.type) {
      case 'network.returned':
      case WAITED:
        return ref.state === 'retrying' ? to('loading') : { ...ref, entered: false };
      case 'xstate.done.actor.importChunk':
        return to('loaded');
      case 'xstate.error.actor.importChunk': {
        const errors = [...ref.errors, event.error];
        return to(afterFailure(event.error, errors.length, ref.reloaded), errors);
      }
    }
  },
  observe: ({ state, errors, reloaded, entered }) => {
    const isSettled = state === 'loaded' || state === 'failed';
    const error = state === 'loaded' ? null : (errors.at(-1) ?? null);
    return {
      ...predictionDefaults,
      state,
      status: isSettled ? 'done' : 'active',
      tags: isSettled ? ['settled'] : [],
      context: { failures: errors.length, error, reloaded },
      executed: entered && state === 'reloading' ? [{ type: 'reloadPage' }] : [],
      invoked: entered && state === 'loading' ? [{ type: 'importChunk', id: 'importChunk' }] : [],
      scheduled: entered && state === 'retrying' ? [{ type: WAITED, delay: WAITS[errors.length - 1] }] : [],
      output: isSettled ? { error } : null,
    };
  },
};
