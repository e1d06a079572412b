import type { Words } from '../words-of-machine.ts';

/** The chunk machine in plain words. */
export const chunkWords: Words = {
  events: {
    'done importChunk': 'the script is there',
    'error importChunk': 'the script did not come',
    'network.returned': 'the network is back',
    'after retryDelay': 'after the wait',
  },
  guards: {
    isTimeout: 'it took 120 seconds',
    hasRetriesLeft: 'tries are left',
    isReloadLeft: 'not reloaded for this build yet',
  },
  actions: {
    forgetError: 'forget the error',
    countFailure: 'count the failure',
    reloadPage: 'load the page anew',
  },
  actors: {
    importChunk: 'load the script',
  },
};
