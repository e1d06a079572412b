import type { SnapshotFrom } from 'xstate';
import type { NavigationEmitted, NavigationEvent } from '../../machines/navigation/navigation.machine.ts';
import type { sessionMachine } from '../../machines/session/session.machine.ts';
import { redirectOf } from '../routes/-open-screen.ts';
import type { Shop } from '../routes/-router-context.ts';

/** What the navigation machine has to know of the visitor: a name, none, or signed out (§6, R1). */
export function visitorEvent(session: SnapshotFrom<typeof sessionMachine>): NavigationEvent {
  if (session.hasTag('named')) return { type: 'visitor.named' };
  return session.hasTag('loggedIn') ? { type: 'visitor.returned' } : { type: 'visitor.leftOut' };
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
