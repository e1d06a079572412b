import { type Node, parseSync, visitorKeys } from 'oxc-parser';

/** A node with the nodes around it, the nearest first. */
export interface Place {
  readonly node: Node;
  readonly around: readonly Node[];
}

/** A parsed module. */
export interface Module {
  /** From the root of the checkout. */
  readonly file: string;
  readonly source: string;
  /** Every node that is run, each before those in it: no types, no imports. */
  readonly places: readonly Place[];
}

const RUN_IN_TYPES: ReadonlySet<string> = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

function isRun({ type }: Node): boolean {
  if (type.startsWith('TS')) return RUN_IN_TYPES.has(type);
  return type !== 'ImportDeclaration' && type !== 'ExportAllDeclaration';
}

function isNode(value: unknown): value is Node {
  return typeof Reflect.get(Object(value), 'type') === 'string';
}

function childrenOf(node: Node): Node[] {
  return (visitorKeys[node.type] ?? []).flatMap((key) => {
    const value: unknown = Reflect.get(node, key);
    return Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];
  });
}

function below(node: Node, around: readonly Node[]): Place[] {
  if (!isRun(node)) return [];
  const inner = [node, ...around];
  return [{ node, around }, ...childrenOf(node).flatMap((child) => below(child, inner))];
}

/** Parses a TypeScript module. @throws where it has an error */
export function parseModule(file: string, source: string): Module {
  const { program, errors } = parseSync(file, source);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file}: ${error.message}`);
  return { file, source, places: below(program, []) };
}

/** The source of a node. */
export function textOf({ source }: Module, { start, end }: { readonly start: number; readonly end: number }): string {
  return source.slice(start, end);
}

/** The line of a place in a text, from 1. */
export function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}

/** The text of a string literal, or of a template without placeholders; null for anything else. */
export function stringOf(node: Node | null | undefined): string | null {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  return null;
}

const FUNCTIONS: ReadonlySet<string> = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
]);

/** Whether a node is a function. */
export function isFunction({ type }: Node): boolean {
  return FUNCTIONS.has(type);
}

/** Whether what a place names can be read at another place, too: the functions around it are around the other. */
export function isInScope(named: Place, other: Place): boolean {
  return named.around.filter(isFunction).every((one) => other.around.includes(one));
}

/** The name of a JSX attribute, such as `aria-label`. */
export function attributeName(node: Node): string {
  return node.type === 'JSXAttribute' && node.name.type === 'JSXIdentifier' ? node.name.name : '';
}

/** The source of what a call calls, such as `cart.send`. */
export function calleeOf(module: Module, node: Node): string {
  return node.type === 'CallExpression' ? textOf(module, node.callee) : '';
}

/** The name of a property in an object literal. */
export function propertyName(node: Node): string {
  if (node.type !== 'Property' || node.computed) return '';
  if (node.key.type === 'Identifier') return node.key.name;
  return stringOf(node.key) ?? '';
}
