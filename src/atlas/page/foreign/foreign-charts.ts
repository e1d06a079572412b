import type { Chart } from '../../chart/chart.ts';
import { chartOf } from '../../chart/chart-of.ts';

const SUFFIX = ' (file)';

const sources = new Map<string, object>();
const charts = new WeakMap<object, Chart>();

/** Whether a chart is that of a machine from a file. */
export function isForeign(id: string): boolean {
  return sources.has(id);
}

/** The JSON that a chart was made from; null where it is of no file. */
export function sourceOfForeign(id: string): object | null {
  return sources.get(id) ?? null;
}

/**
 * The chart of a machine from a file, made once. It goes by a name that no machine of this build has.
 *
 * @throws where the JSON is no machine
 */
export function chartFromFile(json: object): Chart {
  const known = charts.get(json);
  if (known !== undefined) return known;
  const made = chartOf(json);
  const chart = { ...made, id: `${made.id}${SUFFIX}` };
  charts.set(json, chart);
  sources.set(chart.id, json);
  return chart;
}
