import type { SafeStore } from './storage.ts';

/** How one kind of data is kept: where, as what text, and by whom it is held while the shop runs. */
export interface Kept<Data> {
  readonly key: string;
  /** Reads a stored text. Never throws: what it does not understand counts as nothing stored. */
  readonly parse: (text: string | null) => Data;
  readonly format: (data: Data) => string;
  /** What the holder holds now. */
  readonly current: () => Data;
  /** Gives the holder what storage or another tab holds. */
  readonly restore: (data: Data) => void;
  /** Calls back after each step of the holder. */
  readonly subscribe: (listener: () => void) => void;
}

/** What was kept, read once more. */
export interface Sync {
  readonly key: string;
  /** Another tab has written. */
  readonly follow: () => void;
  /** The page was away. */
  readonly resume: () => void;
}

/**
 * Restores data from the store, writes every later change, and takes over what other tabs write (R14). A change that
 * came out of the store is not written back, so two tabs never answer each other.
 */
export function keepInStep<Data>(store: SafeStore, kept: Kept<Data>): Sync {
  let known = kept.format(kept.current());
  const take = (text: string | null) => {
    const data = kept.parse(text);
    const normal = kept.format(data);
    if (normal === known) return;
    known = normal;
    kept.restore(data);
  };
  take(store.read(kept.key));
  kept.subscribe(() => {
    const text = kept.format(kept.current());
    if (text === known) return;
    known = text;
    store.write(kept.key, text);
  });
  return {
    key: kept.key,
    follow: () => take(store.readAgain(kept.key)),
    resume: () => take(store.read(kept.key)),
  };
}
