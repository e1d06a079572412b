import type { Chart } from '../../chart/chart.ts';
import { foldedChart, shownFolds } from '../../chart/folding.ts';
import { chartWithRoom } from '../../chart/room-for-numbers.ts';
import type { ChartLayout } from '../../layout/shapes.ts';
import { beside } from '../beside/beside-client.ts';
import { builtName, inWordsOf } from '../charts.ts';
import { loadOnce } from '../load-once.ts';

/** What a chart was made from: one without room for numbers, or without what is folded. */
interface Origin {
  readonly chart: Chart;
  readonly hasRoom: boolean;
  /** The states that show as folded, joined by commas. */
  readonly folds: string;
}

const origins = new WeakMap<Chart, Origin>();
const made = new WeakMap<Chart, Map<string, Chart>>();

function originOf(chart: Chart): Origin {
  return origins.get(chart) ?? { chart, hasRoom: false, folds: '' };
}

function variant(chart: Chart, name: string, make: () => Chart, change: Partial<Origin>): Chart {
  const variants = made.get(chart) ?? new Map<string, Chart>();
  made.set(chart, variants);
  const known = variants.get(name) ?? make();
  variants.set(name, known);
  origins.set(known, { ...originOf(chart), ...change });
  return known;
}

/** A chart with room for the numbers of traffic; the same one for the same chart. */
export function withNumbers(chart: Chart): Chart {
  return variant(chart, ' room', () => chartWithRoom(chart), { hasRoom: true });
}

/** A chart on which some states are folded; the same one for the same chart and states. */
export function withFolds(chart: Chart, folded: readonly string[]): Chart {
  const folds = shownFolds(chart, folded).join();
  return folds === '' ? chart : variant(chart, folds, () => foldedChart(chart, folded), { folds });
}

async function builtFile<TContent>(name: string): Promise<TContent | null> {
  const response = await fetch(`/atlas/layouts/${encodeURIComponent(name)}.json`);
  return response.ok ? response.json() : null;
}

/** The layouts of a chart by what shows as folded on it. */
type Folds = Readonly<Record<string, ChartLayout>>;

/** The layouts of a chart with states folded, all in one file of the build. */
const builtFolds = loadOnce(new Map<string, Promise<Folds | null>>(), (name) => builtFile<Folds>(`${name}.folds`));

/** The layout that the build has made; null where it has none for this chart. */
async function builtLayout(chart: Chart): Promise<ChartLayout | null> {
  const { chart: own, hasRoom, folds } = originOf(chart);
  const name = builtName(own);
  if (name === null || (hasRoom && folds !== '')) return null;
  if (folds === '') return builtFile(hasRoom ? `${name}.traffic` : name);
  return (await builtFolds(name))?.[folds] ?? null;
}

async function layoutNow(chart: Chart): Promise<ChartLayout> {
  return (await builtLayout(chart)) ?? beside.make('layout', { chart });
}

/** The layout of a chart: of a machine of the register as the build has made it, of any other made in a worker; once. */
export const layoutFor = loadOnce(new WeakMap<Chart, Promise<ChartLayout>>(), layoutNow);

/** Asks for the layouts of all machines, so that the next chart is there when it is opened. */
export async function prepareLayouts(first: Chart): Promise<void> {
  // One that cannot be laid out is said to be so where it is drawn.
  await layoutFor(first).catch(() => undefined);
  const { chart: own, hasRoom } = originOf(first);
  for (const chart of inWordsOf(own)) void layoutFor(hasRoom ? withNumbers(chart) : chart);
}
