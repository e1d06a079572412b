import { readFileSync } from 'node:fs';
import { CODES, type Code, LANGUAGES } from './languages.ts';
import { type Gaps, WORDS, filled, formOf } from './words.ts';

/** The texts of a locale file as it is written: groups within groups. */
interface Texts {
  readonly [key: string]: string | Texts;
}

/** The locale file of a language: public code, BCP 47 tag, its texts as they are and by dotted key. */
export interface Locale {
  readonly code: Code;
  readonly tag: string;
  readonly file: Texts;
  readonly texts: ReadonlyMap<string, string>;
}

/**
 * Texts within groups by dotted key, in their order.
 *
 * @param textOf the text that stands in a place; null where a group does
 */
export function flat(
  texts: object,
  textOf = (value: unknown) => (typeof value === 'string' ? value : null),
  prefix = '',
): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]: [string, unknown]) => {
      const text = textOf(value);
      return text === null ? [...flat(Object(value), textOf, `${prefix}${key}.`)] : [[prefix + key, text] as const];
    }),
  );
}

function read(code: Code): Locale {
  const address = new URL(`../../locales/${code}/translation.json`, import.meta.url);
  const file: Texts = JSON.parse(readFileSync(address, 'utf8'));
  return { code, tag: LANGUAGES[code].tag, file, texts: flat(file) };
}

/** The locale files of all languages, in the order of the list. Importing them throws where one is missing. */
export const LOCALES: readonly Locale[] = CODES.map(read);

/** The locale file of a language. @throws where there is none */
export function localeOf(code: Code): Locale {
  const found = LOCALES.find((locale) => locale.code === code);
  if (found === undefined) throw new Error(`There is no locale file ${code}.`);
  return found;
}

/**
 * A text of the shop in one language, in the reviewed words and with its gaps filled; a count chooses the plural form.
 *
 * @throws where there is no such text
 */
export function textIn(code: Code, key: string, gaps: Gaps = {}): string {
  return filled(WORDS[code].get(formOf(code, key, gaps)) ?? '', gaps);
}

/** A text of the shop in English. @throws where there is no such text */
export function english(key: string, gaps: Gaps = {}): string {
  return textIn('en', key, gaps);
}
