/** The languages of the shop, in the order of the list (§9). `en` is the fallback. */
export const LANGUAGES = ['en', 'cn', 'tw'] as const;

/** The public code of a language: in addresses, the cookie and storage (R11). */
export type Language = (typeof LANGUAGES)[number];

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
  return LANGUAGES.some((language) => language === text);
}

/** The BCP 47 tag of a language, for `Intl` and `lang`: `Intl` knows no cn, and reads tw as Twi (R11). */
export function languageTag(language: Language): 'en' | 'zh-CN' | 'zh-TW' {
  return ({ en: 'en', cn: 'zh-CN', tw: 'zh-TW' } as const)[language];
}
