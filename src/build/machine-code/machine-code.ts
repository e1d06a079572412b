import { fileURLToPath } from 'node:url';
import { type Node, type Program, parseSync } from 'oxc-parser';
import { transformSync } from 'rolldown/utils';
import { type MachineId, machines } from '../../../machines/index.ts';
import type { FunctionCode, MachineCode } from '../../atlas/exports/machine-code.ts';
import { functionCode } from './function-code.ts';
import { oneModule } from './one-module.ts';

/** The oldest language that an interpreter of SCXML may read. */
const TARGET = 'es2015';

function keyOf(node: Node): string {
  if (node.type !== 'Property') throw new Error('A machine is written without spreads.');
  if (node.key.type === 'Identifier') return node.key.name;
  if (node.key.type === 'Literal') return String(node.key.value);
  throw new Error('A machine is written without computed keys.');
}

function valueAt(node: Node | undefined, key: string): Node | undefined {
  if (node?.type !== 'ObjectExpression') return undefined;
  const found = node.properties.find((one) => keyOf(one) === key);
  return found?.type === 'Property' ? found.value : undefined;
}

/** The two literals of `setup({ ... }).createMachine({ ... })`. */
function literalsIn({ body }: Program): { readonly setup: Node | undefined; readonly config: Node } {
  for (const statement of body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    const call = declaration?.type === 'VariableDeclaration' ? declaration.declarations[0]?.init : undefined;
    if (call?.type !== 'CallExpression' || call.callee.type !== 'MemberExpression') continue;
    const { object, property } = call.callee;
    const [config] = call.arguments;
    if (property.type !== 'Identifier' || property.name !== 'createMachine' || config === undefined) continue;
    return { setup: object.type === 'CallExpression' ? object.arguments[0] : undefined, config };
  }
  throw new Error('No createMachine was found.');
}

/** The declarations beside the machine, exported or not. */
function declarationsIn(source: string, { body }: Program, machine: Node): Map<string, string> {
  const found = new Map<string, string>();
  for (const statement of body) {
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (node === null || node === undefined || (node.start <= machine.start && machine.end <= node.end)) continue;
    const text = source.slice(node.start, node.end);
    if (node.type === 'FunctionDeclaration' && node.id !== null) found.set(node.id.name, text);
    if (node.type !== 'VariableDeclaration') continue;
    for (const { id } of node.declarations)
      // What is declared by const is seen by its own script alone in some interpreters.
      if (id.type === 'Identifier') found.set(id.name, text.replace(/^const\b/, 'var'));
  }
  return found;
}

function sourcesIn(source: string, node: Node | undefined): Map<string, string> {
  if (node?.type !== 'ObjectExpression') return new Map();
  return new Map(
    node.properties.map((one): [string, string] => {
      if (one.type !== 'Property') throw new Error('A machine is written without spreads.');
      return [keyOf(one), functionCode(source, one.value).source];
    }),
  );
}

/** Walks a configuration beside its source, and collects the functions in it. */
function functionsIn(source: string, node: Node | undefined, value: unknown, into: Map<unknown, FunctionCode>): void {
  if (node === undefined) return;
  if (typeof value === 'function') into.set(value, functionCode(source, node));
  else if (Array.isArray(value) && node.type === 'ArrayExpression')
    for (const [place, item] of value.entries()) functionsIn(source, node.elements[place] ?? undefined, item, into);
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) functionsIn(source, valueAt(node, key), part, into);
}

/**
 * The code of a machine of the register, from its source files.
 *
 * @throws where the source is not one literal, as the house writes machines
 */
export function machineCode(id: MachineId): MachineCode {
  const typescript = oneModule(fileURLToPath(new URL(`../../../machines/${id}/${id}.machine.ts`, import.meta.url)));
  const { code, errors } = transformSync(`${id}.ts`, typescript, {
    lang: 'ts',
    target: TARGET,
    assumptions: { noDocumentAll: true, pureGetters: true },
    // The exports bring the few helpers along.
    helpers: { mode: 'External' },
  });
  if (errors.length > 0) throw new Error(`${id}: ${errors.map(({ message }) => message).join(' ')}`);
  const { program } = parseSync(`${id}.js`, code);
  const { setup, config } = literalsIn(program);
  const functions = new Map<unknown, FunctionCode>();
  functionsIn(code, config, machines[id].config, functions);
  return {
    typescript,
    declarations: declarationsIn(code, program, config),
    actions: sourcesIn(code, valueAt(setup, 'actions')),
    guards: sourcesIn(code, valueAt(setup, 'guards')),
    delays: sourcesIn(code, valueAt(setup, 'delays')),
    functions,
  };
}
