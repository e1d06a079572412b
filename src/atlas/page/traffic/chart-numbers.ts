import { type Chart, statesWithin } from '../../chart/chart.ts';
import { isWithin } from '../../chart/hierarchy.ts';
import type { ChartNumbers, StateNumbers, TransitionNumbers } from '../../chart-view/numbers.ts';
import { percentileOf } from '../../traffic/times.ts';
import { machineKey, type MachineTally, partsOfKey, type Tally } from '../../traffic/traffic.ts';
import { texts } from '../texts.ts';

const MEDIAN = 50;
const HIGH = 95;

/** What is counted of a machine in the version of this build; null where nothing is. */
export function tallyOfBuild({ machines }: Tally, id: string, hash: string): MachineTally | null {
  return machines[machineKey(id, hash)] ?? null;
}

/** In how many sessions a machine ran in another version, which no chart here shows. */
export function otherVersions({ machines }: Tally, id: string, hash: string): number {
  return Object.entries(machines).reduce((sum, [key, { sessions }]) => {
    const parts = partsOfKey(key);
    return parts.id === id && parts.hash !== hash ? sum + sessions : sum;
  }, 0);
}

/** The median and the 95th percentile of the visits of a state that a transition ended, in milliseconds; null where none was. */
export function timesOf({ states }: MachineTally, id: string): readonly [number, number] | null {
  const times = states[id]?.times ?? {};
  const [median, high] = [percentileOf(times, MEDIAN), percentileOf(times, HIGH)];
  return median === null || high === null ? null : [median, high];
}

/** How often each transition of a chart was taken, and its share of all that were taken from the same state. */
export function sharesOf(
  chart: Chart,
  { transitions }: MachineTally,
): ReadonlyMap<string, { readonly count: number; readonly share: number }> {
  const countOf = (name: string): number => transitions[name]?.count ?? 0;
  const bySource = new Map<string, number>();
  for (const { name, source } of chart.transitions) bySource.set(source, (bySource.get(source) ?? 0) + countOf(name));
  return new Map(
    chart.transitions.map(({ name, source }) => {
      const all = bySource.get(source) ?? 0;
      return [name, { count: countOf(name), share: all === 0 ? 0 : countOf(name) / all }];
    }),
  );
}

/**
 * What an actor passes as it starts, by name: initial states that no transition leads to and that transitions without an event
 * leave, with these. No session tells of them, since the first message of an actor holds the state that it comes to.
 */
export function passedAtStart({ root, transitions }: Chart): ReadonlySet<string> {
  const targets = transitions.flatMap((one) => one.targets);
  const starts = new Set(
    statesWithin(root)
      .filter(({ id, isInitial }) => isInitial && !targets.some((target) => isWithin(id, target)))
      .map(({ id }) => id),
  );
  const taken = transitions.filter(({ kind, source }) => kind === 'always' && starts.has(source));
  return new Set(taken.flatMap(({ source, name }) => [source, name]));
}

/**
 * What was never taken and never entered, by name, in the order of the chart; and apart from these what an actor passes as it
 * starts, which no session tells.
 */
export function neverIn(chart: Chart, { transitions, states }: MachineTally) {
  const passed = passedAtStart(chart);
  const untaken = chart.transitions.map(({ name }) => name).filter((name) => (transitions[name]?.count ?? 0) === 0);
  // Nobody enters the machine itself, and a history is a way into another state.
  const unentered = statesWithin(chart.root)
    .filter(({ id, kind }) => id !== '' && kind !== 'history' && (states[id]?.visits ?? 0) === 0)
    .map(({ id }) => id);
  return {
    transitions: untaken.filter((name) => !passed.has(name)),
    states: unentered.filter((id) => !passed.has(id)),
    atStart: [...unentered, ...untaken].filter((name) => passed.has(name)),
  };
}

/** The numbers of a chart. */
export function chartNumbers(chart: Chart, tally: MachineTally): ChartNumbers {
  const shares = sharesOf(chart, tally);
  const atStart = passedAtStart(chart);
  const most = Math.max(1, ...[...shares.values()].map(({ count }) => count));
  const transitions = [...shares].map(([name, { count, share }]): [string, TransitionNumbers] => {
    const words = count === 0 && atStart.has(name) ? texts.traffic.atStart : texts.traffic.transition(count, share);
    return [name, { lines: [words], words, weight: count / most }];
  });
  const states = statesWithin(chart.root)
    .filter(({ kind }) => kind !== 'history')
    .map(({ id }): [string, StateNumbers] => {
      const { visits = 0, ended = 0 } = tally.states[id] ?? {};
      const lines =
        visits === 0 && atStart.has(id)
          ? [texts.traffic.atStart]
          : [texts.traffic.visits(visits, ended), texts.traffic.stays(timesOf(tally, id))];
      return [id, { lines, words: lines.filter((line) => line !== '').join(', ') }];
    });
  return { transitions: new Map(transitions), states: new Map(states) };
}
