/** What a page is told before its scripts run, in the name of its window; a worker that it starts, in its own. */
export interface SeamSettings {
  /** The numbers of the active mutants; none for a page as it is. */
  readonly active: readonly number[];
}

/** The place that a page comes to which was not told which mutants are active: its window has lost its name. */
export const UNTOLD = 'untold';

/** A place that a page comes to: the number of a mutant, or that the page was not told. */
export type Reached = number | typeof UNTOLD;

/** By what a seam is known outside of it. */
export interface SeamNames {
  /** The name under which a page tells which places it has come to. */
  readonly binding: string;
  /** The channel on which its workers tell the page. */
  readonly channel: string;
  /** The place that says that the page was not told. */
  readonly untold: typeof UNTOLD;
}

/** The names of all seams. */
export const SEAM_NAMES: SeamNames = { binding: 'loadoutSeamReached', channel: 'loadout.seam', untold: UNTOLD };

/**
 * Runs in the page, and in each of its workers, before its scripts: says to the woven places which mutants are active, and
 * tells which places it comes to.
 */
export function installSeam({ binding, channel, untold }: SeamNames): void {
  const isWorker = typeof document === 'undefined';
  const isTold = self.name.startsWith('{');
  const settings: SeamSettings = isTold ? JSON.parse(self.name) : { active: [] };
  const workers = new BroadcastChannel(channel);
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
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
      if (isWorker) workers.postMessage(fresh);
      // One text: Playwright keeps what thousands of calls were given, and each number would be an object there.
      else if (typeof tell === 'function') tell(JSON.stringify(fresh));
      fresh = [];
    });
  };
  if (!isWorker) {
    workers.addEventListener('message', ({ data }: MessageEvent<Reached[]>) => data.forEach(reach));
    const Plain = Worker;
    class ToldWorker extends Plain {
      constructor(address: string | URL, options: WorkerOptions = {}) {
        super(address, { ...options, name: self.name });
      }
    }
    Reflect.set(globalThis, 'Worker', ToldWorker);
  }
  const come = (id: number): void => {
    if (!isTold) reach(untold);
    reach(id);
  };
  const first = new WeakMap<object, Map<string, unknown>>();
  const deaf = new WeakMap<object, object>();
  // An object that was made for its fields, in whatever realm: what has a class keeps more than these.
  const isPlain = (value: unknown): value is object => {
    if (typeof value !== 'object' || value === null) return false;
    const prototype: unknown = Object.getPrototypeOf(value);
    return Array.isArray(value) || prototype === null || Object.getPrototypeOf(prototype) === null;
  };
  /**
   * One field is another one: the first that can be, words last, since words often name a kind, and of another kind there may be
   * none. What an object holds of those around it is left as it is.
   */
  const otherObject = (value: object, around: readonly object[]): unknown => {
    const fields = Object.entries(value).toSorted(
      ([, a], [, b]) => Number(typeof a === 'string') - Number(typeof b === 'string'),
    );
    for (const [key, field] of fields) {
      if (around.includes(field)) continue;
      const changed = otherIn(field, around);
      if (changed === undefined) continue;
      return Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed };
    }
    return undefined;
  };
  const otherIn = (value: unknown, around: readonly object[]): unknown => {
    if (typeof value === 'number') return value + 1;
    if (typeof value === 'boolean') return !value;
    if (typeof value === 'string') return `${value}x`;
    if (typeof value === 'function') return () => undefined;
    return isPlain(value) ? otherObject(value, [...around, value]) : undefined;
  };
  const other = (value: unknown): unknown => otherIn(value, []);
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
  };
  Reflect.set(globalThis, '__seam', seam);
}

/** The source of a module that installs the seam in a worker, to be imported before all others. */
export function seamOfWorker(): string {
  return `(${installSeam.toString()})(${JSON.stringify(SEAM_NAMES)});\n`;
}
