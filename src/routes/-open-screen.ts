import { redirect } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import type {
  NavigationEmitted,
  NavigationEvent,
  navigationMachine,
} from '../../machines/navigation/navigation.machine.ts';
import type { RouterContext } from './-router-context.ts';

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

/** What a route's `beforeLoad` is given. */
export interface Opening {
  readonly context: Pick<RouterContext, 'textsFor'> & { readonly shop: { readonly navigation: Navigation } };
  /** Whether the shopper has only come near a link. */
  readonly preload: boolean;
  readonly abortController: AbortController;
}

/**
 * Opens a screen, from the `beforeLoad` of its route (§2 Routes, §6), once the texts of what it shows are there. A preload
 * opens nothing, and a screen that was left meanwhile is not opened.
 *
 * @throws the router's redirect, where the machine sends the shopper elsewhere (R1, R3).
 */
export function openScreen(
  { context: { shop, textsFor }, preload, abortController: { signal } }: Opening,
  event: NavigationEvent,
): Promise<unknown> | void {
  const open = () => {
    const to = preload ? undefined : redirectOf(shop.navigation, event);
    if (to !== undefined) throw redirect({ to, replace: true });
  };
  // Where nothing is waited for it is opened at once.
  return textsFor?.(event)?.then(() => signal.aborted || open()) ?? open();
}
