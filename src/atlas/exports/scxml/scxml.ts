import type { AnyStateMachine } from 'xstate';
import type { MachineCode } from '../machine-code.ts';
import { allowedInXml } from '../xml-signs.ts';
import { dataLines } from './data.ts';
import { documentOf } from './document.ts';
import { stateLines } from './states.ts';
import { element, token, verbatim } from './xml.ts';

const NAMESPACE = 'http://www.w3.org/2005/07/scxml';

/**
 * A machine as State Chart XML 1.0 (W3C Recommendation of 1 September 2015), in the data model of ECMAScript.
 *
 * @param source a machine, or the plain JSON of one
 * @param code what the machine calls; stubs with the same names stand for it where it is not known
 * @throws where plain JSON is no machine
 */
export function scxmlText(source: AnyStateMachine | object, code: MachineCode | null = null): string {
  const document = documentOf(source, code);
  const { machine, chart, calls, names } = document;
  const ends = chart.root.states.filter(({ kind }) => kind === 'final');
  const states = [chart.root, ...ends].flatMap((state) =>
    stateLines(document, state, state === chart.root ? null : chart.root),
  );
  const script = calls.script();
  const root = element(
    'scxml',
    { xmlns: NAMESPACE, version: '1.0', datamodel: 'ecmascript', name: token(chart.id), initial: names.idOf('') },
    [...dataLines(machine), ...(script === '' ? [] : verbatim('script', script)), ...states],
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${allowedInXml(root.join('\n'))}\n`;
}
