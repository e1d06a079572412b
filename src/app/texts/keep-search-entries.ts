import type { i18n as I18n } from 'i18next';
import { foldEntries } from '../../../machines/search/match.ts';
import type { Shop } from '../../routes/-router-context.ts';
import type { Environment } from '../environment.ts';
import { NAMESPACE } from './i18n.ts';
import type { ProductTexts } from './text-parts.ts';
import { searchEntries, type SearchTexts } from './search-entries.ts';
import type { SearchWords } from './search-words.ts';

/** So many entries are folded in one idle moment: a key that is pressed then waits for a few milliseconds at most. */
const FOLDED_AT_ONCE = 500;

/**
 * Gives the search box what it searches: the texts of each language that comes, and once the page is idle the other names
 * (R24) and the texts that come in parts, without which the box finds less. From then on what it searches is folded ahead
 * of the first key.
 */
export function keepSearchEntries(
  search: Shop['search'],
  i18n: I18n,
  { soon, whenIdle }: Pick<Environment, 'soon' | 'whenIdle'>,
  productTexts: ProductTexts | undefined,
): void {
  let words: SearchWords | undefined;
  const fold = () => {
    const { entries } = search.getSnapshot().context;
    if (!foldEntries(entries, FOLDED_AT_ONCE)) whenIdle(fold);
  };
  const take = (come: SearchWords) => {
    words = come;
    change();
  };
  const change = () => {
    const texts: SearchTexts = i18n.getResourceBundle(i18n.language, NAMESPACE);
    const entries = searchEntries(productTexts ? productTexts.withParts(texts) : texts, words);
    search.send({ type: 'entries.changed', entries });
    // What the first page needs goes first.
    whenIdle(() => {
      const parts = productTexts?.bringAll();
      if (words && !parts) return fold();
      const loads = Promise.all([import(/* webpackChunkName: "idle" */ './search-words.ts'), parts]);
      loads.then(
        ([{ searchWords }]) => take(searchWords),
        () => undefined,
      );
      return undefined;
    });
  };
  // In a task of its own: a page that begins shows its texts first.
  i18n.on('languageChanged', () => soon(change));
}
