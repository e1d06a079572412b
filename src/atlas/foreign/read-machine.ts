import { checkMachine } from './check-machine.ts';
import { misfitAt } from './misfit.ts';
import { placedJson } from './placed-json.ts';
import { scxmlMachine } from './scxml.ts';

function baseName(file: string): string {
  return file.replace(/\.[^.]*$/u, '') || 'machine';
}

/**
 * A machine from a file: XState JSON or SCXML. Nothing in it is executed.
 *
 * @param file its name, for a machine that says none
 * @returns the plain JSON of the machine, which has an id
 * @throws Misfit what is wrong, with line and column
 */
export function readMachine(text: string, file: string): object {
  const offset = text.search(/[^\s\uFEFF]/u);
  const start = text[offset];
  if (start === '<') {
    const machine = scxmlMachine(text, baseName(file));
    return checkMachine(machine, (_, __, kind, what) => {
      throw misfitAt(text, offset, kind, what);
    });
  }
  if (start !== '{') throw misfitAt(text, Math.max(0, offset), 'kind');
  const { value, offsetOf } = placedJson(text.replace('\uFEFF', ' '));
  const machine = checkMachine(value, (holder, key, kind, what) => {
    throw misfitAt(text, offsetOf(holder, key) || offset, kind, what);
  });
  return { id: baseName(file), ...machine };
}
