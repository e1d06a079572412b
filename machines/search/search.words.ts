import type { Words } from '../words-of-machine.ts';

/** The search machine in plain words. */
export const searchWords: Words = {
  events: {
    'query.typed': 'type in the box',
    'entries.changed': 'the language changes, or other names come or fail to come',
    'search.resumed': 'come back to the box',
    'next.pressed': 'press Arrow down',
    'previous.pressed': 'press Arrow up',
    'enter.pressed': 'press Enter',
    'option.picked': 'pick a suggestion',
    'escape.pressed': 'press Escape',
    'query.cleared': 'empty the box by its button',
    'search.dismissed': 'leave the box',
  },
  guards: {
    isBlank: 'nothing is typed',
    hasMatches: 'something matches',
    isFoundNow: 'something matches now',
    isMissing: 'something is typed, and all names have come',
    isTyped: 'something is typed',
    isWhole: 'all names have come',
    isMatch: 'it is in the list',
  },
  actions: {
    find: 'find what matches',
    setEntries: 'take the new names',
    findAgain: 'find again',
    markNext: 'mark the next',
    markPrevious: 'mark the one before',
    pickActive: 'open the marked one',
    clear: 'empty the box',
    pick: 'open it',
    unmark: 'mark none',
  },
};
