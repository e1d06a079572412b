import { type MachineId, machines } from '../../../machines/index.ts';
import { chartOf } from '../../atlas/chart/chart-of.ts';
import { mermaidText } from '../../atlas/exports/mermaid.ts';
import { scxmlText } from '../../atlas/exports/scxml/scxml.ts';
import { typescriptText } from '../../atlas/exports/typescript.ts';
import { machineJsonText } from '../../atlas/exports/xstate-json.ts';
import { machineCode } from './machine-code.ts';

/** A machine in every format that is text, by the ending of its file. */
export function exportTexts(id: MachineId): Readonly<Record<'json' | 'ts' | 'scxml' | 'mmd', string>> {
  const machine = machines[id];
  const code = machineCode(id);
  return {
    json: machineJsonText(machine, code),
    ts: typescriptText(machine, code),
    scxml: scxmlText(machine, code),
    mmd: mermaidText(chartOf(machine)),
  };
}
