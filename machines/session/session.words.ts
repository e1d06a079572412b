import type { Words } from '../words-of-machine.ts';

/** The session machine in plain words. */
export const sessionWords: Words = {
  events: {
    'session.restored': 'the session is read',
    'session.signedIn': 'someone signs in',
    'session.signedOut': 'someone signs out',
  },
  guards: {
    isLoggedOut: 'login is off',
    isSomebody: 'there is a name, and it is not Guest',
  },
  actions: {
    resetName: 'the name is Guest',
    setName: 'keep the name',
  },
};
