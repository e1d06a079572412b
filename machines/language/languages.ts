/**
 * The one list of the languages, in the order in which they are offered (§9), by public code (R11). `tag` is the BCP 47
 * tag. `script` is the tag of the language with its script and no region: every tag that begins with it means this
 * language, too. Null where there is none.
 */
const TABLE = {
  en: { tag: 'en', script: null },
  cn: { tag: 'zh-CN', script: 'zh-Hans' },
  tw: { tag: 'zh-TW', script: 'zh-Hant' },
} as const;

/** The public code of a language: in addresses, the cookie and storage (R11). */
export type Language = keyof typeof TABLE;

/** The languages of the shop, in the order of the list (§9). */
export const LANGUAGES: readonly Language[] = Object.keys(TABLE).filter(isLanguage);

/** The language that is shown when no other can be (§9). */
export const FALLBACK_LANGUAGE: Language = 'en';

/** How often a translation is asked for again before the shop gives up. */
export const MAX_RETRIES = 3;
/** The wait before the first retry in milliseconds; it doubles with each. */
export const RETRY_DELAY = 500;
/** The wait in milliseconds before a given-up load is tried again by itself. */
export const LATE_RETRY_DELAY = 30_000;

/** Whether a text is the code of a language of the shop. */
export function isLanguage(text: unknown): text is Language {
  return typeof text === 'string' && Object.hasOwn(TABLE, text);
}

/** The BCP 47 tag of a language, for `Intl` and `lang`: `Intl` knows no cn, and reads tw as Twi (R11). */
export function languageTag(language: Language): (typeof TABLE)[Language]['tag'] {
  return TABLE[language].tag;
}

/** What every tag begins with that means a language by its script; undefined where none does. */
export function languageScript(language: Language): string | undefined {
  return TABLE[language].script ?? undefined;
}

/** The language that a BCP 47 tag asks for, by the tag itself or by its script, in capitals or not (R11). */
export function languageOfTag(asked: string): Language | undefined {
  const tag = asked.toLowerCase();
  return LANGUAGES.find((language) => {
    const { tag: own, script } = TABLE[language];
    return tag === own.toLowerCase() || (script !== null && tag.startsWith(script.toLowerCase()));
  });
}
