import { type CellArrays, Cells } from './cells.ts';
import type { Counted, Kind, Names } from './names.ts';
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

/** All that a counter holds, as it is handed from one thread to another. */
export interface HandedCounts {
  readonly names: readonly Counted[];
  readonly slices: readonly string[];
  readonly cells: CellArrays;
}

/** The counts of one thing: how often it was, in how many sessions; from then on a count for each bucket of times. */
const [COUNT, SESSIONS, FIRST_TIME] = [0, 1, 2];

/** A funnel, and the codes of its two states as far as names are given. */
interface OpenFunnel extends Funnel {
  readonly code: number;
  known: number;
  starts: ReadonlySet<number>;
  ends: ReadonlySet<number>;
}

type Open<T> = { -readonly [TKey in keyof T]: T[TKey] };
type OpenTimes = Map<number, number>;
type OpenTransition = Open<TransitionTally>;
type OpenState = Open<Omit<StateTally, 'times'>> & { readonly times: OpenTimes };
type OpenWay = Open<Omit<FunnelTally, 'times'>> & { readonly times: OpenTimes };

/** A tally that is added to. Names come from files, so they are keys of maps: an object has some of its own. */
interface OpenMachine extends Open<Pick<MachineTally, 'actors' | 'sessions'>> {
  readonly transitions: Map<string, OpenTransition>;
  readonly states: Map<string, OpenState>;
}

interface OpenTally extends Open<Pick<Tally, 'sessions' | 'simulated' | 'events'>> {
  readonly machines: Map<string, OpenMachine>;
  readonly funnels: Map<string, OpenWay>;
}

function entry<TValue>(map: Map<string, TValue>, key: string, empty: () => TValue): TValue {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = empty();
  map.set(key, made);
  return made;
}

function emptyTransition(): OpenTransition {
  return { count: 0, sessions: 0 };
}

function emptyState(): OpenState {
  return { visits: 0, sessions: 0, ended: 0, times: new Map() };
}

function emptyWay(): OpenWay {
  return { entered: 0, reached: 0, times: new Map() };
}

function emptyMachine(): OpenMachine {
  return { actors: 0, sessions: 0, transitions: new Map(), states: new Map() };
}

function addTime(times: OpenTimes, place: number, count: number): void {
  times.set(place - FIRST_TIME, (times.get(place - FIRST_TIME) ?? 0) + count);
}

function addToState(state: OpenState, kind: Kind, place: number, count: number): void {
  if (kind === 'entered') state[place === COUNT ? 'visits' : 'sessions'] += count;
  else if (kind === 'ended' && place === COUNT) state.ended += count;
  else if (kind === 'left' && place >= FIRST_TIME) addTime(state.times, place, count);
}

/** Adds one cell to a tally. */
function addCell(tally: OpenTally, { kind, machine, hash, name }: Counted, place: number, count: number): void {
  if (kind === 'sum') {
    tally[name as 'sessions' | 'simulated' | 'events'] += count;
    return;
  }
  if (kind === 'way') {
    const way = entry(tally.funnels, name, emptyWay);
    if (place >= FIRST_TIME) addTime(way.times, place, count);
    else way[place === COUNT ? 'entered' : 'reached'] += count;
    return;
  }
  const open = entry(tally.machines, machineKey(machine, hash), emptyMachine);
  if (kind === 'ran') open[place === COUNT ? 'actors' : 'sessions'] += count;
  else if (kind === 'taken')
    entry(open.transitions, name, emptyTransition)[place === COUNT ? 'count' : 'sessions'] += count;
  else addToState(entry(open.states, name, emptyState), kind, place, count);
}

/**
 * Counts trails, one after the other, in slices or all together. What it holds depends on the machines and the slices, not on how
 * many trails they are.
 */
export class TallyCounter {
  readonly #names: Names;
  readonly #funnels: readonly OpenFunnel[];
  readonly #cells = new Cells();
  readonly #slices = new Map<string, number>();
  /** By code: how often it was in the session that is counted, and whether its times are counted. */
  readonly #own: number[] = [];
  readonly #isTimed: boolean[] = [];
  readonly #sums: Readonly<Record<'sessions' | 'simulated' | 'events', number>>;
  /** All cells by slice; null where one was added since. */
  #sorted: CellArrays | null = null;

