import { type SearchTexts, searchEntries } from '../../../src/app/texts/search-entries.ts';
import { searchWords } from '../../../src/app/texts/search-words.ts';
import type { Code } from '../../facts/languages.ts';
import { localeOf } from '../../facts/texts.ts';

function fileOf(code: Code): SearchTexts {
  const file: unknown = localeOf(code).file;
  return file as SearchTexts;
}

/** What the shop lets a shopper search in a language, with the other names of everything. */
export function shopEntries(code: Code) {
  return searchEntries(fileOf(code), searchWords);
}

/** The same before the other names have come. */
export function earlyShopEntries(code: Code) {
  return searchEntries(fileOf(code));
}
