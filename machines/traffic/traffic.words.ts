import type { Words } from '../words-of-machine.ts';

/** The traffic machine in plain words. */
export const trafficWords: Words = {
  events: {
    'files.chosen': 'choose files',
    'sessions.counted': 'sessions are counted',
    'reading.ended': 'the files are read',
    'question.asked': 'choose what is counted',
    'check.pressed': 'press Check',
    'check.ended': 'all are replayed',
    'traffic.closed': 'press Close traffic',
  },
  guards: { hasSessions: 'sessions could be read' },
  actions: {
    addFiles: 'count the files',
    readFiles: 'read them',
    noteRead: 'keep how many were read',
    keepQuestion: 'keep what is asked',
    count: 'count again',
    check: 'replay the sessions',
    close: 'keep nothing',
    forget: 'forget what was read',
  },
};
