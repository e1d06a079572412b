import {
  FALLBACK_LANGUAGE,
  LANGUAGES,
  type Language,
  languageScript,
  languageTag,
} from '../../../machines/language/languages.ts';

/** The cookie in which the shop keeps the language (§9). */
export const LANGUAGE_COOKIE = 'i18next';

/** A text in capitals or not, as a pattern: the name of a cookie beside it stays exact. */
function anyCase(text: string): string {
  return text.replaceAll(/[a-z]/giu, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);
}

function patternOf(language: Language): string {
  const script = languageScript(language);
  const names = [...new Set([language, languageTag(language)])].map(anyCase);
  const values = script === undefined ? names : [...names, `${anyCase(script)}[^;]*`];
  return `(?:^|;\\s*)${LANGUAGE_COOKIE}=(?:${values.join('|')})(?:;|$)`;
}

/**
 * Which `Cookie` header asks for which language: by its code, its tag, or any tag of its script, as the shop itself reads
 * the cookie. Every host and the worker decide by these patterns, which all their engines read alike.
 */
export const LANGUAGE_RULES = LANGUAGES.map((language) => ({ language, pattern: patternOf(language) }));

const rules = LANGUAGE_RULES.map(({ language, pattern }) => ({ language, pattern: new RegExp(pattern, 'u') }));

/** The language that a `Cookie` header asks for; English where it asks for none that the shop has (R33). */
export function askedLanguage(cookies = ''): Language {
  return rules.find(({ pattern }) => pattern.test(cookies))?.language ?? FALLBACK_LANGUAGE;
}
