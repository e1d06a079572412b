import { assign, setup } from 'xstate';
import type { Meta } from '../meta.ts';
import { GUEST_NAME, SAMPLE_EMAIL, isSomebody } from './name.ts';

/** The data of the user; the flag `login` of §3 is the tag `loggedIn` of the state. */
export interface SessionContext {
  name: string;
  email: string;
}

/** What can happen to a session. `session.restored` brings what storage or another tab holds. */
export type SessionEvent =
  | { type: 'session.signedIn'; name: string }
  | { type: 'session.signedOut' }
  | { type: 'session.restored'; name: string; login: boolean };

/**
 * Who is shopping (§3 User, §4 Login, §6). A new visitor is `Guest` with login true (R1).
 *
 * Tag `loggedIn`: the cart opens. Tag `named`: the account page shows instead of the sign-in form.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    tags: {} as 'loggedIn' | 'named',
    meta: {} as Meta,
  },
  actions: {
    setName: assign({ name: (_, params: { name: string }) => params.name }),
    resetName: assign({ name: GUEST_NAME }),
  },
  guards: {
    isSomebody: (_, params: { name: string }) => isSomebody(params.name),
    isLoggedOut: (_, params: { login: boolean }) => !params.login,
  },
}).createMachine({
  id: 'session',
  description: 'Who is shopping (§3 User, §4 Login, §6).',
  meta: {
    requirements: ['§2 Header', '§2 /UserProfile', '§4 Login', 'R2', 'R14', 'R30'],
    told: ['login'],
    masked: ['name', 'email'],
  },
  context: { name: GUEST_NAME, email: SAMPLE_EMAIL },
  initial: 'visiting',
  on: {
    'session.restored': [
      {
        guard: { type: 'isLoggedOut', params: ({ event }) => ({ login: event.login }) },
        target: '.signedOut',
        actions: 'resetName',
        description: 'Another tab signed out.',
      },
      {
        guard: { type: 'isSomebody', params: ({ event }) => ({ name: event.name }) },
        target: '.signedIn',
        actions: { type: 'setName', params: ({ event }) => ({ name: event.name }) },
      },
      {
        target: '.visiting',
        actions: { type: 'setName', params: ({ event }) => ({ name: event.name }) },
      },
    ],
  },
  states: {
    visiting: {
      description: 'Nobody has given a name, yet the cart is open: the seed says login true.',
      tags: ['loggedIn'],
      meta: { requirements: ['§6', 'R1'] },
      on: {
        'session.signedIn': [
          {
            guard: { type: 'isSomebody', params: ({ event }) => ({ name: event.name }) },
            target: 'signedIn',
            actions: { type: 'setName', params: ({ event }) => ({ name: event.name }) },
            description: 'Signing in sets the name to the entered text and login to true.',
          },
          {
            actions: { type: 'setName', params: ({ event }) => ({ name: event.name }) },
            description: 'The name «guest», in any case, is taken but still counts as signed out.',
          },
        ],
      },
    },
    signedIn: {
      description: 'A named shopper: account page and cart are open.',
      tags: ['loggedIn', 'named'],
      meta: { requirements: ['§4 Login', '§6'] },
      on: {
        'session.signedOut': {
          target: 'signedOut',
          actions: 'resetName',
          description: 'Signing out sets Guest and login false.',
        },
      },
    },
    signedOut: {
      description: 'Someone signed out: the cart is closed until somebody signs in.',
      meta: { requirements: ['§6', 'R1'] },
      on: {
        'session.signedIn': [
          {
            guard: { type: 'isSomebody', params: ({ event }) => ({ name: event.name }) },
            target: 'signedIn',
            actions: { type: 'setName', params: ({ event }) => ({ name: event.name }) },
          },
          {
            target: 'visiting',
            actions: { type: 'setName', params: ({ event }) => ({ name: event.name }) },
            description: 'Signing in as «guest» sets login to true and keeps the sign-in form.',
          },
        ],
      },
    },
  },
});
