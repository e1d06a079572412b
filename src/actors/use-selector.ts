import { startTransition, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';

/** What an actor held when the build rendered the page, where that may differ from what it holds in a browser. */
const builtSnapshots = new WeakMap<AnyActorRef, () => unknown>();

/**
 * Remembers what an actor holds in the HTML of the build: a stored cart, a name or a wish for less motion is known in
 * the browser alone. A page is hydrated with this snapshot, and shows the true one right after.
 *
 * @param read must return the same snapshot each time
 */
export function rememberBuilt<Ref extends AnyActorRef>(actor: Ref, read: () => SnapshotFrom<Ref>): void {
  builtSnapshots.set(actor, read);
}

/**
 * A selector that answers with the value before as long as it is the same, so that React renders nothing for it. One
 * that is written in place is made anew with each render, and remembers no longer than that.
 */
function memoized<Snapshot, Value>(
  selector: (snapshot: Snapshot) => Value,
  isSame: (before: Value, now: Value) => boolean,
): (snapshot: Snapshot) => Value {
  let last: { readonly from: Snapshot; readonly value: Value } | undefined;
  return (from) => {
    if (last?.from === from) return last.value;
    const selected = selector(from);
    const value = last && isSame(last.value, selected) ? last.value : selected;
    last = { from, value };
    return value;
  };
}

/** The snapshot of now. @throws what ended the actor, if it failed */
function snapshotOf<Ref extends AnyActorRef>(actor: Ref): SnapshotFrom<Ref> {
  const snapshot = actor.getSnapshot();
  if (snapshot.status === 'error') throw snapshot.error;
  return snapshot as SnapshotFrom<Ref>;
}

/**
 * Reads a part of an actor's snapshot, as the hook of that name of `@xstate/react` does, and renders again when the part
 * changes. While a page is hydrated it reads what the build has rendered; the library's own reads the live snapshot
 * then, which a stored cart would make differ from the HTML.
 */
export function useSelector<Ref extends AnyActorRef, Value>(
  actor: Ref,
  selector: (snapshot: SnapshotFrom<Ref>) => Value,
  isSame: (before: Value, now: Value) => boolean = Object.is,
): Value {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = actor.subscribe({ next: onChange, error: onChange });
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  const select = useMemo(() => memoized(selector, isSame), [selector, isSame]);
  return useSyncExternalStore(
    subscribe,
    () => select(snapshotOf(actor)),
    () => select((builtSnapshots.get(actor)?.() ?? snapshotOf(actor)) as SnapshotFrom<Ref>),
  );
}

/**
 * Whether something is to be shown that may come a moment later than the rest: what answers a press is painted before.
 * It goes at once with whatever else is drawn.
 *
 * @param isShown the same function each time
 */
export function useShownLater<Ref extends AnyActorRef>(
  actor: Ref,
  isShown: (snapshot: SnapshotFrom<Ref>) => boolean,
): boolean {
  const [isDue, setDue] = useState(() => isShown(snapshotOf(actor)));
  useEffect(() => {
    const read = (): void => startTransition(() => setDue(isShown(actor.getSnapshot() as SnapshotFrom<Ref>)));
    // It may have changed between the render and here.
    read();
    const subscription = actor.subscribe({ next: read, error: () => undefined });
    return () => subscription.unsubscribe();
  }, [actor, isShown]);
  return isDue && isShown(snapshotOf(actor));
}
