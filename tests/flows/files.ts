import type { AnyStateMachine } from 'xstate';
import { chartOf } from '../../src/atlas/chart/chart-of.ts';
import { layoutOf } from '../../src/atlas/layout/layout.ts';
import { reachedBy } from '../../src/atlas/chart-view/reached.ts';
import { mermaidText } from '../../src/atlas/exports/mermaid.ts';
import type { ReportedMachine, WalkedRow } from '../../src/atlas/exports/report-machine.ts';
import { scxmlText } from '../../src/atlas/exports/scxml.ts';
import { typescriptText } from '../../src/atlas/exports/typescript.ts';
import { machineJsonText } from '../../src/atlas/exports/xstate-json.ts';
import { markupOf, svgText } from './markup.ts';

/** All that is written of one machine: its files by their ending, and its part of the report. */
export interface FlowFiles {
  readonly files: Readonly<Record<'json' | 'ts' | 'scxml' | 'mmd' | 'svg', string>>;
  readonly reported: ReportedMachine;
}

/** Writes a machine in every format. */
export async function flowFiles(machine: AnyStateMachine, walked: readonly WalkedRow[]): Promise<FlowFiles> {
  const chart = chartOf(machine);
  const layout = await layoutOf(chart);
  const reached = reachedBy(walked);
  return {
    files: {
      json: machineJsonText(machine),
      ts: typescriptText(machine),
      scxml: scxmlText(chart),
      mmd: mermaidText(chart),
      svg: svgText(layout, { reached }),
    },
    reported: { chart, drawing: markupOf(layout, { reached }), walked },
  };
}
