import type { i18n as I18n } from 'i18next';
import { foldEntries } from '../../../machines/search/match.ts';
import type { Shop } from '../../routes/-router-context.ts';
import type { Environment } from '../environment.ts';
import { NAMESPACE } from './i18n.ts';
import { searchEntries } from './search-entries.ts';
import type { SearchWords } from './search-words.ts';

/**
 * Gives the search box what it searches: the texts of each language that comes, and once the page is idle the other names
 * (R24), without which the box finds less. From then on what it searches is folded ahead of the first key.
 */
export function keepSearchEntries(
  search: Shop['search'],
  i18n: I18n,
  { soon, whenIdle }: Pick<Environment, 'soon' | 'whenIdle'>,
): void {
  let words: SearchWords | undefined;
  const take = (come: SearchWords) => {
    words = come;
    change();
  };
  const change = () => {
    const entries = searchEntries(i18n.getResourceBundle(i18n.language, NAMESPACE), words);
    search.send({ type: 'entries.changed', entries });
    // What the first page needs goes first.
    whenIdle(() => {
      if (words) foldEntries(entries);
      else
        import(/* webpackChunkName: "idle" */ './search-words.ts').then(
          ({ searchWords }) => take(searchWords),
          () => undefined,
        );
    });
  };
  // In a task of its own: a page that begins shows its texts first.
  i18n.on('languageChanged', () => soon(change));
}
