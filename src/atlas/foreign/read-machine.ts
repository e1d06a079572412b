import { checkMachine } from './check-machine.ts';
import { machineInCode } from './machine-in-code.ts';
import { misfitAt } from './misfit.ts';
import { placedJson } from './placed-json.ts';
import { scxmlMachine } from './scxml.ts';

function baseName(file: string): string {
  return file.replace(/\.[^.]*$/u, '') || 'machine';
}

/** Files of code: TypeScript and JavaScript. */
const CODE = /\.[cm]?[jt]sx?$/u;

/**
 * A machine from a file: XState JSON, SCXML, or a module with one `createMachine` call. Nothing in it is executed.
 *
 * @param file its name, for a machine that says none
 * @returns the plain JSON of the machine, which has an id
 * @throws Misfit what is wrong, with line and column
 */
export function readMachine(text: string, file: string): object {
  const offset = text.search(/[^\s\uFEFF]/u);
  const start = text[offset];
  if (start === '<' && !CODE.test(file)) {
    const machine = scxmlMachine(text, baseName(file));
    return checkMachine(machine, (_, __, kind, what) => {
      throw misfitAt(text, offset, kind, what);
    });
  }
  const isCode = CODE.test(file);
  if (start !== '{' && !isCode) throw misfitAt(text, Math.max(0, offset), 'kind');
  const plain = text.replace('\uFEFF', ' ');
  const { value, offsetOf } = isCode ? machineInCode(plain, file) : placedJson(plain);
  const machine = checkMachine(value, (holder, key, kind, what) => {
    throw misfitAt(text, offsetOf(holder, key) || offset, kind, what);
  });
  return { id: baseName(file), ...machine };
}
