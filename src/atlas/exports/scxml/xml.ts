import { escapeHtml } from '../html.ts';

/**
 * A name that XML takes for an id: letters of any script, digits, dots, dashes. Any other sign is written by its number
 * in Unicode, `_-20-` for a space, so that no two names become one.
 */
export function token(text: string): string {
  return text
    .replace(/[^\p{L}\p{Nd}_.-]|(?<=^|_)-/gu, (sign) => `_-${sign.codePointAt(0)?.toString(16) ?? ''}-`)
    .replace(/^(?=_*[\p{Nd}.])/u, '_');
}

/** The name that a token stands for; a text that is the token of no name is one by itself. */
export function nameIn(text: string): string {
  const name = text
    .replace(/^_(?=_*[\p{Nd}.])/u, '')
    .replace(/_-([\da-f]{1,5})-/gu, (_, number: string) => String.fromCodePoint(parseInt(number, 16)));
  return token(name) === text ? name : text;
}

/** The key of a state that a part of an id stands for: no id begins with one. */
export function keyIn(part: string): string {
  return nameIn(`m.${part}`).slice('m.'.length);
}

type Attributes = Readonly<Record<string, string | undefined>>;

function attributes(values: Attributes): string {
  return Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`))
    .join('');
}

/** An element as lines. Attributes without a value are left out. */
export function element(name: string, values: Attributes, inside: readonly string[] = []): string[] {
  return inside.length === 0
    ? [`<${name}${attributes(values)}/>`]
    : [`<${name}${attributes(values)}>`, ...inside.map((line) => `  ${line}`), `</${name}>`];
}

/** A comment; nothing where there is nothing to say. */
export function comment(text: string): string[] {
  return text === '' ? [] : [`<!-- ${text.replaceAll(/-(?=-)/gu, '- ')} -->`];
}

/** An element with a code that is written as it stands: in its texts `]]>` is written in another way (`literal.ts`). */
export function verbatim(name: string, text: string): string[] {
  return [`<${name}><![CDATA[`, ...text.replaceAll(']]>', ']] >').split('\n'), `]]></${name}>`];
}
