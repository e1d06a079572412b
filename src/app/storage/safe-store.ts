import type { TextStore } from '../environment.ts';

/** A store that never throws. What the browser refuses to keep is kept in memory, as long as the tab lives (R14). */
export interface SafeStore {
  /** The text under a key, null where there is none. */
  readonly read: (key: string) => string | null;
  /** Like `read`, but past the memory: for a key that another tab has just written. */
  readonly readAgain: (key: string) => string | null;
  readonly write: (key: string, text: string) => void;
}

/**
 * Makes a store safe. `open` may throw as well as each call to what it returns; `onFailure` is called each time.
 *
 * @example
 * const store = createSafeStore(() => window.localStorage, () => storage.send({ type: 'storage.failed' }));
 */
export function createSafeStore(open: () => TextStore, onFailure: () => void): SafeStore {
  const unsaved = new Map<string, string>();
  const readAgain = (key: string) => {
    try {
      const text = open().getItem(key);
      unsaved.delete(key);
      return text;
    } catch {
      onFailure();
      return unsaved.get(key) ?? null;
    }
  };
  return {
    read: (key) => unsaved.get(key) ?? readAgain(key),
    readAgain,
    write: (key, text) => {
      try {
        open().setItem(key, text);
        unsaved.delete(key);
      } catch {
        unsaved.set(key, text);
        onFailure();
      }
    },
  };
}
