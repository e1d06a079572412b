/** What a page is told before its scripts run, in the name of its window. */
export interface SeamSettings {
  /** The numbers of the active mutants; none for a page as it is. */
  readonly active: readonly number[];
  /** The texts of active mutants: by language and key, as `placeOfText` joins them. */
  readonly texts: Readonly<Record<string, string>>;
}

/** A place that a page comes to: the number of a mutant, or a text by language and key. */
export type Reached = number | string;

/** A text of a language by its key, as the page tells of it. */
export function placeOfText(tag: string, key: string): string {
  return `${tag} ${key}`;
}

/** The place that a page comes to which was not told which mutants are active: its window has lost its name. */
export const UNTOLD = 'untold';

/** The name under which the page tells which mutants it has come to. */
export const REACHED_BINDING = 'loadoutSeamReached';

/**
 * Runs in the page before its scripts: says to the woven places which mutants are active, and tells which places the
 * page comes to.
 */
export function installSeam({ binding, untold }: { readonly binding: string; readonly untold: string }): void {
  const isTold = window.name.startsWith('{');
  const settings: SeamSettings = isTold ? JSON.parse(window.name) : { active: [], texts: {} };
  const active = new Set(settings.active);
  const known = new Set<Reached>();
  let fresh: Reached[] = [];
  const reach = (place: Reached): void => {
    if (known.has(place)) return;
    known.add(place);
    fresh.push(place);
    if (fresh.length > 1) return;
    queueMicrotask(() => {
      const tell: unknown = Reflect.get(globalThis, binding);
      if (typeof tell === 'function') tell(fresh);
      fresh = [];
    });
  };
  const come = (id: number): void => {
    if (!isTold) reach(untold);
    reach(id);
  };
  const first = new WeakMap<object, Map<string, unknown>>();
  const deaf = new WeakMap<object, object>();
  const other = (value: unknown): unknown => {
    if (typeof value === 'number') return value + 1;
    if (typeof value === 'boolean') return !value;
    if (typeof value === 'string') return `${value}x`;
    return undefined;
  };
  const seam = {
    on(id: number): boolean {
      come(id);
      return active.has(id);
    },
    style(...ids: number[]): void {
      ids.forEach(reach);
      const shown = ids.filter((id) => active.has(id));
      if (shown.length === 0) return;
      const { dataset } = document.documentElement;
      dataset['seam'] = [...new Set([...(dataset['seam'] ?? '').split(' '), ...shown.map(String)])].join(' ').trim();
    },
    other,
    /** A reading of an actor that stays what it was when the actor was read first. */
    once(ref: object, read: (snapshot: unknown) => unknown) {
      const key = String(read);
      return (snapshot: unknown): unknown => {
        const values = first.get(ref) ?? new Map<string, unknown>();
        first.set(ref, values);
        if (!values.has(key)) values.set(key, read(snapshot));
        return values.get(key);
      };
    },
    /** An actor that tells nobody when it changes. */
    deaf(ref: { getSnapshot: () => unknown }): object {
      const made = deaf.get(ref) ?? {
        getSnapshot: () => ref.getSnapshot(),
        subscribe: () => ({ unsubscribe: () => undefined }),
      };
      deaf.set(ref, made);
      return made;
    },
    /** Lets the texts of a translator be those of the active mutants. */
    watch(store: { getResource: (tag: string, namespace: string, key: string, options: unknown) => unknown }): void {
      const read = store.getResource.bind(store);
      store.getResource = (tag, namespace, key, options) => {
        const text = read(tag, namespace, key, options);
        if (typeof text !== 'string') return text;
        const place = `${tag} ${key}`;
        reach(place);
        return settings.texts[place] ?? text;
      };
    },
  };
  Reflect.set(globalThis, '__seam', seam);
}
