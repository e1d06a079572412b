import type { Chart } from '../../src/atlas/chart/chart.ts';
import type { ChartLayout } from '../../src/atlas/layout/shapes.ts';
import { keptLayouts } from '../../src/build/kept-layouts.ts';

const textOf = keptLayouts(process.cwd());

/** The layout of a chart as the build gives it to the atlas, for tests that look at what is drawn. */
export async function builtLayout(chart: Chart): Promise<ChartLayout> {
  return JSON.parse(await textOf(chart));
}
