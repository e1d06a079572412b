import type { InspectionMessage, SnapshotMessage } from '../../../machines/recorder/messages.ts';
import type { Session } from '../../../src/atlas/page/live/session-file.ts';
import type { Random } from '../../engine/random-walks/random.ts';

/** A session that was altered in one step, and where. */
export interface Altered {
  readonly session: Session;
  readonly moment: number;
  readonly how: string;
}

type Alter = (message: SnapshotMessage) => SnapshotMessage | null;

/** The state of a session that is given another one, of which nobody has heard or which is only the wrong one. */
const OTHER: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  cart: { filled: 'empty', empty: 'filled', unavailable: 'offered', offered: 'unavailable' },
  navigation: { home: 'signUp', signUp: 'home', cart: 'checkout', list: 'home', found: 'missing' },
  session: { visiting: 'signedIn', signedIn: 'signedOut', signedOut: 'visiting' },
  purchase: { choosing: 'added', added: 'choosing' },
  checkout: { unanswered: 'complete', complete: 'rejected', rejected: 'unanswered' },
  search: { closed: 'open', open: 'closed' },
};

/** The value with its first known leaf exchanged; null where it has none. */
function exchanged(value: unknown, leaves: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string') return leaves[value] ?? null;
  for (const [key, inner] of Object.entries(Object(value))) {
    const other = exchanged(inner, leaves);
    if (other !== null) return { ...Object(value), [key]: other };
  }
  return null;
}

const WAYS: Readonly<Record<string, (machine: string) => Alter>> = {
  state: (machine) => (message) => {
    const value = exchanged(message.snapshot.value, OTHER[machine] ?? {});
    return value === null ? null : { ...message, snapshot: { ...message.snapshot, value } };
  },
  context: (machine) => (message) => {
    const lines: unknown = Reflect.get(Object(message.snapshot.context), 'lines');
    if (machine !== 'cart' || !Array.isArray(lines)) return null;
    const context = { ...Object(message.snapshot.context), lines: [...lines, { id: 9, quantity: 7 }] };
    return { ...message, snapshot: { ...message.snapshot, context } };
  },
};

function machineOf(messages: readonly InspectionMessage[], sessionId: string): string {
  const actor = messages.find((message) => message.type === '@xstate.actor' && message.sessionId === sessionId);
  return actor?.type === '@xstate.actor' ? actor.name : '';
}

/** A session with one step altered by chance; null where it has none that can be. */
export function altered(session: Session, random: Random): Altered | null {
  const { messages } = session;
  const places = messages.flatMap((message, index) =>
    message.type === '@xstate.snapshot' && !['xstate.init', 'xstate.stop'].includes(message.event.type) ? [index] : [],
  );
  while (places.length > 0) {
    const [place = 0] = places.splice(random.below(places.length), 1);
    const message = messages[place];
    if (message?.type !== '@xstate.snapshot') continue;
    const how = random.pick(Object.keys(WAYS));
    const other = WAYS[how]?.(machineOf(messages, message.sessionId))(message) ?? null;
    if (other === null) continue;
    return { session: { ...session, messages: messages.with(place, other) }, moment: place + 1, how };
  }
  return null;
}

/** A session with one microstep that claims another transition, or none; null where it has none that can be. */
export function withOtherTransition(session: Session, random: Random): Altered | null {
  const { messages } = session;
  const places = messages.flatMap((message, index) =>
    message.type === '@xstate.microstep' && (message.transitions ?? []).length > 0 ? [index] : [],
  );
  if (places.length === 0) return null;
  const place = random.pick(places);
  const message = messages[place];
  if (message?.type !== '@xstate.microstep') return null;
  const answer = messages.findIndex(
    (other, index) => index > place && other.type === '@xstate.snapshot' && other.sessionId === message.sessionId,
  );
  return {
    session: {
      ...session,
      messages: messages.with(place, { ...message, transitions: ['cart.lines.filled: nothing[0]'] }),
    },
    moment: answer + 1,
    how: 'transitions',
  };
}
