import { CODES, type Code } from './languages.ts';
import { type Texts, localeOfTexts } from './locale-file.ts';
import { type Gaps, WORDS, filled, formOf, gapsOf } from './words.ts';

/**
 * Texts that carry their words beside their key, because the words are what is walked: the search box finds products by
 * them (R15). One that is found by what is said of it is enough.
 */
const CARRIES_WORDS = /^product\.(?:\d+\.name|1\.description)$/u;

/** `⟦en cart.removed product={{product}}⟧`: language, key with its plural form, and each gap by its name. */
function pseudoText(code: Code, key: string): string {
  const words = WORDS[code].get(key) ?? '';
  const gaps = gapsOf(words).map((name) => `${name}={{${name}}}`);
  return `⟦${[code, key, ...gaps, ...(CARRIES_WORDS.test(key) ? [words] : [])].join(' ')}⟧`;
}

/**
 * The locale file of a language as walks are given it: each text is its own key and gaps. What a page then shows says
 * which text a view took and what it put into it, and holds no words that both sides could have from one file.
 */
export function pseudoLocale(code: Code): Texts {
  return localeOfTexts(WORDS[code].keys(), (key) => pseudoText(code, key));
}

/** A text of the pseudo-locale of a language, its gaps filled; a count chooses the form. @throws where there is no such text */
export function pseudoIn(code: Code, key: string, gaps: Gaps = {}): string {
  return filled(pseudoText(code, formOf(code, key, gaps)), gaps);
}

/** A text of the English pseudo-locale. @throws where there is no such text */
export function pseudo(key: string, gaps: Gaps = {}): string {
  return pseudoIn('en', key, gaps);
}

/**
 * A script of the build that holds the texts of a language, with those of the pseudo-locale in their place.
 *
 * @throws where the script holds none as JSON
 */
export function pseudoScript(code: Code, script: string): string {
  const texts = JSON.stringify(JSON.stringify(pseudoLocale(code)));
  const replaced = script.replace(/JSON\.parse\('(?:[^'\\]|\\.)*'\)/u, () => `JSON.parse(${texts})`);
  if (replaced === script) throw new Error('The script holds no texts.');
  return replaced;
}

/** The keys of all pseudo texts in something written, in its order: `cart.removed`, without the language. */
export function keysIn(text: string): readonly string[] {
  return Array.from(text.matchAll(/⟦\w+ ([\w.]+)/gu), ([, key = '']) => key);
}

/**
 * Something written without what a language may change in its pseudo texts: the code of each, its form for a count, the
 * words that it carries, with the markup between them. It has to be what JSON can say.
 */
export function inAnyLanguage<TWritten>(written: TWritten): TWritten {
  const text = JSON.stringify(written)
    .replaceAll(new RegExp(`⟦(?:${CODES.join('|')}) `, 'gu'), '⟦')
    .replaceAll(/(product\.\d+\.\w+)[ <][^⟦⟧]*⟧/gu, '$1⟧')
    .replaceAll(/_(?:one|other)\b/gu, '');
  return JSON.parse(text);
}
