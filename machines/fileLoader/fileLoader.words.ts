import type { Words } from '../words-of-machine.ts';

/** The fileLoader machine in plain words. */
export const fileLoaderWords: Words = {
  events: {
    'file.chosen': 'choose a file',
    'done loadFirst': 'the file of the build is read',
    'error loadFirst': 'the file of the build cannot be read',
    'done readFile': 'the file is read',
    'error readFile': 'the file cannot be read',
    'refusal.dismissed': 'press OK',
  },
  guards: {
    isTooLarge: 'it is larger than 50 MB',
    isThere: 'there is one',
    hasOpened: 'something is open',
  },
  actions: {
    noteFile: 'note its name',
    refuse: 'say why not',
    keep: 'keep what is in it',
    emitOpened: 'tell that it is open',
    forgetFault: 'forget the fault',
  },
  actors: {
    loadFirst: 'load the file of the build',
    readFile: 'read the file',
  },
};
