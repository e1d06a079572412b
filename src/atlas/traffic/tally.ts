import type { Names } from './names.ts';
import { bucketOf, type Times } from './times.ts';
import type { Trail } from './trail.ts';
import {
  type FunnelTally,
  funnelKey,
  machineKey,
  type MachineTally,
  type StateTally,
  type Tally,
  type TransitionTally,
} from './traffic.ts';

/** Two states to count the way between: `cart/lines.filled` and `checkout/open`. */
export interface Funnel {
  readonly from: string;
  readonly to: string;
}

/** Counts by bucket. An object has whole numbers in their order by itself. */
type OpenTimes = Map<number, number>;

function addTime(times: OpenTimes, time: number): void {
  const bucket = bucketOf(time);
  times.set(bucket, (times.get(bucket) ?? 0) + 1);
}

function plain(times: OpenTimes | undefined): Times {
  return Object.fromEntries(times ?? []);
}

interface OpenFunnel extends Funnel {
  entered: number;
  reached: number;
  readonly times: OpenTimes;
}

interface Counts {
  count: number;
  sessions: number;
  /** The session that it was counted for last. */
  last: number;
  /** Only for what has a time. */
  readonly times: OpenTimes | undefined;
}

/** Counts trails, one after the other; what it holds depends on the machines, not on how many they are. */
export class TallyCounter {
  readonly #names: Names;
  readonly #funnels: readonly OpenFunnel[];
  readonly #counts: Counts[] = [];
  #sessions = 0;
  #simulated = 0;
  #events = 0;

  constructor(names: Names, funnels: readonly Funnel[] = []) {
    this.#names = names;
    this.#funnels = funnels.map((funnel) => ({ ...funnel, entered: 0, reached: 0, times: new Map() }));
  }

  add({ codes, times, events, isSimulated }: Trail): void {
    this.#sessions += 1;
    this.#events += events;
    if (isSimulated) this.#simulated += 1;
    for (let at = 0; at < codes.length; at += 1) this.#count(codes[at] ?? 0, times[at] ?? 0);
    for (const funnel of this.#funnels) this.#follow(funnel, codes, times);
  }

  #count(code: number, time: number): void {
    let counts = this.#counts[code];
    if (counts === undefined) {
      const isTimed = this.#names.of(code).kind === 'left';
      counts = { count: 0, sessions: 0, last: 0, times: isTimed ? new Map() : undefined };
      this.#counts[code] = counts;
    }
    counts.count += 1;
    if (counts.last !== this.#sessions) counts.sessions += 1;
    counts.last = this.#sessions;
    if (counts.times !== undefined) addTime(counts.times, time);
  }

  #isEntered(code: number, state: string): boolean {
    const { kind, machine, name } = this.#names.of(code);
    return kind === 'entered' && `${machine}/${name}` === state;
  }

  #follow(funnel: OpenFunnel, codes: Uint32Array, times: Uint32Array): void {
    const first = codes.findIndex((code) => this.#isEntered(code, funnel.from));
    if (first < 0) return;
    funnel.entered += 1;
    const last = codes.findIndex((code, at) => at > first && this.#isEntered(code, funnel.to));
    if (last < 0) return;
    funnel.reached += 1;
    addTime(funnel.times, (times[last] ?? 0) - (times[first] ?? 0));
  }

  /** All that was counted until now. */
  tally(): Tally {
    interface Open {
      actors: number;
      sessions: number;
      transitions: Record<string, TransitionTally>;
      states: Record<string, { -readonly [TKey in keyof StateTally]: StateTally[TKey] }>;
    }
    const machines: Record<string, Open> = {};
    this.#counts.forEach(({ count, sessions, times }, code) => {
      const { kind, machine, hash, name } = this.#names.of(code);
      const open = (machines[machineKey(machine, hash)] ??= { actors: 0, sessions: 0, transitions: {}, states: {} });
      if (kind === 'ran') Object.assign(open, { actors: count, sessions });
      else if (kind === 'taken') open.transitions[name] = { count, sessions };
      else {
        const state = (open.states[name] ??= { visits: 0, sessions: 0, ended: 0, times: {} });
        if (kind === 'entered') Object.assign(state, { visits: count, sessions });
        if (kind === 'ended') state.ended = count;
        if (kind === 'left') state.times = plain(times);
      }
    });
    const funnels = this.#funnels.map(({ from, to, entered, reached, times }): [string, FunnelTally] => [
      funnelKey(from, to),
      { entered, reached, times: plain(times) },
    ]);
    return {
      sessions: this.#sessions,
      simulated: this.#simulated,
      events: this.#events,
      machines: sorted(machines, (one): MachineTally => ({
        ...one,
        transitions: sorted(one.transitions),
        states: sorted(one.states),
      })),
      funnels: Object.fromEntries(funnels.sort(([a], [b]) => (a < b ? -1 : 1))),
    };
  }
}

/** The same, with its keys in order: what is counted in another order is the same text. */
function sorted<TValue, TResult = TValue>(
  record: Readonly<Record<string, TValue>>,
  change: (value: TValue) => TResult = (value) => value as unknown as TResult,
): Record<string, TResult> {
  return Object.fromEntries(
    Object.entries(record)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, value]) => [key, change(value)]),
  );
}
