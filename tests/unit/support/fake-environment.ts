import { createMemoryHistory } from '@tanstack/react-router';
import type { Environment, Head, TextStore } from '../../../src/app/environment.ts';
import { LOCALES } from '../../facts/texts.ts';
import { CLOCK_START } from '../../page/held-clock.ts';

/** What a fake browser keeps, and what breaks in it. Tabs that are opened on the same one share their stores. */
export interface FakeBrowser {
  readonly stored: Map<string, string>;
  /** How the local store fails: not at all, on every write (full), or on every look at it (blocked). */
  failure: 'none' | 'full' | 'blocked';
  /** The addresses that do not answer. */
  readonly dead: Set<string>;
  readonly tabs: Set<(key: string | null, from: object) => void>;
  /** What was put off, in the order in which it is due. */
  readonly timers: { readonly at: number; readonly callback: () => void }[];
  /** Milliseconds since 1970. */
  time: number;
}

/** A tab of a fake browser: the environment, and what the shop did to it. */
export interface FakeTab {
  readonly environment: Environment;
  readonly written: string[];
  /** The keys that were written with the text that stood there already. */
  readonly repeated: string[];
  readonly fetched: string[];
  readonly cached: string[];
  readonly pageLanguages: string[];
  readonly heads: Head[];
  /** The page comes back from the memory of the browser, without having heard of the others. */
  readonly resume: () => void;
  readonly goOnline: () => void;
}

export function openFakeBrowser(stored: Readonly<Record<string, string>> = {}): FakeBrowser {
  return {
    stored: new Map(Object.entries(stored)),
    failure: 'none',
    dead: new Set(),
    tabs: new Set(),
    timers: [],
    time: CLOCK_START,
  };
}

/** Lets time pass, in milliseconds, and calls back what is due by then. */
export function passTime(browser: FakeBrowser, duration: number): void {
  const until = browser.time + duration;
  for (;;) {
    const due = browser.timers.toSorted((one, two) => one.at - two.at).find(({ at }) => at <= until);
    if (due === undefined) break;
    browser.timers.splice(browser.timers.indexOf(due), 1);
    browser.time = Math.max(browser.time, due.at);
    due.callback();
  }
  browser.time = until;
}

/** The store of a tab: what it writes goes to the map, and refusals are the browser's. */
export function storeOf(stored: Map<string, string>, write: (key: string, text: string | null) => void): TextStore {
  return {
    getItem: (key) => stored.get(key) ?? null,
    setItem: write,
    removeItem: (key) => write(key, null),
    key: (place) => [...stored.keys()][place] ?? null,
    get length() {
      return stored.size;
    },
  };
}

function refuse(): never {
  throw new DOMException('no', 'QuotaExceededError');
}

/** Tells every tab of a browser that a key was written; a real browser tells all but the one that wrote. */
export function tellTabs(browser: FakeBrowser, key: string | null, from: object = {}): void {
  for (const tell of browser.tabs) tell(key, from);
}

function textsOf(address: string): unknown {
  return LOCALES.find(({ code }) => address === `/locales/${code}/translation.json`)?.file;
}

export function openFakeTab(browser: FakeBrowser, languageCodes: readonly string[] = []): FakeTab {
  const tab = {
    written: [] as string[],
    repeated: [] as string[],
    fetched: [] as string[],
    cached: [] as string[],
    pageLanguages: [] as string[],
    heads: [] as Head[],
  };
  const resumed = new Set<() => void>();
  const online = new Set<() => void>();
  const session = new Map<string, string>();
  const subscribe = <Listener>(to: Set<Listener>, listener: Listener) => {
    to.add(listener);
    return () => void to.delete(listener);
  };
  const localStore = storeOf(browser.stored, (key, text) => {
    if (text !== null && browser.failure === 'full') refuse();
    if (text !== null) tab.written.push(key);
    if ((browser.stored.get(key) ?? null) === text) {
      if (text !== null) tab.repeated.push(key);
      return;
    }
    if (text === null) browser.stored.delete(key);
    else browser.stored.set(key, text);
    tellTabs(browser, key, tab);
  });
  const environment: Environment = {
    buildId: 'build',
    inspection: {},
    motion: { isReduced: () => false, onReduced: () => () => {} },
    openHistory: () => createMemoryHistory(),
    localStore: () => (browser.failure === 'blocked' ? refuse() : localStore),
    sessionStore: () => ({
      getItem: (key) => session.get(key) ?? null,
      setItem: (key, text) => void session.set(key, text),
    }),
    tabId: `tab${browser.tabs.size}`,
    now: () => browser.time,
    soon: (callback) => callback(),
    whenPainted: (callback) => callback(),
    later: (delay, callback) => void browser.timers.push({ at: browser.time + delay, callback }),
    exclusively: (_, work) => work(),
    onStored: (listener) =>
      subscribe(browser.tabs, (key, from) => {
        if (from !== tab) listener(key);
      }),
    onResumed: (listener) => subscribe(resumed, listener),
    isOnline: () => true,
    onOnline: (listener) => subscribe(online, listener),
    fetch: async (address) => {
      tab.fetched.push(address);
      if (browser.dead.has(address)) throw new TypeError('Failed to fetch');
      return Response.json(textsOf(address));
    },
    languageCodes: (readStored) => [...languageCodes, readStored('i18nextLng') ?? ''],
    cacheLanguage: (language) => void tab.cached.push(language),
    setPageLanguage: (tag) => void tab.pageLanguages.push(tag),
    setHead: (head) => void tab.heads.push(head),
    focusHeading: () => undefined,
    showTop: () => undefined,
    showLeaving: () => undefined,
    watchFocus: () => () => false,
    keepPlace: () => false,
    whenIdle: () => undefined,
    reload: () => undefined,
  };
  return {
    ...tab,
    environment,
    resume: () => resumed.forEach((listener) => listener()),
    goOnline: () => online.forEach((listener) => listener()),
  };
}
