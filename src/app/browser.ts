import { createBrowserHistory } from '@tanstack/react-router';
import type { Language } from '../../machines/language/languages.ts';
import type { Inspection } from '../actors/inspection.ts';
import type { Motion } from '../ui/motion.ts';
import { focusHeading } from '../ui/page/focus-heading.ts';
import { whenPainted } from '../ui/page/when-painted.ts';
import type { Environment, Unsubscribe } from './environment.ts';
import { LIVE, UNTIL_LIVE } from './start/built-page.ts';
import { STORE_KEYS } from './storage/codecs.ts';
import { detectedCodes, languageCookie } from './texts/detect-language.ts';
import { publicCode } from './texts/public-code.ts';

function listen<Type extends keyof WindowEventMap>(
  window: Window,
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
): Unsubscribe {
  window.addEventListener(type, listener);
  return () => window.removeEventListener(type, listener);
}

/** How long a lock is held, in milliseconds: until what was written under it has come to the other tabs. */
const LOCK_HELD = 1000;

/**
 * What a tab is called by. `crypto.randomUUID` would do, but a page that comes over no secure connection has none, as one that
 * is looked at on a phone in the same network.
 */
export function randomId(crypto: Crypto): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('');
}

function motionOf(window: Window): Motion {
  const less = window.matchMedia('(prefers-reduced-motion: reduce)');
  return {
    isReduced: () => less.matches,
    onReduced: (listener) => {
      const tell = ({ matches }: MediaQueryListEvent) => {
        if (matches) listener();
      };
      less.addEventListener('change', tell);
      return () => less.removeEventListener('change', tell);
    },
  };
}

/** Calls back once in a task of its own. */
function soon(callback: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    port1.close();
    callback();
  });
  port1.start();
  port2.postMessage(null);
}

/** What is known of the build that the page is of. */
export interface Build {
  readonly id: string;
  /** What each request for texts says, so that no answer is of another build. */
  readonly textsHeaders: Readonly<Record<string, string>>;
}

/** The environment of a real browser window. */
export function createBrowserEnvironment(
  window: Window & typeof globalThis,
  build: Build,
  inspection: Inspection,
): Environment {
  const { document, navigator } = window;
  const isWaiting = () => document.documentElement.hasAttribute(UNTIL_LIVE);
  return {
    buildId: build.id,
    inspection,
    motion: motionOf(window),
    openHistory: () => {
      const { history, location } = window;
      const address = new URL(location.href);
      // Slashes in a row are one, as the host takes them: the router would go there while the page is being taken over.
      address.pathname = address.pathname.replaceAll(/\/+/gu, '/');
      try {
        decodeURI(address.pathname);
      } catch {
        // No route fits a path that cannot be decoded: each % in it is made to stand for itself, as the host takes it (R5).
        address.pathname = address.pathname.replaceAll('%', '%25');
      }
      if (address.href !== location.href) history.replaceState(history.state, '', address);
      return createBrowserHistory({ window });
    },
    localStore: () => window.localStorage,
    sessionStore: () => window.sessionStorage,
    onStored: (listener) =>
      listen(window, 'storage', (event) => {
        if (event.storageArea === window.localStorage) listener(event.key);
      }),
    tabId: randomId(window.crypto),
    now: () => Date.now(),
    soon,
    whenPainted: (callback) => (document.hidden ? soon : whenPainted)(callback),
    later: (delay, callback) => void window.setTimeout(callback, delay),
    exclusively: (name, work) => {
      // A page that is not shown over a secure connection has no locks.
      const locks: LockManager | undefined = navigator.locks;
      locks
        ?.request(name, { ifAvailable: true }, async (lock) => {
          if (lock === null) return;
          work();
          await new Promise((release) => window.setTimeout(release, LOCK_HELD));
        })
        .catch(() => undefined);
    },
    onResumed: (listener) => {
      window.addEventListener('pageshow', ({ persisted }) => {
        if (persisted) listener();
      });
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') listener();
      });
    },
    isOnline: () => navigator.onLine,
    onOnline: (listener) => listen(window, 'online', listener),
    fetch: (address, init) => window.fetch(address, { ...init, headers: { ...init.headers, ...build.textsHeaders } }),
    languageCodes: (readStored) =>
      detectedCodes({
        cookies: () => document.cookie,
        stored: () => readStored(STORE_KEYS.language),
        htmlTag: () => document.documentElement.lang,
        path: () => window.location.pathname,
        host: () => window.location.hostname,
      }).map(publicCode),
    cacheLanguage: (language: Language) => {
      try {
        document.cookie = languageCookie(language);
      } catch {
        // Where cookies are forbidden the choice lies in the store alone.
      }
    },
    setPageLanguage: (tag) => {
      document.documentElement.lang = tag;
    },
    setHead: ({ title, description, canonical }) => {
      document.title = title;
      document.querySelector('meta[name="description"]')?.setAttribute('content', description);
      // Only a build that knows its origin writes one.
      const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
      if (link) link.href = new URL(canonical, link.href).href;
    },
    focusHeading: () => focusHeading(document),
    showTop: () => window.scrollTo(0, 0),
    showLeaving: (isLeaving) => void document.documentElement.toggleAttribute('data-leaving', isLeaving),
    watchFocus: () => {
      const { activeElement: before } = document;
      // The focus of a control that went away is at the body: nobody has put it there.
      return () => document.activeElement !== before && document.activeElement !== document.body;
    },
    // Nobody can prevent such an event, so the answer is true where it is sent.
    keepPlace: () => isWaiting() && window.scrollY > 0 && document.dispatchEvent(new Event('scroll')),
    whenIdle: (callback) => {
      const wait = () => (window.requestIdleCallback ?? window.setTimeout)(callback);
      // A page that still waits for a script has nothing to do, either.
      const whenLive = () => {
        if (isWaiting()) document.addEventListener(LIVE, wait, { once: true });
        else wait();
      };
      if (document.readyState === 'complete') whenLive();
      else window.addEventListener('load', whenLive, { once: true });
    },
    reload: () => window.location.reload(),
  };
}
