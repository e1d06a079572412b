import { faultOf } from '../../../../machines/fileLoader/files.ts';
import { type Chart, statesWithin } from '../../../../src/atlas/chart/chart.ts';
import { readMachine } from '../../../../src/atlas/foreign/read-machine.ts';
import { faultWords } from '../../../../src/atlas/page/texts.ts';

/** What is said of a text that is opened as a file of this name: why it holds no machine, or that it was opened. */
export function refusal(text: string, file: string): string {
  try {
    readMachine(text, file);
  } catch (error) {
    return faultWords(faultOf(error), file);
  }
  return 'opened';
}

/** The states and transitions of a chart, with what their machine does there. */
export function flowOf({ root, transitions }: Chart) {
  return {
    states: statesWithin(root).map(({ id, kind }) => [id, kind]),
    transitions: transitions.map(({ name, source, targets, guard, actions, reenters }) => [
      name,
      source,
      targets,
      guard,
      actions,
      reenters,
    ]),
  };
}
