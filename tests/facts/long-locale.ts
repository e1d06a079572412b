import { type Texts, localeOfTexts } from './locale-file.ts';
import { WORDS } from './words.ts';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = Array.from('åƀçðéƒğĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĞĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ');

/** What is added to a text, as often as it is needed. */
const PADDING = 'îñ öţĥéŕ ŵöŕðš ';
/** How much longer than English a text may become in another language: short ones grow most. */
const GROWTH = 0.4;
const LEAST = 3;

function accented(words: string): string {
  return words.replaceAll(/[a-z]/giu, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter);
}

/** A text with an accent on each letter, longer by two fifths, in brackets that show where it ends. Its gaps stay. */
export function longText(words: string): string {
  const own = words
    .split(/(\{\{\w+\}\})/u)
    .map((part, place) => (place % 2 === 0 ? accented(part) : part))
    .join('');
  const more = Math.max(LEAST, Math.ceil(words.replaceAll(/\{\{\w+\}\}/gu, '').length * GROWTH));
  return `[${own} ${PADDING.repeat(Math.ceil(more / PADDING.length))
    .slice(0, more)
    .trim()}]`;
}

/** The English locale file with every text longer and accented: what has no accent on a page is in no locale file. */
export function longLocale(): Texts {
  return localeOfTexts(WORDS.en.keys(), (key) => longText(WORDS.en.get(key) ?? ''));
}
