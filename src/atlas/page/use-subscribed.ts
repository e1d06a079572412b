import { useSyncExternalStore } from 'react';

/** Something that tells those who subscribe whenever it has changed. */
interface Subscribable {
  /** @returns ends that */
  subscribe(subscriber: () => void): () => void;
}

/**
 * Reads something that is no actor, and renders again when that has changed.
 *
 * @param read must return the same value until it is told of a change
 */
export function useSubscribed<TValue>(source: Subscribable, read: () => TValue): TValue {
  return useSyncExternalStore((subscriber) => source.subscribe(subscriber), read, read);
}
