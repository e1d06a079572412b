import type { RouterHistory } from '@tanstack/react-router';
import type { Language } from '../../machines/language/languages.ts';
import type { Inspection } from '../actors/inspection.ts';
import type { Motion } from '../ui/motion.ts';

/** A place for texts under keys. Every call may throw: where it is full, blocked or broken (R14). */
export type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Stops what a subscription started. */
export type Unsubscribe = () => void;

/**
 * All that the shop asks of the world around it. The browser's is made once, in `start.tsx`; a test, or a build that
 * renders the first screen, brings its own. Nothing else in the shop looks at `window`.
 */
export interface Environment {
  /** Names this build: what is remembered of a failed chunk holds for one build alone (R19). */
  readonly buildId: string;
  /** What each actor is made with: the inspection, where one was asked for. */
  readonly inspection: Inspection;
  readonly motion: Motion;
  /** The addresses that were visited, and the one that is open. */
  readonly openHistory: () => RouterHistory;
  /** The store that survives the tab. Throws where the browser forbids it. */
  readonly localStore: () => TextStore;
  /** The store that survives a reload of the tab. Throws where the browser forbids it. */
  readonly sessionStore: () => Pick<TextStore, 'getItem' | 'setItem'>;
  /** Tells that another tab stored something under a key; null: under any of them. */
  readonly onStored: (listener: (key: string | null) => void) => Unsubscribe;
  /** Tells this tab from all others: up to 32 small letters and digits. */
  readonly tabId: string;
  /** Milliseconds since 1970. It may jump, both ways. */
  readonly now: () => number;
  /** Calls back once in a task of its own, after those that wait already. */
  readonly soon: (callback: () => void) => void;
  /** Calls back once the page has been painted as it is now; soon, where nobody sees it. */
  readonly whenPainted: (callback: () => void) => void;
  /** Calls back later, in milliseconds. */
  readonly later: (delay: number, callback: () => void) => void;
  /** Does something that only one tab may do at a time; not at all where another one does it now. */
  readonly exclusively: (name: string, work: () => void) => void;
  /** Tells that the page comes back: to the screen, from sleep, or from the browser's memory, where it heard of nothing. */
  readonly onResumed: (listener: () => void) => void;
  readonly isOnline: () => boolean;
  readonly onOnline: (listener: () => void) => Unsubscribe;
  readonly fetch: (
    address: string,
    init: Omit<RequestInit, 'headers'> & { readonly headers: Readonly<Record<string, string>> },
  ) => Promise<Response>;
  /** The codes that the browser offers, best first (§9: cookie, local storage, html tag, path, subdomain). */
  readonly languageCodes: (readStored: (key: string) => string | null) => readonly string[];
  /** Caches the chosen language in its cookie (§9). */
  readonly cacheLanguage: (language: Language) => void;
  /** Sets `<html lang>` to a BCP 47 tag (R11). */
  readonly setPageLanguage: (tag: string) => void;
  /** Sets the title of the document and its description. */
  readonly setHead: (head: Head) => void;
  /** Moves the focus to the heading of the page, where a screen reader goes on, without scrolling (WCAG 2.2, 2.4.3). */
  readonly focusHeading: () => void;
  /** Shows the page from its top. */
  readonly showTop: () => void;
  /** Shows whether another page is on its way. */
  readonly showLeaving: (isLeaving: boolean) => void;
  /** Notes where the focus is. The answer tells whether it has been moved to another place since. */
  readonly watchFocus: () => () => boolean;
  /**
   * Answers whether the page is to be left where it is: the shop has not answered yet, and the shopper has scrolled it, or a browser
   * that has loaded it again. The router is told of the place then, so that whoever comes back finds it.
   */
  readonly keepPlace: () => boolean;
  /** Calls back once, when the page has been painted and answers, and nothing else is to be done. */
  readonly whenIdle: (callback: () => void) => void;
  /** Loads the page anew. */
  readonly reload: () => void;
}

/** Title and description of a page, as tabs, bookmarks and search engines show them. */
export interface Head {
  readonly title: string;
  readonly description: string;
  /** The one address of a page that has several: a path, with its query. */
  readonly canonical: string;
}
