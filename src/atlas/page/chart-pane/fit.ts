import type { Chart } from '../../chart/chart.ts';
import { nextFold, shownFolds } from '../../chart/folding.ts';
import { MARGIN } from '../../chart-view/ChartDrawing.tsx';
import type { ChartLayout } from '../../layout/shapes.ts';
import { fitZoom, type Size } from './zoom.ts';

/** The least zoom at which the words on a chart can be read: 11 pixels are 6.6. */
export const READABLE = 0.6;

/** The size of a drawing with its margins, in pixels. */
export function sizeOf({ width, height }: ChartLayout): Size {
  return { width: Math.ceil(width) + 2 * MARGIN, height: Math.ceil(height) + 2 * MARGIN };
}

/** What shows of a chart that is fitted into a window. */
export interface Fitted {
  /** The states that are folded. */
  readonly folded: readonly string[];
  readonly zoom: number;
}

/**
 * Folds the deepest states of a chart, one after another, until the whole of it can be read in a window, or nothing is left to
 * fold. What is folded already stays so.
 *
 * @param layoutOf gives the layout of the chart with these states folded
 */
export async function fitted(
  chart: Chart,
  folded: readonly string[],
  window: Size,
  layoutOf: (folded: readonly string[]) => Promise<ChartLayout>,
): Promise<Fitted> {
  const zoom = fitZoom(window, sizeOf(await layoutOf(folded)));
  const next = zoom < READABLE ? nextFold(chart, folded) : null;
  return next === null
    ? { folded: shownFolds(chart, folded), zoom }
    : fitted(chart, [...folded, next], window, layoutOf);
}
