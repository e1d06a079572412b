import { type ParserOptions, parse } from '@babel/parser';
import { CodeReader, type Expression, bare } from './code-reader.ts';
import { misfitAt } from './misfit.ts';
import type { PlacedJson } from './placed-json.ts';

type CallNode = Extract<Expression, { type: 'CallExpression' }>;

function isNode(value: unknown): value is { readonly type: string; readonly start: number } {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';
}

function isCall(value: object): value is CallNode {
  return Reflect.get(value, 'type') === 'CallExpression';
}

/** All nodes of a tree, in the order of the text. */
function* nodesIn(root: object): Generator<object> {
  const waiting: unknown[] = [root];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (isNode(next)) yield next;
    const parts: unknown[] = Array.isArray(next) || isNode(next) ? Object.values(next) : [];
    for (const part of parts.reverse()) if (Array.isArray(part) || isNode(part)) waiting.push(part);
  }
}

/** Whether it is `createMachine(…)`, `setup({…}).createMachine(…)` or that of a namespace. */
function makesMachine({ callee }: CallNode): boolean {
  const named = callee.type === 'MemberExpression' && !callee.computed ? callee.property : callee;
  return named.type === 'Identifier' && named.name === 'createMachine';
}

function parsed(text: string, plugins: NonNullable<ParserOptions['plugins']>) {
  try {
    return parse(text, { sourceType: 'module', plugins });
  } catch (error) {
    // A parser that is nested too deep itself says so with no place.
    if (!(error instanceof SyntaxError)) throw misfitAt(text, 0, 'deep');
    const at: unknown = Reflect.get(error, 'pos');
    throw misfitAt(text, typeof at === 'number' ? at : 0, 'code', error.message.replace(/\.? \(\d+:\d+\)$/u, ''));
  }
}

/**
 * The machine of a module: what its one `createMachine` call is given, as plain JSON with places. The code is parsed and
 * never run.
 *
 * @param file its name: `.tsx` and `.jsx` may hold markup
 * @throws Misfit where it is no such module
 */
export function machineInCode(text: string, file: string): PlacedJson {
  const { program } = parsed(text, file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript']);
  const calls = [...nodesIn(program)].filter(isCall).filter(makesMachine);
  const [call, second] = calls;
  if (call === undefined) throw misfitAt(text, 0, 'call', 'no');
  if (second !== undefined) throw misfitAt(text, second.start ?? 0, 'call', 'more than one');
  const [config] = call.arguments;
  const reader = new CodeReader(text, program.body);
  const literal = config === undefined || !('type' in config) ? null : bare(config as Expression);
  if (literal?.type !== 'ObjectExpression')
    throw misfitAt(text, literal?.start ?? call.start ?? 0, 'literal', 'what createMachine is given');
  const value = reader.read(literal);
  return { value, offsetOf: (holder, key) => reader.places.get(holder)?.get(key) ?? literal.start ?? 0 };
}
