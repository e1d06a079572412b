/**
 * The languages of the shop as the specification lists them (§9, R11), by public code and in the order of the list: BCP
 * 47 tag, the name in its own words, the script that it is written in by its Unicode name.
 */
export const LANGUAGES = {
  en: { tag: 'en', name: 'English', script: 'Latin' },
  cn: { tag: 'zh-CN', name: '简体中文', script: 'Han' },
  tw: { tag: 'zh-TW', name: '繁體中文', script: 'Han' },
} as const;

/** The public code of a language. */
export type Code = keyof typeof LANGUAGES;

/** Whether something is the public code of a language. */
export function isCode(value: unknown): value is Code {
  return typeof value === 'string' && Object.hasOwn(LANGUAGES, value);
}

/** The public codes in the order of the list. */
export const CODES: readonly Code[] = Object.keys(LANGUAGES).filter(isCode);
