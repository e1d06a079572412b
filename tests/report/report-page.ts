import type { AnyStateMachine } from 'xstate';
import { chartOf } from '../../src/atlas/chart/chart-of.ts';
import { reachedBy } from '../../src/atlas/chart-view/reached.ts';
import type { ReportedMachine } from '../../src/atlas/exports/report-machine.ts';
import { reportHtml } from '../../src/atlas/exports/report.ts';
import { followingSheet } from '../../src/atlas/exports/svg.ts';
import { builtLayout } from '../flows/built-layout.ts';
import { markupOf } from '../flows/markup.ts';
import type { Report } from './gather.ts';

/** A machine as the page shows it: its chart, drawn with the coverage on it, and what is known of its walks. */
export async function reportedMachine(machine: AnyStateMachine, { machines }: Report): Promise<ReportedMachine> {
  const chart = chartOf(machine);
  const row = machines.find(({ machine: id }) => id === machine.id);
  const walked = row?.transitions ?? [];
  const drawing = markupOf(await builtLayout(chart), { reached: reachedBy(walked) });
  return { chart, drawing, walked, ...(row && { figures: row }) };
}

/** The page of `npm run report` and `npm run flows`. It opens from disk, without a network. */
export function reportPage(report: Report, reported: readonly ReportedMachine[]): string {
  return reportHtml(reported, followingSheet, report);
}
