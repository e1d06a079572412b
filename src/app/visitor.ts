import type { SnapshotFrom } from 'xstate';
import type { NavigationEmitted, NavigationEvent } from '../../machines/navigation/navigation.machine.ts';
import type { sessionMachine } from '../../machines/session/session.machine.ts';
import { redirectOf } from '../routes/-open-screen.ts';
import type { Shop } from '../routes/-router-context.ts';

type Session = SnapshotFrom<typeof sessionMachine>;

/** The event that leads navigation into each state of the session. */
const EVENTS = {
  visiting: { type: 'visitor.arrived' },
  signedIn: { type: 'visitor.signedIn' },
  signedOut: { type: 'visitor.signedOut' },
} as const satisfies Record<Session['value'], NavigationEvent>;

/** What the navigation machine gets of the session: its state (§6, R1). */
export function visitorEvent(session: Session): NavigationEvent {
  return EVENTS[session.value];
}

/**
 * Lets navigation follow the session. `redirect` is called when a screen that is open closes to the visitor: the cart,
 * when another tab signs out.
 */
export function followVisitor(
  { session, navigation }: Pick<Shop, 'session' | 'navigation'>,
  redirect: (to: NavigationEmitted['to']) => void,
): void {
  session.subscribe((snapshot) => {
    const to = redirectOf(navigation, visitorEvent(snapshot));
    if (to !== undefined) redirect(to);
  });
}
