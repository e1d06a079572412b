import type { OpenFile } from '../../../../machines/fileLoader/files.ts';
import type { Chart } from '../../chart/chart.ts';
import { chartFromFile } from './foreign-charts.ts';

/** Reads a machine that is not of this build. @throws Fault what is wrong with the file, with line and column */
export async function readMachineFile(file: unknown): Promise<OpenFile> {
  if (!(file instanceof File)) throw new TypeError('No file was chosen.');
  const text = await file.text();
  // Few open one: the readers are loaded when they do.
  const { readMachine } = await import('../../foreign/read-machine.ts');
  return { from: file.name, content: readMachine(text, file.name) };
}

/** The chart of what the loader of machines has opened, which `readMachineFile` has checked. */
export function foreignChart(content: unknown): Chart {
  return chartFromFile(Object(content));
}
