import { FALLBACK_LANGUAGE, isLanguage, type Language, languageOfTag } from '../../../machines/language/languages.ts';

/** The cookie in which the shop keeps the language (§9). */
export const LANGUAGE_COOKIE = 'i18next';

/** The language that a `Cookie` header asks for; English where it asks for none that the shop has (R33). */
export function askedLanguage(cookies = ''): Language {
  const code = cookies
    .split(';')
    .map((cookie) => cookie.trim().split('='))
    .find(([name]) => name === LANGUAGE_COOKIE)?.[1];
  const asked = languageOfTag(code ?? '') ?? code?.toLowerCase();
  return isLanguage(asked) ? asked : FALLBACK_LANGUAGE;
}
