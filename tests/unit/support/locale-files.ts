import cn from '../../../locales/cn/translation.json';
import en from '../../../locales/en/translation.json';
import tw from '../../../locales/tw/translation.json';

interface Texts {
  readonly [key: string]: string | Texts;
}

/** The texts of a locale file by dotted key, in the order of the file. */
function flat(texts: Texts, prefix = ''): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value] as const] : [...flat(value, `${prefix}${key}.`)],
    ),
  );
}

/** A language of the shop: public code, BCP 47 tag, its file as it is and by dotted key. */
export interface Locale {
  readonly code: 'en' | 'cn' | 'tw';
  readonly tag: string;
  readonly file: Texts;
  readonly texts: ReadonlyMap<string, string>;
}

export const english: Locale = { code: 'en', tag: 'en', file: en, texts: flat(en) };
export const mainland: Locale = { code: 'cn', tag: 'zh-CN', file: cn, texts: flat(cn) };
export const taiwan: Locale = { code: 'tw', tag: 'zh-TW', file: tw, texts: flat(tw) };
export const locales: readonly Locale[] = [english, mainland, taiwan];

/** The names of the variables of a text, sorted, each once. */
export function variablesOf(text: string): readonly string[] {
  return [...new Set(Array.from(text.matchAll(/\{\{(.*?)\}\}/g), ([, name = '']) => name))].toSorted();
}

/** A text without its variables: what a translator wrote. */
export function wordsOf(text: string): string {
  return text.replaceAll(/\{\{.*?\}\}/g, ' ');
}