  constructor(names: Names, funnels: readonly Funnel[] = []) {
    this.#names = names;
    const sum = (name: string) => names.codeOf('sum', '', '', name);
    this.#sums = { sessions: sum('sessions'), simulated: sum('simulated'), events: sum('events') };
    this.#funnels = funnels.map(({ from, to }) => ({
      from,
      to,
      code: names.codeOf('way', '', '', funnelKey(from, to)),
      known: 0,
      starts: new Set(),
      ends: new Set(),
    }));
  }

  /** Counts a trail as one of a slice. */
  add({ codes, times, events, isSimulated }: Trail, slice = ''): void {
    const to = this.#placeOf(slice);
    this.#sorted = null;
    this.#cells.add(to, this.#sums.sessions, COUNT, 1);
    if (events > 0) this.#cells.add(to, this.#sums.events, COUNT, events);
    if (isSimulated) this.#cells.add(to, this.#sums.simulated, COUNT, 1);
    const own = this.#own;
    const seen: number[] = [];
    for (let at = 0; at < codes.length; at += 1) {
      const code = codes[at] ?? 0;
      const count = own[code] ?? 0;
      if (count === 0) seen.push(code);
      own[code] = count + 1;
      if (this.#times(code)) this.#cells.add(to, code, FIRST_TIME + bucketOf(times[at] ?? 0), 1);
    }
    for (const code of seen) {
      this.#cells.add(to, code, COUNT, own[code] ?? 0);
      this.#cells.add(to, code, SESSIONS, 1);
      own[code] = 0;
    }
    for (const funnel of this.#funnels) this.#follow(funnel, to, codes, times);
  }

  #placeOf(slice: string): number {
    const known = this.#slices.get(slice);
    if (known !== undefined) return known;
    this.#slices.set(slice, this.#slices.size);
    return this.#slices.size - 1;
  }

  #times(code: number): boolean {
    return (this.#isTimed[code] ??= this.#names.of(code).kind === 'left');
  }

  #entering(state: string): ReadonlySet<number> {
    return this.#names.codes(({ kind, machine, name }) => kind === 'entered' && `${machine}/${name}` === state);
  }

  #follow(funnel: OpenFunnel, slice: number, codes: Uint32Array, times: Uint32Array): void {
    if (funnel.known !== this.#names.size) {
      funnel.starts = this.#entering(funnel.from);
      funnel.ends = this.#entering(funnel.to);
      funnel.known = this.#names.size;
    }
    const { starts, ends } = funnel;
    const first = codes.findIndex((code) => starts.has(code));
    if (first < 0) return;
    this.#cells.add(slice, funnel.code, COUNT, 1);
    const last = codes.findIndex((code, at) => at > first && ends.has(code));
    if (last < 0) return;
    this.#cells.add(slice, funnel.code, SESSIONS, 1);
    this.#cells.add(slice, funnel.code, FIRST_TIME + bucketOf((times[last] ?? 0) - (times[first] ?? 0)), 1);
  }

  /** The slices that something was counted in, in order. */
  get slices(): readonly string[] {
    return [...this.#slices.keys()].sort();
  }

  /** All that was counted until now in a slice; in all of them, where none is named. */
  tally(slice?: string): Tally {
    this.#sorted ??= this.#cells.sorted();
    const { slices, codes, places, counts } = this.#sorted;
    const place = slice === undefined ? undefined : (this.#slices.get(slice) ?? -1);
    const tally: OpenTally = { sessions: 0, simulated: 0, events: 0, machines: new Map(), funnels: new Map() };
    // A way that nobody began is told, too.
    for (const { from, to } of this.#funnels) entry(tally.funnels, funnelKey(from, to), emptyWay);
    const first = place === undefined ? 0 : slices.indexOf(place);
    const end = place === undefined ? slices.length : slices.lastIndexOf(place) + 1;
    for (let at = Math.max(first, 0); at < end; at += 1)
      addCell(tally, this.#names.of(codes[at] ?? 0), places[at] ?? 0, counts[at] ?? 0);
    return {
      ...tally,
      machines: sorted(tally.machines, (one) => ({
        ...one,
        transitions: sorted(one.transitions, (transition) => transition),
        states: sorted(one.states, timed),
      })),
      funnels: sorted(tally.funnels, timed),
    };
  }

  /** All that was counted until now, to hand over to another counter. */
  counts(): HandedCounts {
    this.#sorted ??= this.#cells.sorted();
    return { names: this.#names.all, slices: [...this.#slices.keys()], cells: this.#sorted };
  }

  /** Adds what another counter has handed over. */
  addCounts({ names, slices, cells }: HandedCounts): void {
    this.#sorted = null;
    const codes = names.map(({ kind, machine, hash, name }) => this.#names.codeOf(kind, machine, hash, name));
    const places = slices.map((slice) => this.#placeOf(slice));
    for (const [at, count] of cells.counts.entries())
      this.#cells.add(
        places[cells.slices[at] ?? 0] ?? 0,
        codes[cells.codes[at] ?? 0] ?? 0,
        cells.places[at] ?? 0,
        count,
      );
  }
}

/** An object has whole numbers in their order by itself. */
function timed<TValue extends { readonly times: OpenTimes }>(one: TValue): Omit<TValue, 'times'> & { times: Times } {
  return { ...one, times: Object.fromEntries(one.times) };
}

/** A map as an object with its keys in order: what is counted in another order is the same text. */
function sorted<TValue, TResult>(
  map: ReadonlyMap<string, TValue>,
  change: (value: TValue) => TResult,
): Record<string, TResult> {
  return Object.fromEntries([...map].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, value]) => [key, change(value)]));
}
