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
 * (R24) and the texts that come in parts, without which the box finds less. It is told when that is all: what does not come
 * is tried again with the next language, and not waited for until then. What it searches is folded ahead of the first key.
 */
export function keepSearchEntries(
  search: Shop['search'],
  i18n: I18n,
  { soon, whenIdle }: Pick<Environment, 'soon' | 'whenIdle'>,
  productTexts: ProductTexts | undefined,
  loadWords: () => Promise<{ readonly searchWords: SearchWords }> = () =>
    import(/* webpackChunkName: "idle" */ './search-words.ts'),
): void {
  let words: SearchWords | undefined;
  const fold = () => {
    const { entries } = search.getSnapshot().context;
    if (!foldEntries(entries, FOLDED_AT_ONCE)) whenIdle(fold);
  };
  const tell = (isWhole: boolean) => {
    const texts: SearchTexts = i18n.getResourceBundle(i18n.language, NAMESPACE);
    const entries = searchEntries(productTexts ? productTexts.withParts(texts) : texts, words);
    search.send({ type: 'entries.changed', entries, isWhole });
  };
  /** How often the language has changed: what was begun for one before is told no more. */
  let changes = 0;
  const bring = async (turn: number, areWordsTold: boolean) => {
    const tellIfLast = (isWhole: boolean) => {
      if (turn === changes) tell(isWhole);
    };
    const parts = productTexts?.bringAll();
    if (!words)
      await loadWords().then(
        ({ searchWords }) => (words = searchWords),
        () => undefined,
      );
    // They may have come for a language before, after this one was told without them.
    if (!areWordsTold) tellIfLast(!parts);
    if (parts) {
      await parts;
      tellIfLast(true);
    }
    whenIdle(fold);
  };
  const change = (turn: number) => {
    const areWordsTold = words !== undefined;
    tell(areWordsTold && (productTexts?.isWhole() ?? true));
    // What the first page needs goes first.
    whenIdle(() => void bring(turn, areWordsTold));
  };
  i18n.on('languageChanged', () => {
    changes += 1;
    const turn = changes;
    // In a task of its own: a page that begins shows its texts first.
    soon(() => change(turn));
  });
}
