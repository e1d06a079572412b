import type { Json } from './xstate-json.ts';

const NAME = /^[A-Za-z_$][\w$]*$/;
const WIDTH = 100;

/** Signs of a text in quotes that have a short escape. */
const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['\\', '\\\\'],
  ["'", String.raw`\'`],
  ['\n', String.raw`\n`],
  ['\r', String.raw`\r`],
  ['\t', String.raw`\t`],
]);

/**
 * What would end or change a text in quotes, or is lost where the file is written: U+2028 and U+2029 end a line for whoever
 * reads no newer language than ES2018, XML forbids most controls and the last two signs, half a pair has no code in UTF-8,
 * and `]]>` ends a section of XML.
 */
const UNSAFE = /[\p{Cc}\p{Cs}\u2028\u2029\ufffe\uffff]|(?<=\]\])>/gu;

function escaped(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** A text as a literal of JavaScript. */
export function quoted(text: string): string {
  return `'${text.replaceAll(/[\\'\n\r\t]/gu, (sign) => ESCAPES.get(sign) ?? sign).replaceAll(UNSAFE, escaped)}'`;
}

/** A value as JSON that is an expression of ECMAScript of any age, on one line; `undefined` where JSON has no word for it. */
export function expressionOf(value: unknown): string {
  return (JSON.stringify(value) ?? 'undefined').replaceAll(UNSAFE, escaped);
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
