import type { AnyStateMachine } from 'xstate';
import { mermaidText } from '../../src/atlas/exports/mermaid.ts';
import type { ReportedMachine } from '../../src/atlas/exports/report-machine.ts';
import { scxmlText } from '../../src/atlas/exports/scxml.ts';
import { typescriptText } from '../../src/atlas/exports/typescript.ts';
import { machineJsonText } from '../../src/atlas/exports/xstate-json.ts';
import { svgFile } from '../../src/atlas/exports/svg.ts';

/** The text files of one machine by their ending. */
type FlowFiles = Readonly<Record<'json' | 'ts' | 'scxml' | 'mmd' | 'svg', string>>;

/** Writes a machine in every format. Its chart and its drawing are those of the report. */
export function flowFiles(machine: AnyStateMachine, { chart, drawing }: ReportedMachine): FlowFiles {
  return {
    json: machineJsonText(machine),
    ts: typescriptText(machine),
    scxml: scxmlText(chart),
    mmd: mermaidText(chart),
    svg: svgFile(drawing),
  };
}
