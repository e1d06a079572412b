import { redirect } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import type {
  NavigationEmitted,
  NavigationEvent,
  navigationMachine,
} from '../../machines/navigation/navigation.machine.ts';

type Navigation = ActorRefFrom<typeof navigationMachine>;

/** Tells the navigation machine what happened, and answers with the address that it asks for instead, if it does. */
export function redirectOf(navigation: Navigation, event: NavigationEvent): NavigationEmitted['to'] | undefined {
  let to: NavigationEmitted['to'] | undefined;
  const subscription = navigation.on('visitor.redirected', (emitted) => {
    to = emitted.to;
  });
  navigation.send(event);
  subscription.unsubscribe();
  return to;
}

/**
 * Opens a screen, from the `beforeLoad` of its route (§2 Routes, §6). A preload opens nothing: the shopper has only
 * come near a link.
 *
 * @throws the router's redirect, where the machine sends the shopper elsewhere (R1, R3).
 */
export function openScreen(navigation: Navigation, event: NavigationEvent, preload: boolean): void {
  if (preload) return;
  const to = redirectOf(navigation, event);
  if (to !== undefined) throw redirect({ to, replace: true });
}
