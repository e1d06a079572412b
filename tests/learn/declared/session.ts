import { accountOracle } from '../../machines/account/account.oracle.ts';
import { sessionOracle } from '../../machines/session/session.oracle.ts';
import type { Declared } from './declared.ts';
import { OracleRun } from './oracle-run.ts';

type Who = OracleRun<ReturnType<typeof sessionOracle.initial>, SessionEvent, { name: string }>;
type Panel = OracleRun<ReturnType<typeof accountOracle.initial>, AccountEvent, object>;
type SessionEvent = Parameters<typeof sessionOracle.next>[1];
type AccountEvent = Parameters<typeof accountOracle.next>[1];

/** The account page is made anew whenever it opens, with no panel. */
const CLOSED: Panel = new OracleRun(accountOracle, accountOracle.initial(undefined));

interface State {
  readonly who: Who;
  readonly panel: Panel;
  readonly isAtCart: boolean;
}

function has({ predicted }: Who, tag: 'named' | 'loggedIn'): boolean {
  return predicted.tags?.includes(tag) === true;
}

function tile(name: string, { predicted }: Panel, state: string): string {
  return predicted.state === state ? `${name} [expanded]` : name;
}

function logIn({ who }: State, name: string): State {
  return { who: who.after({ type: 'session.signedIn', name }), panel: CLOSED, isAtCart: false };
}

/** Session, account page and the guard of the cart (§4 Login, §6, R1, R2, R17). */
export const sessionDeclared: Declared<State> = {
  start: {
    who: new OracleRun(sessionOracle, sessionOracle.initial(undefined)),
    panel: CLOSED,
    isAtCart: false,
  },
  next: (state, input) => {
    const { who, panel, isAtCart } = state;
    const [hasForm, hasAccount] = [!isAtCart && !has(who, 'named'), !isAtCart && has(who, 'named')];
    switch (input) {
      case 'log in as Ada':
        return hasForm ? logIn(state, 'Ada') : null;
      case 'log in as GUEST':
        return hasForm ? logIn(state, 'GUEST') : null;
      case 'press Sign out':
        return hasAccount ? { ...state, who: who.after({ type: 'session.signedOut' }), panel: CLOSED } : null;
      case 'press Orders':
        return hasAccount ? { ...state, panel: panel.after({ type: 'orders.pressed' }) } : null;
      case 'press Security':
        return hasAccount ? { ...state, panel: panel.after({ type: 'security.pressed' }) } : null;
      case 'follow the cart':
        return has(who, 'loggedIn') ? { who, panel: CLOSED, isAtCart: true } : state;
      default:
        return { ...state, isAtCart: false };
    }
  },
  see: ({ who, panel, isAtCart }) => {
    const { name } = who.predicted.context;
    const isNamed = has(who, 'named');
    const lead = has(who, 'loggedIn') ? 'No account is needed' : 'You are signed out';
    return {
      address: isAtCart ? '/ShoppingCart' : '/UserProfile',
      heading: isAtCart ? 'Shopping cart' : isNamed ? name : 'Sign in',
      greeting: `Hello, ${name}`,
      tiles: isAtCart || !isNamed ? '' : `${tile('Orders', panel, 'orders')}, ${tile('Security', panel, 'security')}`,
      lead: isAtCart || isNamed ? '' : lead,
    };
  },
  key: ({ who, panel, isAtCart }) => [who.key, panel.key, isAtCart],
};
