import type { AnyStateMachine } from 'xstate';
import { type MachineId, machines } from '../../../machines/index.ts';
import type { Wording } from '../../../machines/viewer/viewer.machine.ts';
import type { Words } from '../../../machines/words-of-machine.ts';
import { words } from '../../../machines/words.ts';
import { joins } from '../chart/joins.ts';
import { OVERVIEW, overviewOf, overviewWords } from '../chart/overview.ts';
import { chartInWords } from '../chart/in-words.ts';
import type { Chart } from '../chart/chart.ts';
import { chartOf } from '../chart/chart-of.ts';
import { isForeign, sourceOfForeign } from './foreign/foreign-charts.ts';
import type { Actors } from './live/actor-state.ts';

/** The charts of the register, by the ids of the machines. */
export const registered: ReadonlyMap<string, Chart> = new Map(
  Object.entries(machines).map(([id, machine]) => [id, chartOf(machine)]),
);

/** How the machines work together, as a chart of its own. */
const overview = overviewOf(machines, joins);
const overviewChart = chartOf(overview);

/** What can be opened without a stream: the overview, then the machines of the register. */
export const permanent: ReadonlyMap<string, Chart> = new Map([[OVERVIEW, overviewChart], ...registered]);

const NO_WORDS: Words = { events: {} };
const ownWords: ReadonlyMap<string, Words> = new Map([[OVERVIEW, overviewWords(joins)], ...Object.entries(words)]);

/** The words of a chart; none where nobody has given it any. */
export function wordsOf({ id }: Pick<Chart, 'id'>): Words {
  return ownWords.get(id) ?? NO_WORDS;
}

/** The same charts in plain words. */
const plain: ReadonlyMap<string, Chart> = new Map(
  [...permanent].map(([id, chart]) => [id, chartInWords(chart, wordsOf(chart))]),
);

/** The machines of the atlas itself. */
const OWN: ReadonlySet<string> = new Set<MachineId>(['fileLoader', 'recorder', 'traffic', 'trial', 'viewer']);

/** Where a chart stands in the list of all. */
export type ChartGroup = 'together' | 'shop' | 'atlas' | 'stream' | 'file';

/** The group of a chart by its id. */
export function groupOf(id: string): ChartGroup {
  if (id === OVERVIEW) return 'together';
  if (isForeign(id)) return 'file';
  if (!registered.has(id)) return 'stream';
  return OWN.has(id) ? 'atlas' : 'shop';
}

/** The name of a chart among the layouts of the build; null where it is none of the register. */
export function builtName(chart: Chart): string | null {
  const { id } = chart;
  return plain.get(id) === chart ? `${id}.plain` : permanent.get(id) === chart ? id : null;
}

/** All charts that the build lays out, in the words of one of them. */
export function inWordsOf(chart: Chart): Iterable<Chart> {
  return (plain.get(chart.id) === chart ? plain : permanent).values();
}

/** A chart in plain words or in the names of the code; as it is where nobody has given it any words. */
export function inWording(chart: Chart, wording: Wording): Chart {
  return wording === 'plain' && permanent.get(chart.id) === chart ? (plain.get(chart.id) ?? chart) : chart;
}

const decoded = new Map<string, Chart | null>();

/** The chart of a definition from an inspection message; null where it is no machine with states. Each text is read once. */
function chartIn(definition: string): Chart | null {
  const known = decoded.get(definition);
  if (known !== undefined) return known;
  let chart: Chart | null = null;
  try {
    const json: unknown = JSON.parse(definition);
    const hasStates = typeof Object(json).states === 'object';
    chart = hasStates ? chartOf(Object(json)) : null;
  } catch {
    chart = null;
  }
  decoded.set(definition, chart);
  return chart;
}

/** The id of the machine that an actor runs; null where it runs none. */
export function machineIdOf(definition: string | undefined): string | null {
  return definition === undefined ? null : (chartIn(definition)?.id ?? null);
}

let latest: { readonly key: string; readonly charts: ReadonlyMap<string, Chart> } = { key: '', charts: permanent };

/**
 * All charts: the overview, those of the register, those that only messages define, then those of files. The same map as
 * long as they are the same.
 */
export function chartsWith(actors: Actors, fromFiles: ReadonlyMap<string, Chart>): ReadonlyMap<string, Chart> {
  const charts = [...actors.values()].map(({ definition }) => (definition === undefined ? null : chartIn(definition)));
  const streamed = charts.filter((chart) => chart !== null).filter(({ id }) => !permanent.has(id));
  const others = [...streamed, ...fromFiles.values()];
  if (others.length === 0) return permanent;
  const key = others.map(({ id }) => id).join();
  if (key !== latest.key || [...fromFiles].some(([id, chart]) => latest.charts.get(id) !== chart))
    latest = { key, charts: new Map([...permanent, ...others.map((chart): [string, Chart] => [chart.id, chart])]) };
  return latest.charts;
}

/** What a chart was made from: the machine of the register, or the definition in a message. */
export function sourceOf({ id }: Chart, actors: Actors): AnyStateMachine | object {
  const foreign = sourceOfForeign(id);
  if (foreign !== null) return foreign;
  const [, machine] = Object.entries(machines).find(([name]) => name === id) ?? [];
  if (machine !== undefined) return machine;
  if (id === OVERVIEW) return overview;
  const actor = [...actors.values()].find(({ definition }) => machineIdOf(definition) === id);
  const json: unknown = JSON.parse(actor?.definition ?? '{}');
  return Object(json);
}
