import type { Times } from './times.ts';
import {
  type FunnelTally,
  type MachineTally,
  NO_TALLY,
  type StateTally,
  type Tally,
  type TransitionTally,
} from './traffic.ts';

type ByKey<TValue> = Readonly<Record<string, TValue>>;

/** Two records joined: what both have is added up. Keys are sorted, so that the same counts are the same text. */
export function joined<TValue>(
  a: ByKey<TValue>,
  b: ByKey<TValue>,
  add: (one: TValue, other: TValue) => TValue,
): ByKey<TValue> {
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])].sort();
  return Object.fromEntries(
    keys.flatMap((key): [string, TValue][] => {
      // A name out of a file may be one that every object has.
      const [one, other] = [Object.hasOwn(a, key) ? a[key] : undefined, Object.hasOwn(b, key) ? b[key] : undefined];
      if (one === undefined) return other === undefined ? [] : [[key, other]];
      return [[key, other === undefined ? one : add(one, other)]];
    }),
  );
}

function addTimes(a: Times, b: Times): Times {
  return joined(a, b, (one, other) => one + other);
}

function addTransitions(a: TransitionTally, b: TransitionTally): TransitionTally {
  return { count: a.count + b.count, sessions: a.sessions + b.sessions };
}

function addStates(a: StateTally, b: StateTally): StateTally {
  return {
    visits: a.visits + b.visits,
    sessions: a.sessions + b.sessions,
    ended: a.ended + b.ended,
    times: addTimes(a.times, b.times),
  };
}

function addMachines(a: MachineTally, b: MachineTally): MachineTally {
  return {
    actors: a.actors + b.actors,
    sessions: a.sessions + b.sessions,
    transitions: joined(a.transitions, b.transitions, addTransitions),
    states: joined(a.states, b.states, addStates),
  };
}

function addFunnels(a: FunnelTally, b: FunnelTally): FunnelTally {
  return { entered: a.entered + b.entered, reached: a.reached + b.reached, times: addTimes(a.times, b.times) };
}

/** A funnel that only some of the sessions were asked for would have the wrong share: it is left out. Of no sessions each is right. */
function commonFunnels(a: Tally, b: Tally): Tally['funnels'] {
  if (a.sessions === 0 && b.sessions === 0) return joined(a.funnels, b.funnels, addFunnels);
  if (a.sessions === 0) return b.funnels;
  if (b.sessions === 0) return a.funnels;
  const isCommon = ([key]: [string, FunnelTally]) => key in a.funnels && key in b.funnels;
  return joined(
    Object.fromEntries(Object.entries(a.funnels).filter(isCommon)),
    Object.fromEntries(Object.entries(b.funnels).filter(isCommon)),
    addFunnels,
  );
}

/** Two tallies as one: exact, and the same in whichever order and grouping. */
export function mergeTallies(a: Tally, b: Tally): Tally {
  return {
    sessions: a.sessions + b.sessions,
    simulated: a.simulated + b.simulated,
    events: a.events + b.events,
    machines: joined(a.machines, b.machines, addMachines),
    funnels: commonFunnels(a, b),
  };
}

/** Many tallies as one. */
export function sumOf(tallies: Iterable<Tally>): Tally {
  let sum = NO_TALLY;
  for (const tally of tallies) sum = mergeTallies(sum, tally);
  return sum;
}
