import { useCallback, useSyncExternalStore } from 'react';
import type { AnyActorRef } from 'xstate';

/** Renders nothing. @throws what ended the actor, as soon as it fails, so that the error view stands there and no dead shop */
export function Alive({ actor }: { readonly actor: AnyActorRef }) {
  const subscribe = useCallback(
    (onFailure: () => void) => {
      const subscription = actor.subscribe({ error: onFailure });
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  const read = () => {
    const snapshot = actor.getSnapshot();
    if (snapshot.status === 'error') throw snapshot.error;
    return null;
  };
  useSyncExternalStore(subscribe, read, read);
  return null;
}
