import type { TextStore } from '../environment.ts';

/** A store that never throws. What the browser refuses to keep is kept in memory, as long as the tab lives (R14). */
export interface SafeStore {
  /** The text under a key, null where there is none. */
  readonly read: (key: string) => string | null;
  /** Like `read`, but past the memory: for a key that another tab may have written. */
  readonly readAgain: (key: string) => string | null;
  /** Keeps a text, in memory where the browser refuses; it is offered to the browser again when that takes something. */
  readonly write: (key: string, text: string) => void;
  /** Keeps a text in the browser alone. Returns whether that took it; whoever calls offers it again. */
  readonly put: (key: string, text: string) => boolean;
  /** Like `put`, for what need not be kept: nobody is told where the browser refuses. */
  readonly offer: (key: string, text: string) => boolean;
  readonly remove: (key: string) => void;
  /** Whether anything failed since this was asked last, or still fails. */
  readonly hadTrouble: () => boolean;
  /** The keys that begin so; null where they cannot be read. */
  readonly keys: (prefix: string) => readonly string[] | null;
}

/** Who is told of a store. */
export interface StoreListeners {
  /** The browser refused: called each time. */
  readonly onFailure: () => void;
  /** The browser keeps all again that it had refused. */
  readonly onRecovery: () => void;
}

/** Stands for every look at the store, beside the keys that could not be written. */
const READING = '';

/**
 * Makes a store safe. `open` may throw as well as each call to what it returns.
 *
 * @example
 * const store = createSafeStore(() => window.localStorage, {
 *   onFailure: () => storage.send({ type: 'storage.failed' }),
 *   onRecovery: () => storage.send({ type: 'storage.recovered' }),
 * });
 */
export function createSafeStore(open: () => TextStore, { onFailure, onRecovery }: StoreListeners): SafeStore {
  const unsaved = new Map<string, string>();
  /** What failed and has not worked since. */
  const failing = new Set<string>();
  let hasFailed = false;
  const fail = (what: string) => {
    failing.add(what);
    hasFailed = true;
    onFailure();
  };
  const work = (what: string) => {
    if (failing.delete(what) && failing.size === 0) onRecovery();
  };
  const offer = (key: string, text: string): boolean => {
    try {
      open().setItem(key, text);
      return true;
    } catch {
      return false;
    }
  };
  const put = (key: string, text: string): boolean => {
    const isTaken = offer(key, text);
    if (isTaken) work(key);
    else fail(key);
    return isTaken;
  };
  /** Offers again what is kept in memory, as soon as the browser takes anything. */
  const putUnsaved = () => {
    for (const [key, text] of unsaved) {
      if (!offer(key, text)) return;
      unsaved.delete(key);
      work(key);
    }
  };
  /** Looks at the store; undefined where it cannot be read. */
  const look = <Seen>(at: (store: TextStore) => Seen): Seen | undefined => {
    try {
      const seen = at(open());
      work(READING);
      return seen;
    } catch {
      fail(READING);
      return undefined;
    }
  };
  const readAgain = (key: string) => {
    const text = look((store) => store.getItem(key));
    if (text === undefined) return unsaved.get(key) ?? null;
    // Another tab has written what is there; what is gone has no say.
    if (text !== null && unsaved.delete(key)) work(key);
    return text;
  };
  return {
    read: (key) => unsaved.get(key) ?? readAgain(key),
    readAgain,
    write: (key, text) => {
      unsaved.delete(key);
      if (put(key, text)) putUnsaved();
      else unsaved.set(key, text);
    },
    put: (key, text) => {
      const isTaken = put(key, text);
      if (isTaken) putUnsaved();
      return isTaken;
    },
    offer,
    hadTrouble: () => {
      const had = hasFailed;
      hasFailed = failing.size > 0;
      return had;
    },
    remove: (key) => {
      look((store) => store.removeItem(key));
    },
    keys: (prefix) =>
      look((store) => Array.from({ length: store.length }, (_, place) => store.key(place) ?? ''))?.filter((key) =>
        key.startsWith(prefix),
      ) ?? null,
  };
}
