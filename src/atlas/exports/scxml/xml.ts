import { escapeHtml } from '../html.ts';

/** A name that XML takes for an id: letters of any script, digits, dots, dashes. */
export function token(text: string): string {
  return text.replace(/[^\p{L}\p{Nd}_.-]/gu, '_').replace(/^(?=[\p{Nd}.-])/u, '_');
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
  return text === '' ? [] : [`<!-- ${text.replaceAll('--', '- -')} -->`];
}

/** An element with a text that is written as it stands. */
export function verbatim(name: string, text: string): string[] {
  return [`<${name}><![CDATA[`, ...text.replaceAll(']]>', ']] >').split('\n'), `]]></${name}>`];
}
