import { useSelector } from '@xstate/react';
import { use } from 'react';
import type { Chart } from '../../chart/chart.ts';
import { chartOf } from '../../chart/chart-of.ts';
import { chartInWords } from '../../chart/in-words.ts';
import { type BothVersions, bothVersions } from '../../versions/both.ts';
import { definitionOf } from '../../versions/definition.ts';
import { type Difference, differencesBetween } from '../../versions/differences.ts';
import { useActors, useAtlas, useCharts } from '../atlas-context.ts';
import { permanent, sourceOf, wordsOf } from '../charts.ts';
import type { Actors } from '../live/actor-state.ts';
import { loadOnce } from '../load-once.ts';

/** A machine beside another version of it. */
export interface Compared {
  readonly differences: readonly Difference[];
  /** In the names of the code. */
  readonly both: BothVersions;
}

/** The JSON of a machine as the build exports it; null where it exports none. */
const jsonOfBuild = loadOnce(new Map(), async (machine: string): Promise<object | null> => {
  const response = await fetch(`/atlas/exports/${encodeURIComponent(machine)}.json`);
  return response.ok ? response.json() : null;
});

const compared = new WeakMap<object, WeakMap<object, Compared>>();

/** @param id by which the chart of both goes: one of a machine from a file has another name than the machine */
function comparedWith(before: object, id: string, after: object): Compared {
  const known = compared.get(before) ?? new WeakMap<object, Compared>();
  compared.set(before, known);
  const one = known.get(after);
  if (one !== undefined) return one;
  const differences = differencesBetween(definitionOf(before), definitionOf(after));
  const { chart, marks } = bothVersions(chartOf(before), chartOf(after), differences);
  const made = { differences, both: { chart: { ...chart, id }, marks } };
  known.set(after, made);
  return made;
}

const elsewhere = new WeakMap<Chart, object>();

/** What a chart was made from that is not of this build: a file, or a message of a shop. The same object each time. */
function sourceElsewhere(chart: Chart, actors: Actors): object {
  const known = elsewhere.get(chart) ?? sourceOf(chart, actors);
  elsewhere.set(chart, known);
  return known;
}

/** The version that is open; null where there is none. */
export function useOpenVersion(): object | null {
  const { versions } = useAtlas();
  const opened = useSelector(versions, ({ context }) => context.opened);
  // This loader opens only what `decodeVersion` has checked.
  return opened === null ? null : Object(opened.content);
}

/** A machine beside the version that is open; null where that is of another machine, or none is open. */
export function useCompared(machine: string): Compared | null {
  const version = useOpenVersion();
  const chart = useCharts().get(machine);
  const actors = useActors();
  const isOfBuild = permanent.has(machine);
  const source = version === null || chart === undefined || isOfBuild ? null : sourceElsewhere(chart, actors);
  const id: unknown = source === null ? machine : Reflect.get(source, 'id');
  const isOfMachine = version !== null && Reflect.get(version, 'id') === id;
  // `use` may be left out: without a version nothing is waited for.
  const json = !isOfMachine ? null : isOfBuild ? use(jsonOfBuild(machine)) : source;
  return json === null || version === null ? null : comparedWith(version, machine, json);
}

const inWords = new WeakMap<BothVersions, BothVersions>();

/** Both versions of a chart, in the words of that chart, while they are looked at; null while they are not. */
export function useVersionsOf(chart: Chart): BothVersions | null {
  const { viewer } = useAtlas();
  const isOpen = useSelector(viewer, (snapshot) => snapshot.matches({ panel: 'versions' }));
  const found = useCompared(chart.id);
  if (!isOpen || found === null) return null;
  // What is not of this build has no words of its own.
  if (!permanent.has(chart.id) || permanent.get(chart.id) === chart) return found.both;
  const { both } = found;
  const known = inWords.get(both) ?? { ...both, chart: chartInWords(both.chart, wordsOf(both.chart)) };
  inWords.set(both, known);
  return known;
}
