import { type Node, visitorKeys } from 'oxc-parser';
import type { Expression, FunctionCode } from '../../atlas/exports/machine-code.ts';

/** What XState hands to a function of a configuration, and the exports have under the same name. */
const GIVEN: ReadonlySet<string> = new Set(['context', 'event', 'input']);

/** A text as one line, where nothing in it depends on its lines. */
function oneLine(text: string): string {
  return text.includes('`') || text.includes('//') ? text : text.replace(/\s*\n\s*/g, ' ');
}

function isNode(value: unknown): value is Node {
  return typeof Reflect.get(Object(value), 'type') === 'string';
}

function nodesIn(node: Node): Node[] {
  const inner = (visitorKeys[node.type] ?? []).flatMap((key) => {
    const value: unknown = Reflect.get(node, key);
    return Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];
  });
  return [node, ...inner.flatMap(nodesIn)];
}

function unwrapped(node: Node): Node {
  return node.type === 'ParenthesizedExpression' ? unwrapped(node.expression) : node;
}

/** Whether a parameter takes apart what it is given into `context`, `event` and `input`, and no further. */
function isGiven(parameter: Node | undefined): boolean {
  if (parameter === undefined) return true;
  return (
    parameter.type === 'ObjectPattern' &&
    parameter.properties.every((one) => one.type === 'Property' && one.shorthand && isGivenName(one.value))
  );
}

function isGivenName(node: Node): boolean {
  return node.type === 'Identifier' && GIVEN.has(node.name);
}

/** An expression in pieces; null where it reads the event otherwise than by a property with a name. */
function expressionOf(source: string, node: Node): Expression | null {
  const nodes = nodesIn(node);
  const reads = nodes.filter(
    (one) => one.type === 'MemberExpression' && one.object.type === 'Identifier' && one.object.name === 'event',
  );
  const names = nodes.filter((one) => one.type === 'Identifier' && one.name === 'event');
  if (reads.length !== names.length) return null;
  const pieces: (string | { event: string })[] = [];
  let from = node.start;
  for (const read of reads.toSorted((one, other) => one.start - other.start)) {
    if (read.type !== 'MemberExpression' || read.computed || read.property.type !== 'Identifier') return null;
    pieces.push(oneLine(source.slice(from, read.start)), { event: read.property.name });
    from = read.end;
  }
  return [...pieces, oneLine(source.slice(from, node.end))];
}

function propertiesOf(source: string, node: Node): ReadonlyMap<string, Expression> | null {
  if (node.type !== 'ObjectExpression') return null;
  const properties = new Map<string, Expression>();
  for (const one of node.properties) {
    if (one.type !== 'Property' || one.computed || one.key.type !== 'Identifier') return null;
    const expression = expressionOf(source, one.value);
    if (expression === null) return null;
    properties.set(one.key.name, expression);
  }
  return properties;
}

/** The code of a function, or of a call that makes one. */
export function functionCode(source: string, node: Node): FunctionCode {
  const text = oneLine(source.slice(node.start, node.end));
  const whole = { source: text, returns: null, properties: null };
  if (node.type !== 'ArrowFunctionExpression' || !node.expression || node.params.length > 1) return whole;
  if (!isGiven(node.params[0])) return whole;
  const body = unwrapped(node.body);
  return { source: text, returns: expressionOf(source, body), properties: propertiesOf(source, body) };
}
