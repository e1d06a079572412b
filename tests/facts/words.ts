import { readFileSync } from 'node:fs';
import { type Code, LANGUAGES } from './languages.ts';

/**
 * The reviewed words of the shop by language and dotted key: a table of the tests' own, so that what a test expects
 * never comes from the locale files that it judges. Importing them throws where a table is missing.
 */
export const WORDS: Readonly<Record<Code, ReadonlyMap<string, string>>> = {
  en: tableOf('en'),
  cn: tableOf('cn'),
  tw: tableOf('tw'),
};

/** A reviewed table by dotted key: words, or the tokens of the look. @throws where it is missing */
export function tableOf(name: Code | 'atlas' | 'inspection' | 'look'): ReadonlyMap<string, string> {
  const address = new URL(`words/${name}.json`, import.meta.url);
  const table: Readonly<Record<string, string>> = JSON.parse(readFileSync(address, 'utf8'));
  return new Map(Object.entries(table));
}

const PLURALS: Readonly<Record<Code, Intl.PluralRules>> = {
  en: new Intl.PluralRules(LANGUAGES.en.tag),
  cn: new Intl.PluralRules(LANGUAGES.cn.tag),
  tw: new Intl.PluralRules(LANGUAGES.tw.tag),
};

/** What fills the gaps of a text, by the names that stand in them. */
export type Gaps = Readonly<Record<string, string | number>>;

/**
 * The key under which the words stand: the one that is given, or that of the plural form which a count chooses.
 *
 * @throws where the table has neither
 */
export function formOf(code: Code, key: string, gaps: Gaps = {}): string {
  const table = WORDS[code];
  if (table.has(key)) return key;
  const form = `${key}_${PLURALS[code].select(Number(gaps['count']))}`;
  if (!table.has(form)) throw new Error(`No text «${key}» in ${code}.`);
  return form;
}

/** A text with its gaps filled; a gap that nothing fills stays as it is written. */
export function filled(text: string, gaps: Gaps): string {
  return text.replaceAll(/\{\{(\w+)\}\}/gu, (gap, name: string) => String(gaps[name] ?? gap));
}

/** The names of the gaps of a text, in their order, each once. */
export function gapsOf(text: string): readonly string[] {
  return [...new Set(Array.from(text.matchAll(/\{\{(\w+)\}\}/gu), ([, name = '']) => name))];
}

const NONE = 'nothing';

/** Where two tables of texts differ, key by key: what the review allowed, and what was found. */
export function wordDifferences(reviewed: ReadonlyMap<string, string>, found: ReadonlyMap<string, string>): string[] {
  return [...new Set([...reviewed.keys(), ...found.keys()])]
    .filter((key) => reviewed.get(key) !== found.get(key))
    .map((key) => `${key}: expected «${reviewed.get(key) ?? NONE}», found «${found.get(key) ?? NONE}»`);
}
