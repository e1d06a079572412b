import type { SafeStore } from './safe-store.ts';

/** One kind of data that outlives the tab: its key, its codec, and access to the actor that holds it. */
export interface PersistedSlice<Data> {
  readonly key: string;
  /** Reads a stored text. Never throws: what it does not understand counts as nothing stored. */
  readonly parse: (text: string | null) => Data;
  readonly format: (data: Data) => string;
  /** What the actor holds now. */
  readonly current: () => Data;
  /** Gives the actor what storage or another tab holds. */
  readonly restore: (data: Data) => void;
  /** Calls back after each transition of the actor. */
  readonly subscribe: (listener: () => void) => void;
}

/** Reads a key of the store again when it may have changed outside of this tab. */
export interface StoreListener {
  readonly key: string;
  /** To be called when another tab has written. */
  readonly onStored: () => void;
  /** To be called when the page comes back from the browser's memory. */
  readonly onResumed: () => void;
}

/**
 * Restores data from the store, writes every later change, and takes over what other tabs write (R14). A change that
 * came out of the store is not written back, so two tabs never answer each other.
 */
export function persistSlice<Data>(store: SafeStore, slice: PersistedSlice<Data>): StoreListener {
  const { key } = slice;
  let known = slice.format(slice.current());
  const take = (text: string | null) => {
    const data = slice.parse(text);
    const normal = slice.format(data);
    if (normal === known) return;
    known = normal;
    slice.restore(data);
  };
  take(store.read(key));
  slice.subscribe(() => {
    const text = slice.format(slice.current());
    if (text === known) return;
    known = text;
    store.write(key, text);
  });
  return { key, onStored: () => take(store.readAgain(key)), onResumed: () => take(store.read(key)) };
}
