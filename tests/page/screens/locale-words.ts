import { readFileSync } from 'node:fs';

/** The languages of the shop by their public codes (R11). */
export type Code = 'en' | 'cn' | 'tw';

/** What the page calls each language in its `lang` (R11). */
export const TAGS: Readonly<Record<Code, string>> = { en: 'en', cn: 'zh-CN', tw: 'zh-TW' };

const files = new Map<Code, unknown>();

function fileOf(code: Code): unknown {
  const file: unknown =
    files.get(code) ??
    JSON.parse(readFileSync(new URL(`../../../locales/${code}/translation.json`, import.meta.url), 'utf8'));
  files.set(code, file);
  return file;
}

function at(tree: unknown, key: string): unknown {
  return key.split('.').reduce<unknown>((node, part) => Reflect.get(Object(node), part), tree);
}

/**
 * A text of the shop in one language, with its gaps filled; a count chooses between one and many, which Chinese does
 * not part. The names that the rulings fix are compared with them elsewhere.
 *
 * @throws where there is no such text
 */
export function textIn(code: Code, key: string, gaps: Readonly<Record<string, string | number>> = {}): string {
  const plural = code === 'en' && gaps['count'] === 1 ? 'one' : 'other';
  const text = at(fileOf(code), key) ?? at(fileOf(code), `${key}_${plural}`);
  if (typeof text !== 'string') throw new Error(`No text «${key}» in ${code}.`);
  return text.replace(/\{\{(\w+)\}\}/gu, (gap, name: string) => String(gaps[name] ?? gap));
}

/** A text of the shop in English. */
export function english(key: string, gaps: Readonly<Record<string, string | number>> = {}): string {
  return textIn('en', key, gaps);
}

/** A text as it is read out: white space counts once, and not at the ends. */
export function readOut(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}
