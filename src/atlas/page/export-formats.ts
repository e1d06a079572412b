import type { AnyStateMachine } from 'xstate';
import { mermaidText } from '../exports/mermaid.ts';
import type { Reached } from '../chart-view/CoverageMark.tsx';
import { markupOf, pngOf, svgOf } from '../exports/in-page.ts';
import { reportHtml } from '../exports/report.ts';
import { scxmlText } from '../exports/scxml.ts';
import { followingSheet } from '../exports/svg.ts';
import { typescriptText } from '../exports/typescript.ts';
import { machineJsonText } from '../exports/xstate-json.ts';
import type { Chart } from '../chart/chart.ts';
import { layoutFor } from './charts.ts';
import { type Coverage, rowsOf } from './coverage.ts';
import type { FormatId } from './formats.ts';

/** A machine that is taken away: its chart, what it was made from, and the coverage on it. */
export interface Parcel {
  readonly chart: Chart;
  readonly source: AnyStateMachine | object;
  readonly coverage: Coverage | null;
}

const reachedOn = (chart: Chart, coverage: Coverage | null): ReadonlyMap<string, Reached> | undefined => {
  const rows = rowsOf(coverage, chart.id);
  return rows.size === 0 ? undefined : new Map([...rows].map(([name, { reached }]) => [name, reached]));
};

const drawing = async ({ chart, coverage }: Parcel): Promise<string> => svgOf(await layoutFor(chart), { reached: reachedOn(chart, coverage) });

const makers: Readonly<Record<FormatId, (parcel: Parcel) => string | Promise<string | Blob>>> = {
  json: ({ source }) => machineJsonText(source),
  ts: ({ source }) => typescriptText(source),
  scxml: ({ chart }) => scxmlText(chart),
  mmd: ({ chart }) => mermaidText(chart),
  svg: drawing,
  png: async (parcel) => pngOf(await drawing(parcel)),
};

/** Makes one format of a machine. */
export const make = async (format: FormatId, parcel: Parcel): Promise<string | Blob> => makers[format](parcel);

/** Makes the report of all machines, as one page. */
export async function makeReport(charts: Iterable<Chart>, coverage: Coverage | null): Promise<string> {
  const reported = await Promise.all(
    [...charts].map(async (chart) => ({
      chart,
      drawing: markupOf(await layoutFor(chart), { reached: reachedOn(chart, coverage) }),
      walked: [...rowsOf(coverage, chart.id).values()],
    })),
  );
  return reportHtml(reported, followingSheet);
}
