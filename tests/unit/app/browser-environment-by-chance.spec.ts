import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { type Build, createBrowserEnvironment } from '../../../src/app/browser.ts';
import { everyChoice } from '../support/every-choice.ts';

const SEED = 20_261_127;
const RUNS = 200;
const BUILD: Build = { id: 'build', textsHeaders: { 'X-Texts': 'texts' } };
/** How long a lock is held, in ms. */
const LOCK_HELD = 1000;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** What a window of tests has beside its events. */
interface Parts {
  readonly document?: object;
  readonly [name: string]: unknown;
}

function windowWith({ document = {}, ...parts }: Parts): Window & typeof globalThis {
  const window = Object.assign(new EventTarget(), {
    crypto,
    navigator: {},
    matchMedia: () => ({ matches: false }),
    setTimeout: (callback: () => void, delay: number) => setTimeout(callback, delay),
    document: Object.assign(new EventTarget(), document),
    ...parts,
  });
  return window as unknown as Window & typeof globalThis;
}

function environmentOf(window: Window & typeof globalThis) {
  return createBrowserEnvironment(window, BUILD, {});
}

const news = fc.oneof(
  fc.record({ of: fc.constant('storage' as const), isLocal: fc.boolean(), key: fc.constantFrom('a', null) }),
  fc.record({ of: fc.constant('other' as const), type: fc.constantFrom('storage', 'pageshow', 'online', 'resize') }),
  fc.record({ of: fc.constant('pageshow' as const), persisted: fc.boolean() }),
  fc.record({ of: fc.constant('visibility' as const), state: fc.constantFrom('visible', 'hidden') }),
);

it(`A page hears that it comes back, and until it listens no longer what another tab stores and that it is online, in ${RUNS} runs by chance`, () => {
  fc.assert(
    fc.property(fc.array(news, { maxLength: 8 }), fc.nat(8), (all, stopped) => {
      const [localStorage, sessionStorage] = [{}, {}];
      const window = windowWith({ localStorage, sessionStorage });
      const { onStored, onResumed, onOnline } = environmentOf(window);
      const heard: (string | null)[] = [];
      onResumed(() => heard.push('resumed'));
      const stops = [onStored((key) => heard.push(key)), onOnline(() => heard.push('online'))];
      const expected: (string | null)[] = [];
      for (const [place, one] of all.entries()) {
        if (place === stopped) for (const stop of stops) stop();
        const isHeard = place < stopped;
        if (one.of === 'storage') {
          const storageArea = one.isLocal ? localStorage : sessionStorage;
          window.dispatchEvent(Object.assign(new Event('storage'), { storageArea, key: one.key }));
          if (isHeard && one.isLocal) expected.push(one.key);
        } else if (one.of === 'pageshow') {
          window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: one.persisted }));
          if (one.persisted) expected.push('resumed');
        } else if (one.of === 'visibility') {
          Object.assign(window.document, { visibilityState: one.state });
          window.document.dispatchEvent(new Event('visibilitychange'));
          if (one.state === 'visible') expected.push('resumed');
        } else {
          window.dispatchEvent(new Event(one.type));
          if (isHeard && one.type === 'online') expected.push('online');
        }
        expect(heard).toEqual(expected);
      }
    }),
    { numRuns: RUNS, seed: SEED },
  );
});

it.each(['no locks', 'no lock', 'a lock', 'a refusal'])(
  'What one tab may do at a time is done under a lock, which is held for a while: %s',
  async (has) => {
    vi.useFakeTimers();
    const done: string[] = [];
    const request = async (name: string, options: unknown, work: (lock: unknown) => Promise<void>): Promise<void> => {
      done.push(name, JSON.stringify(options));
      if (has === 'a refusal') throw new DOMException('refused');
      await work(has === 'a lock' ? {} : null);
      done.push('free');
    };
    const unhandled = vi.fn<() => void>();
    process.on('unhandledRejection', unhandled);
    const window = windowWith({ navigator: has === 'no locks' ? {} : { locks: { request } } });
    environmentOf(window).exclusively('name', () => done.push('work'));
    const asked = has === 'no locks' ? [] : ['name', '{"ifAvailable":true}'];
    const worked = has === 'a lock' ? ['work'] : [];
    await vi.advanceTimersByTimeAsync(LOCK_HELD - 1);
    expect(done).toEqual([...asked, ...worked, ...(has === 'no lock' ? ['free'] : [])]);
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toEqual([...asked, ...worked, ...(has.endsWith('lock') ? ['free'] : [])]);
    vi.useRealTimers();
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  },
);

/** When a page is read, whether the shop answers by then, and whether the browser knows of idle times. */
const STARTS = everyChoice({
  readyState: ['interactive', 'complete'],
  isLive: [true, false],
  isIdleKnown: [true, false],
});

