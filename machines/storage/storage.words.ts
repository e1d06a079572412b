import type { Words } from '../words-of-machine.ts';

/** The storage machine in plain words. */
export const storageWords: Words = {
  events: {
    'storage.failed': 'something could not be stored',
    'storage.recovered': 'storing works again',
    'notice.dismissed': 'dismiss the line',
  },
};
