import type { AnyStateMachine } from 'xstate';
import { mermaidText } from '../../exports/mermaid.ts';
import { reachedBy } from '../../chart-view/reached.ts';
import { markupOf, pngOf, svgOf } from '../../exports/in-page.ts';
import { reportHtml } from '../../exports/report.ts';
import { scxmlText } from '../../exports/scxml/scxml.ts';
import { followingSheet } from '../../exports/svg.ts';
import { typescriptText } from '../../exports/typescript.ts';
import { machineJsonText } from '../../exports/xstate-json.ts';
import type { Chart } from '../../chart/chart.ts';
import { layoutFor } from '../chart-pane/layouts.ts';
import { texts } from '../texts.ts';
import { registered } from '../charts.ts';
import { type Coverage, rowsOf } from '../coverage/coverage.ts';
import type { FormatId } from './formats.ts';

/** What an export is made of: the chart of a machine, the source of the chart, and the coverage. */
export interface ExportInput {
  readonly chart: Chart;
  readonly source: AnyStateMachine | object;
  readonly coverage: Coverage | null;
}

async function drawing({ chart, coverage }: ExportInput): Promise<string> {
  return svgOf(await layoutFor(chart), { reached: reachedBy([...rowsOf(coverage, chart.id).values()]) });
}

/** What its source leaves out of a chart is said in each text that can hold a comment. JSON has none. */
function saying({ chart }: ExportInput, text: string, begin: string, end = ''): string {
  if (!chart.lacksAlways) return text;
  const [declaration = ''] = /^<\?xml.*\n/u.exec(text) ?? [];
  return `${declaration}${begin} ${texts.exports.lacksAlways}${end}\n${text.slice(declaration.length)}`;
}

const makers: Readonly<Record<FormatId, (input: ExportInput) => string | Promise<string | Blob>>> = {
  json: ({ source }) => machineJsonText(source),
  ts: (input) => saying(input, typescriptText(input.source), '//'),
  scxml: (input) => saying(input, scxmlText(input.source), '<!--', ' -->'),
  mmd: (input) => saying(input, mermaidText(input.chart), '%%'),
  svg: drawing,
  png: async (input) => pngOf(await drawing(input)),
};

/** The formats that the build has written for the machines of the register, from their sources. */
const WRITTEN: ReadonlySet<FormatId> = new Set(['json', 'ts', 'scxml', 'mmd']);

async function written(format: FormatId, machine: string): Promise<string> {
  const response = await fetch(`/atlas/exports/${encodeURIComponent(machine)}.${format}`);
  if (!response.ok) throw new Error(`${machine}.${format}: ${response.status}`);
  return response.text();
}

/**
 * One format of a machine: as the build has written it, or made here, where only a stream defines the machine.
 *
 * @throws where the file of the build cannot be had
 */
export async function make(format: FormatId, input: ExportInput): Promise<string | Blob> {
  return WRITTEN.has(format) && registered.has(input.chart.id)
    ? written(format, input.chart.id)
    : makers[format](input);
}

/** Makes the report of all machines, as one page. */
export async function makeReport(charts: Iterable<Chart>, coverage: Coverage | null): Promise<string> {
  const reported = await Promise.all(
    [...charts].map(async (chart) => {
      const walked = [...rowsOf(coverage, chart.id).values()];
      return { chart, drawing: markupOf(await layoutFor(chart), { reached: reachedBy(walked) }), walked };
    }),
  );
  return reportHtml(reported, followingSheet);
}
