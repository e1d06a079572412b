import { type SearchTexts, searchEntries } from '../../../src/app/texts/search-entries.ts';
import { searchWords } from '../../../src/app/texts/search-words.ts';
import type { Code } from '../../facts/languages.ts';
import { localeOf } from '../../facts/texts.ts';

/** What the shop lets a shopper search in a language, with the other names of everything. */
export function shopEntries(code: Code) {
  const file: unknown = localeOf(code).file;
  return searchEntries(file as SearchTexts, searchWords);
}
