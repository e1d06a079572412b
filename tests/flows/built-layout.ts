import type { Chart } from '../../src/atlas/chart/chart.ts';
import type { ChartLayout } from '../../src/atlas/layout/shapes.ts';
import { keptLayouts } from '../../src/build/kept-layouts.ts';

const textOf = keptLayouts(process.cwd());

/** The layout of a chart as the build gives it to the atlas: kept from the last time, laid out where the chart is new. */
export async function builtLayout(chart: Chart): Promise<ChartLayout> {
  return JSON.parse(await textOf(chart));
}
