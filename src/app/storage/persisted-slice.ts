import type { Read } from './records.ts';
import type { SafeStore } from './safe-store.ts';

/** One kind of data that is stored whole, and of which the last choice counts in every tab (R30). */
export interface PersistedSlice<Data> {
  readonly key: string;
  /** Reads a stored text. Never throws. */
  readonly parse: (text: string) => Read<Data> | 'newer';
  readonly format: (data: Data) => string;
  /** What the actor holds now. */
  readonly current: () => Data;
  /** Gives the actor what storage or another tab holds. */
  readonly restore: (data: Data) => void;
  /** Calls back after each transition of the actor. */
  readonly subscribe: (listener: () => void) => void;
}

/** Reads keys of the store again when they may have changed outside of this tab. */
export interface StoreListener {
  readonly isMine: (key: string) => boolean;
  /** To be called when another tab has written. */
  readonly onStored: (key: string | null) => void;
  /** To be called when the page comes back. */
  readonly onResumed: () => void;
}

/** Who is told of what was found in the store. */
export interface StoreFindings {
  /** Something could not be read and is left out. */
  readonly onDamage: () => void;
  /** A newer shop has written. */
  readonly onNewer: () => void;
}

/**
 * Restores data from the store, writes every later change, and takes over what other tabs write (R14). A change that
 * came out of the store is not written back, so two tabs never answer each other.
 *
 * What was there and is not any more, or is damaged while the shop is open, is written again. What a newer shop wrote is
 * left alone until the shopper chooses anew.
 */
export function persistSlice<Data>(
  store: SafeStore,
  slice: PersistedSlice<Data>,
  { onDamage, onNewer }: StoreFindings,
): StoreListener {
  const { key } = slice;
  const seed = slice.format(slice.current());
  let known = seed;
  const take = (text: string | null) => {
    const read = text === null ? null : slice.parse(text);
    if (read === 'newer') return onNewer();
    if ((read === null || read.isDamaged) && known !== seed) return store.write(key, known);
    if (read === null) return;
    const normal = slice.format(read.data);
    if (read.isDamaged) {
      onDamage();
      store.write(key, normal);
    }
    if (normal === known) return;
    known = normal;
    slice.restore(read.data);
  };
  take(store.read(key));
  slice.subscribe(() => {
    const text = slice.format(slice.current());
    if (text === known) return;
    known = text;
    store.write(key, text);
  });
  return {
    isMine: (changed) => changed === key,
    onStored: () => take(store.readAgain(key)),
    onResumed: () => take(store.read(key)),
  };
}
