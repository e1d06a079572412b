import { createMemoryHistory } from '@tanstack/react-router';
import type { Language } from '../../../machines/language/languages.ts';
import type { Environment, Head } from '../environment.ts';
import type { Texts } from '../texts/translation.ts';

/** What a page is rendered from. */
export interface PageRequest {
  /** The path with its query: `/ProductList/Keyboard?category=2`. */
  readonly address: string;
  readonly language: Language;
  /** The texts of the language. */
  readonly texts: Texts;
}

/**
 * The environment of a build that renders a page: a visitor of whom nothing is known but the language. Nothing happens
 * in it, and nothing is kept.
 */
export function createBuiltEnvironment(
  { address, language, texts }: PageRequest,
  setHead: (head: Head) => void,
): Environment {
  const nothing = () => undefined;
  const never = () => nothing;
  const store = { length: 0, key: () => null, getItem: () => null, setItem: nothing, removeItem: nothing };
  return {
    buildId: '',
    inspection: {},
    motion: { isReduced: () => false, onReduced: never },
    openHistory: () => createMemoryHistory({ initialEntries: [address] }),
    localStore: () => store,
    sessionStore: () => store,
    onStored: never,
    tabId: '',
    now: () => 0,
    soon: nothing,
    whenPainted: nothing,
    later: nothing,
    exclusively: nothing,
    onResumed: never,
    isOnline: () => true,
    onOnline: never,
    fetch: async () => Response.json(texts),
    languageCodes: () => [language],
    cacheLanguage: nothing,
    setPageLanguage: nothing,
    setHead,
    focusHeading: nothing,
    showTop: nothing,
    showLeaving: nothing,
    watchFocus: () => () => false,
    keepPlace: () => false,
    whenIdle: nothing,
    reload: nothing,
  };
}
