import type { AnyStateMachine } from 'xstate';
import { machines } from '../../../machines/index.ts';
import type { Chart } from '../chart/chart.ts';
import { chartOf } from '../chart/chart-of.ts';
import type { ChartLayout } from '../layout/shapes.ts';
import type { Actors } from './live/actor-state.ts';

/** The charts of the register, by the ids of the machines. */
export const registered: ReadonlyMap<string, Chart> = new Map(
  Object.entries(machines).map(([id, machine]) => [id, chartOf(machine)]),
);

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

let latest: { readonly key: string; readonly charts: ReadonlyMap<string, Chart> } = { key: '', charts: registered };

/**
 * All charts: those of the register, then those that only messages define. The same map as long as they are the same.
 */
export function chartsWith(actors: Actors): ReadonlyMap<string, Chart> {
  const charts = [...actors.values()].map(({ definition }) => (definition === undefined ? null : chartIn(definition)));
  const others = charts.filter((chart) => chart !== null).filter(({ id }) => !registered.has(id));
  if (others.length === 0) return registered;
  const key = others.map(({ id }) => id).join();
  if (key !== latest.key)
    latest = { key, charts: new Map([...registered, ...others.map((chart): [string, Chart] => [chart.id, chart])]) };
  return latest.charts;
}

/** What a chart was made from: the machine of the register, or the definition in a message. */
export function sourceOf({ id }: Chart, actors: Actors): AnyStateMachine | object {
  const [, machine] = Object.entries(machines).find(([name]) => name === id) ?? [];
  if (machine !== undefined) return machine;
  const actor = [...actors.values()].find(({ definition }) => machineIdOf(definition) === id);
  const json: unknown = JSON.parse(actor?.definition ?? '{}');
  return Object(json);
}

const layouts = new WeakMap<Chart, Promise<ChartLayout>>();

/** The layout that the build has made; null where it has none for this chart. */
async function builtLayout({ id }: Chart): Promise<ChartLayout | null> {
  const response = await fetch(`/atlas/layouts/${encodeURIComponent(id)}.json`);
  return response.ok ? response.json() : null;
}

async function layoutNow(chart: Chart): Promise<ChartLayout> {
  const built = registered.get(chart.id) === chart ? await builtLayout(chart) : null;
  if (built !== null) return built;
  const { layoutOf } = await import('../layout/layout.ts');
  return layoutOf(chart);
}

/** The layout of a chart: of a machine of the register as the build has made it, of any other made here; once. */
export function layoutFor(chart: Chart): Promise<ChartLayout> {
  const known = layouts.get(chart);
  if (known !== undefined) return known;
  const layout = layoutNow(chart);
  layouts.set(chart, layout);
  // React reads a promise with these fields at once; without them a chart waits for 300 ms, however soon it is there.
  layout.then(
    (value) => Object.assign(layout, { status: 'fulfilled', value }),
    () => undefined,
  );
  return layout;
}

/** Asks for the layouts of all machines, so that the next chart is there when it is opened. */
export async function prepareLayouts(first: Chart): Promise<void> {
  // One that cannot be laid out is said to be so where it is drawn.
  await layoutFor(first).catch(() => undefined);
  for (const chart of registered.values()) void layoutFor(chart);
}
