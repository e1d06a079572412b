import { readFileSync } from 'node:fs';

/** A tree of texts, as a locale file holds it. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

const root = new URL('../../../', import.meta.url);

/** The path of a language's texts, from the root of the checkout. */
export function localeFile(language: string): string {
  return `locales/${language}/translation.json`;
}

const read = new Map<string, Texts>();

/** The texts of a language, read once. */
export function readTexts(language: string): Texts {
  const texts = read.get(language) ?? (JSON.parse(readFileSync(new URL(localeFile(language), root), 'utf8')) as Texts);
  read.set(language, texts);
  return texts;
}

/** Every text with its key, in the order of the file. */
export function leavesOf(texts: Texts, prefix = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([name, child]): [string, string][] =>
    typeof child === 'string' ? [[`${prefix}${name}`, child]] : leavesOf(child, `${prefix}${name}.`),
  );
}

const PLURAL = /_(?:zero|one|two|few|many|other)$/u;

function childAt(texts: string | Texts | undefined, part: string): string | Texts | undefined {
  if (typeof texts !== 'object') return undefined;
  return part.includes('${') ? Object.values(texts)[0] : texts[part];
}

/**
 * The key after a key in the same group, which may hold placeholders: `product.${id}.name` gives
 * `product.${id}.description`. Null where the group has no other text, or there is no such group.
 */
export function siblingKey(pattern: string): string | null {
  const parts = pattern.split('.');
  const last = parts.pop() ?? '';
  if (last.includes('${')) return null;
  let group: string | Texts | undefined = readTexts('en');
  for (const part of parts) group = childAt(group, part);
  if (typeof group !== 'object') return null;
  const names = [
    ...new Set(
      Object.entries(group)
        .filter(([, child]) => typeof child === 'string')
        .map(([name]) => name.replace(PLURAL, '')),
    ),
  ];
  const at = names.indexOf(last);
  const other = names[(at + 1) % names.length];
  return at < 0 || other === undefined || other === last ? null : [...parts, other].join('.');
}
