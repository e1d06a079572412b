import { useSelector } from '@xstate/react';
import { use } from 'react';
import type { Chart } from '../../chart/chart.ts';
import { chartOf } from '../../chart/chart-of.ts';
import { chartInWords } from '../../chart/in-words.ts';
import { type BothVersions, bothVersions } from '../../versions/both.ts';
import { definitionOf } from '../../versions/definition.ts';
import { type Difference, differencesBetween } from '../../versions/differences.ts';
import { useAtlas } from '../atlas-context.ts';
import { permanent, wordsOf } from '../charts.ts';
import { loadOnce } from '../load-once.ts';

/** A machine of this build beside another version of it. */
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

const compared = new WeakMap<object, Map<string, Compared>>();

function comparedWith(before: object, machine: string, after: object): Compared {
  const known = compared.get(before) ?? new Map<string, Compared>();
  compared.set(before, known);
  const one = known.get(machine);
  if (one !== undefined) return one;
  const differences = differencesBetween(definitionOf(before), definitionOf(after));
  const made = { differences, both: bothVersions(chartOf(before), chartOf(after), differences) };
  known.set(machine, made);
  return made;
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
  const isOfMachine = version !== null && Reflect.get(version, 'id') === machine && permanent.has(machine);
  // `use` may be left out: without a version nothing is waited for.
  const json = isOfMachine ? use(jsonOfBuild(machine)) : null;
  return json === null || version === null ? null : comparedWith(version, machine, json);
}

const inWords = new WeakMap<BothVersions, BothVersions>();

/** Both versions of a chart, in the words of that chart, while they are looked at; null while they are not. */
export function useVersionsOf(chart: Chart): BothVersions | null {
  const { viewer } = useAtlas();
  const isOpen = useSelector(viewer, (snapshot) => snapshot.matches({ panel: 'versions' }));
  const found = useCompared(chart.id);
  if (!isOpen || found === null) return null;
  if (permanent.get(chart.id) === chart) return found.both;
  const { both } = found;
  const known = inWords.get(both) ?? { ...both, chart: chartInWords(both.chart, wordsOf(both.chart)) };
  inWords.set(both, known);
  return known;
}
