import { sessionMachine } from '../../../machines/session/session.machine.ts';
import { defineModel } from '../../engine/model.ts';
import { covers } from '../../requirements/requirements.ts';
import { sessionOracle } from './session.oracle.ts';

/** Two real names, and the names that stand for nobody: guest in any case, nothing, white space (R2). */
export const sessionModel = defineModel({
  id: 'session',
  machine: sessionMachine,
  stimuli: () => [
    { type: 'session.signedIn', name: 'Ada' },
    { type: 'session.signedIn', name: 'Guest Ann' },
    { type: 'session.signedIn', name: 'GUEST' },
    { type: 'session.signedIn', name: ' guest ' },
    { type: 'session.signedOut' },
    { type: 'session.restored', name: 'Ada', login: true },
    { type: 'session.restored', name: 'gUeSt', login: true },
    { type: 'session.restored', name: '', login: true },
    { type: 'session.restored', name: '  ', login: true },
    { type: 'session.restored', name: 'Ada', login: false },
    { type: 'session.restored', name: 'Guest', login: false },
  ],
  project: ({ name, email }) => ({ name, email }),
  oracle: sessionOracle,
  requirements: [
    covers('§2 Header: greeting', {
      transitions: ['session.visiting: session.signedIn[0]', 'session.signedIn: session.signedOut[0]'],
    }),
    covers('§2 /UserProfile: form', { states: ['session.visiting', 'session.signedOut'] }),
    covers('§4 Login: form', { states: ['session.visiting'], transitions: ['session.visiting: session.signedIn[1]'] }),
    covers('§4 Login: Log in', {
      states: ['session.signedIn'],
      transitions: ['session.visiting: session.signedIn[0]', 'session.signedOut: session.signedIn[0]'],
    }),
    covers('§6 roles', { states: ['session.visiting', 'session.signedIn', 'session.signedOut'] }),
    covers('R1 flag and name', { states: ['session.visiting', 'session.signedIn', 'session.signedOut'] }),
    covers('R1 new visitor', { states: ['session.visiting'] }),
    covers('R1 signing out', {
      states: ['session.signedOut'],
      transitions: ['session.signedIn: session.signedOut[0]'],
    }),
    covers('R1 signed out', {
      states: ['session.signedOut'],
      transitions: ['session.signedOut: session.signedIn[0]', 'session.signedOut: session.signedIn[1]'],
    }),
    covers('R2 GUEST', {
      states: ['session.visiting'],
      transitions: ['session.visiting: session.signedIn[1]', 'session.signedOut: session.signedIn[1]'],
    }),
    covers('R30 last choice', {
      transitions: ['session: session.restored[0]', 'session: session.restored[1]', 'session: session.restored[2]'],
    }),
    covers('R14 kept', {
      transitions: ['session: session.restored[0]', 'session: session.restored[1]', 'session: session.restored[2]'],
    }),
  ],
});
