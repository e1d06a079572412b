import type { MachineId } from '../../machines/index.ts';
import type { ReportedMachine } from '../../src/atlas/exports/report-machine.ts';
import { svgFile } from '../../src/atlas/exports/svg.ts';
import { exportTexts } from '../../src/build/machine-code/export-texts.ts';

/** The text files of one machine by their ending. */
type FlowFiles = Readonly<Record<'json' | 'ts' | 'scxml' | 'mmd' | 'svg', string>>;

/** Writes a machine in every format. Its drawing is that of the report. */
export function flowFiles(id: MachineId, { drawing }: ReportedMachine): FlowFiles {
  return { ...exportTexts(id), svg: svgFile(drawing) };
}
