import type { Words } from '../words-of-machine.ts';

/** The contents machine in plain words. */
export const contentsWords: Words = {
  events: {
    'damage.found': 'something stored makes no sense',
    'damage.dismissed': 'dismiss the line',
    'newer.found': 'a newer shop has written',
    'reload.requested': 'press Reload',
  },
  actions: {
    reloadPage: 'load the page anew',
  },
};
