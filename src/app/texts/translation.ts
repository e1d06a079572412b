import type { i18n as I18n } from 'i18next';
import { FALLBACK_LANGUAGE, type Language, languageTag } from '../../../machines/language/languages.ts';
import type { Environment } from '../environment.ts';
import { NAMESPACE } from './i18n.ts';
import type { ProductTexts } from './text-parts.ts';

/** The texts of one language: a tree whose leaves are texts. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

function isTexts(value: unknown): value is Texts {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((child) => typeof child === 'string' || isTexts(child))
  );
}

/** How long the texts of a language may take, in ms: a request that hangs must not hold up the page for good. */
const TEXTS_TIMEOUT = 15_000;

/**
 * Fetches the texts of a language (§7). The address carries no hash, so the browser is told to ask whether its copy is
 * still good: the texts of an older build would lack keys.
 *
 * @throws when the file does not come in 15 s, is no JSON, or is anything but a tree of texts.
 */
export async function fetchTexts(fetch: Environment['fetch'], language: Language): Promise<Texts> {
  const address = `/locales/${language}/translation.json`;
  const signal = AbortSignal.timeout(TEXTS_TIMEOUT);
  const response = await fetch(address, { signal, cache: 'no-cache', headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const texts: unknown = await response.json();
  if (!isTexts(texts) || Object.keys(texts).length === 0) throw new Error(`${address} holds no texts`);
  return texts;
}

async function show(i18n: I18n, language: Language, texts: Texts): Promise<void> {
  const tag = languageTag(language);
  i18n.addResourceBundle(tag, NAMESPACE, texts, false, true, { skipCopy: true });
  await i18n.changeLanguage(tag);
}

/** What the language machine invokes: both show a language, or throw and leave the old one (§4 Language, §7, §9). */
export interface TranslationLoader {
  readonly load: (language: Language, signal: AbortSignal) => Promise<void>;
  /** English, out of a script of the build itself. */
  readonly loadFallback: (signal: AbortSignal) => Promise<void>;
}

/**
 * Loads and shows translations. A language is fetched once; a load that was overtaken changes nothing.
 *
 * @param productTexts the texts of products that come in parts, in a large shop
 */
export function createTranslationLoader(
  i18n: I18n,
  fetch: Environment['fetch'],
  productTexts?: Pick<ProductTexts, 'bring'>,
): TranslationLoader {
  const fetched = new Map<Language, Texts>();
  return {
    load: async (language, signal) => {
      const [texts] = await Promise.all([
        fetched.get(language) ?? fetchTexts(fetch, language),
        productTexts?.bring(language),
      ]);
      fetched.set(language, texts);
      signal.throwIfAborted();
      await show(i18n, language, texts);
    },
    loadFallback: async (signal) => {
      const [{ fallbackTexts }] = await Promise.all([
        import('./fallback-texts.ts'),
        productTexts?.bring(FALLBACK_LANGUAGE),
      ]);
      signal.throwIfAborted();
      await show(i18n, FALLBACK_LANGUAGE, fallbackTexts);
    },
  };
}