it.each(STARTS)(
  'A page is idle once it is loaded, answers, and has nothing to do: $readyState, live $isLive, idle times known $isIdleKnown',
  ({ readyState, isLive, isIdleKnown }) => {
    const put: (() => void)[] = [];
    const later = (callback: () => void) => void put.push(callback);
    const window = windowWith({
      ...(isIdleKnown ? { requestIdleCallback: later } : { setTimeout: later }),
      document: { readyState, documentElement: { hasAttribute: () => !isLive } },
    });
    let calls = 0;
    environmentOf(window).whenIdle(() => (calls += 1));
    expect(put).toHaveLength(Number(readyState === 'complete' && isLive));
    for (let time = 0; time < 2; time += 1) {
      window.dispatchEvent(new Event('load'));
      expect(put).toHaveLength(Number(isLive));
    }
    window.document.dispatchEvent(new Event('live'));
    expect([put.length, calls]).toEqual([1, 0]);
    for (const callback of put) callback();
    expect(calls).toBe(1);
  },
);

it.each(['as it was', 'elsewhere', 'nowhere'])('Whether the focus has been moved since is known: it is %s', (place) => {
  const [body, one, other] = [{}, {}, {}];
  const window = windowWith({ document: { body, activeElement: one } });
  const isMoved = environmentOf(window).watchFocus();
  Object.assign(window.document, { activeElement: { 'as it was': one, elsewhere: other, nowhere: body }[place] });
  expect(isMoved()).toBe(place === 'elsewhere');
});

it.each([
  [0, 'waits', false],
  [0, 'answers', false],
  [200, 'waits', true],
  [200, 'answers', false],
])('A page that is scrolled by %i px, and still %s, is left there: %s', (scrollY, now, isLeft) => {
  const documentElement = { hasAttribute: (name: string) => name === 'data-until-live' && now === 'waits' };
  const window = windowWith({ document: { documentElement }, scrollY });
  const told: string[] = [];
  window.document.addEventListener('scroll', ({ type }) => told.push(type));
  expect(environmentOf(window).keepPlace()).toBe(isLeft);
  expect(told).toEqual(isLeft ? ['scroll'] : []);
});

it('A page hears that less motion is asked for from now on, not that more is, until it listens no longer', () => {
  const less = Object.assign(new EventTarget(), { matches: false });
  const { motion } = environmentOf(windowWith({ matchMedia: () => less }));
  const heard: boolean[] = [];
  const stop = motion.onReduced(() => heard.push(motion.isReduced()));
  const ask = (matches: boolean) =>
    less.dispatchEvent(Object.assign(new Event('change'), { matches: (less.matches = matches) }));
  for (const matches of [true, false, true]) ask(matches);
  stop();
  for (const matches of [false, true]) ask(matches);
  expect(heard).toEqual([true, true]);
});

it.each([true, false])(
  'What is read of a browser is what it says: online, moved less, in the dark: %s',
  async (says) => {
    const asked: string[] = [];
    const fetched: unknown[] = [];
    const stores = { localStorage: {}, sessionStorage: {} };
    const window = windowWith({
      ...stores,
      navigator: { onLine: says },
      matchMedia: (query: string) => {
        asked.push(query);
        return { matches: says };
      },
      document: { cookie: '', documentElement: { lang: 'de' } },
      location: { pathname: '/fr/ProductList', hostname: 'it.shop.example' },
      fetch: (address: string, { headers, ...init }: RequestInit) => {
        fetched.push(address, init, [...new Headers(headers)]);
        return Promise.resolve(new Response());
      },
    });
    const environment = environmentOf(window);
    expect([environment.buildId, environment.isOnline(), environment.motion.isReduced()]).toEqual([
      BUILD.id,
      says,
      says,
    ]);
    expect(asked).toEqual(['(prefers-reduced-motion: reduce)']);
    expect(environment.localStore()).toBe(stores.localStorage);
    expect(environment.sessionStore()).toBe(stores.sessionStorage);
    await environment.fetch('/texts', { cache: 'no-cache', headers: { accept: 'text/plain' } });
    expect(fetched).toEqual([
      '/texts',
      { cache: 'no-cache' },
      [
        ['accept', 'text/plain'],
        ['x-texts', 'texts'],
      ],
    ]);
    expect(environment.languageCodes(() => 'tw')).toEqual(['tw', 'de', 'fr', 'it']);
    expect(environment.tabId).toMatch(/^[a-z0-9]{1,32}$/u);
  },
);

it.each([1, 2, 3])(
  'What is to be done soon is done once, in a task of its own, in order, and leaves nothing open: %i',
  async (count) => {
    const closed = vi.fn<() => void>();
    const { MessageChannel: Channel } = globalThis;
    vi.stubGlobal(
      'MessageChannel',
      class extends Channel {
        constructor() {
          super();
          const close = this.port1.close.bind(this.port1);
          this.port1.close = () => {
            closed();
            close();
          };
        }
      },
    );
    const { soon } = environmentOf(windowWith({}));
    const done: number[] = [];
    const all = Array.from({ length: count }, (_, place) => place);
    const waiting = all.map(
      (place) =>
        new Promise<void>((resolve) => {
          soon(() => {
            done.push(place);
            resolve();
          });
        }),
    );
    await Promise.resolve();
    expect(done).toEqual([]);
    await Promise.all(waiting);
    expect(done).toEqual(all);
    expect(closed).toHaveBeenCalledTimes(count);
  },
);
