import type { Json } from './xstate-json.ts';

const NAME = /^[A-Za-z_$][\w$]*$/;
const WIDTH = 100;

/** What would end or change a text in quotes. U+2028 and U+2029 end a line, too, for whoever reads no newer language than ES2018. */
const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['\\', '\\\\'],
  ["'", String.raw`\'`],
  ['\n', String.raw`\n`],
  ['\r', String.raw`\r`],
  ['\u2028', String.raw`\u2028`],
  ['\u2029', String.raw`\u2029`],
]);

function quoted(text: string): string {
  return `'${text.replaceAll(/[\\'\n\r\u2028\u2029]/gu, (sign) => ESCAPES.get(sign) ?? sign)}'`;
}

/** The name of a property as it is written. */
export function propertyName(name: string): string {
  return NAME.test(name) ? name : quoted(name);
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

/** Plain JSON as a literal of TypeScript, on one line where it fits. */
export function literalOf(value: Json, indent = ''): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  const [open, close] = isList(value) ? ['[', ']'] : ['{', '}'];
  const parts = isList(value)
    ? value.map((item) => literalOf(item, inner))
    : Object.entries(value).map(([key, item]) => `${propertyName(key)}: ${literalOf(item, inner)}`);
  if (parts.length === 0) return open + close;
  const line = isList(value) ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`;
  if (!line.includes('\n') && indent.length + line.length < WIDTH) return line;
  return `${open}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${close}`;
}
