import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, vi } from 'vitest';
import type { ActorRefLike, InspectionEvent } from 'xstate';
import { randomNumbers } from '../../engine/random-numbers.ts';
import { CLOCK_START } from '../../page/held-clock.ts';
import { readBrokenNames } from '../../page/screen/read-broken-names.ts';
import { act } from './act.ts';
import { focusedMarkup } from './dom-look.ts';
import { hearConsole } from './hear-console.ts';
import { plain } from './rendered-markup.ts';
import { takeTurns } from './settle.ts';

/** Longer than anything is put off by a page, in milliseconds, but for what it does by itself. */
const LONG = 2000;

/** In how many parts that time goes by: what is loaded in one of them can put off something else. */
const PARTS = 4;

/** The size of everything, in pixels: without a browser nothing has any. */
const SIZE = { clientWidth: 800, clientHeight: 600, offsetWidth: 800, offsetHeight: 600 } as const;

/** What stands still unless it is moved. */
const CLOCK = [
  ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const),
  ...(['Date', 'performance', 'requestAnimationFrame', 'cancelAnimationFrame'] as const),
];

/** The id of the machine of an actor; empty where it is of none. */
export function nameOfActor(actor: ActorRefLike): string {
  const { id } = Reflect.get(actor, 'logic') as { id?: string };
  return id ?? '';
}

/** All that is observed comes into view with the next task. */
class AllInView {
  readonly #callback: IntersectionObserverCallback;
  readonly #due = new Map<Element, NodeJS.Timeout>();

  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
  }

  observe(target: Element): void {
    const entry = { target, isIntersecting: true, intersectionRatio: 1 } as IntersectionObserverEntry;
    const tell = (): void => this.#callback([entry], this as unknown as IntersectionObserver);
    this.#due.set(target, setTimeout(tell));
  }

  unobserve(target: Element): void {
    clearTimeout(this.#due.get(target));
  }

  disconnect(): void {
    for (const due of this.#due.values()) clearTimeout(due);
  }
}

/** All that is observed has its size before the next task: a list is wider than what it stands in. */
class AllSized {
  readonly #callback: ResizeObserverCallback;

  constructor(callback: ResizeObserverCallback) {
    this.#callback = callback;
  }

  observe(target: Element): void {
    const { clientWidth: width, clientHeight: height } = SIZE;
    const contentRect = new DOMRect(0, 0, target.localName === 'ul' ? 2 * width : width, height);
    const entry = { target, contentRect } as unknown as ResizeObserverEntry;
    queueMicrotask(() => this.#callback([entry], this));
  }

  unobserve(): void {}

  disconnect(): void {}
}

/** Nothing is left of what was open before. */
function clearBrowser(): void {
  window.localStorage.clear();
  window.sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie}; path=/; max-age=0`;
  const { documentElement: html, head, body } = document;
  for (const element of [html, body]) for (const name of element.getAttributeNames()) element.removeAttribute(name);
  for (const element of [head, body]) element.replaceChildren();
}

/** A place in a document in which something is rendered. */
export interface LiveRoot {
  readonly page: HTMLElement;
  readonly render: (node: ReactNode) => Promise<void>;
  /** Takes it away, with what is rendered in it. */
  readonly close: () => Promise<void>;
}

function openRoot(): LiveRoot {
  const page = document.createElement('div');
  document.body.append(page);
  const root = createRoot(page);
  return {
    page,
    render: (node) => act(async () => root.render(node)),
    close: async () => {
      await act(async () => root.unmount());
      page.remove();
    },
  };
}

/** A document of this process in which a page can be used. */
export interface LivePage extends LiveRoot {
  /** Opens another place of this document, which whoever opens it takes away. */
  readonly openRoot: () => LiveRoot;
  /** Work that is waited for whenever the page settles. */
  readonly waitFor: (doing: Promise<unknown>) => void;
  /** The same work, waited for. */
  readonly awaited: <TArgs extends unknown[], TResult>(
    work: (...args: TArgs) => Promise<TResult>,
  ) => (...args: TArgs) => Promise<TResult>;
  /** Notes what the page does that is not on it. */
  readonly tell: (...what: readonly unknown[]) => void;
  /** Tells of the events of actors. */
  readonly inspect: (report: InspectionEvent) => void;
  /** Lets all come that is on its way. */
  readonly pass: () => Promise<void>;
  /** The same, as React wants it of tests. @throws where the page has told the console of a fault */
  readonly settle: () => Promise<void>;
  /** All that can be told of the page now, and what it did since this was asked last. */
  readonly seen: () => string[];
  /** Takes all of it away before the test ends. */
  readonly leave: () => Promise<void>;
}

/** How long a page is given, and what it may say. */
export interface Settling {
  /** How long the page settles, in milliseconds. */
  readonly patience?: number;
  /** What the console may be told; other than that, nothing. */
  readonly allowed?: RegExp;
}

/** How a page is opened. */
interface Opening extends Settling {
  /** What the browser has kept. */
  readonly stored?: Readonly<Record<string, string>>;
}

/** It is younger than what this document knows of HTML. */
const YOUNGER = /<search> is unrecognized/u;

/** Opens a page at an address. It goes when the test ends. */
export function openLivePage(address: string, { stored = {}, patience = LONG, allowed }: Opening = {}): LivePage {
  vi.useFakeTimers({ toFake: CLOCK, now: CLOCK_START });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // Mantine makes up names by it.
  vi.spyOn(Math, 'random').mockImplementation(randomNumbers(1));
  vi.stubGlobal('IntersectionObserver', AllInView);
  vi.stubGlobal('ResizeObserver', AllSized);
  for (const [name, value] of Object.entries(SIZE))
    vi.spyOn(HTMLElement.prototype, name as keyof typeof SIZE, 'get').mockReturnValue(value);
  const effects: string[] = [];
  const tell: LivePage['tell'] = (...what) => void effects.push(JSON.stringify(what));
  const scrolling = (['scrollTo', 'scrollBy', 'scrollIntoView'] as const).map((name) => {
    const scroll = Element.prototype[name];
    return vi.spyOn(Element.prototype, name).mockImplementation(function scrolled(this: HTMLElement, ...to: unknown[]) {
      tell(name, this.id, this.style.cssText, ...to);
      Reflect.apply(scroll, this, to);
    });
  });
  const faults: string[] = [];
  hearConsole((text) => {
    if (!YOUNGER.test(text) && allowed?.test(text) !== true) faults.push(text);
  });
  const pending = new Set<Promise<unknown>>();
  const waitFor: LivePage['waitFor'] = (doing) => {
    pending.add(doing);
    void doing.catch(() => undefined).finally(() => pending.delete(doing));
  };
  const pass = async (): Promise<void> => {
    for (let part = 0; part < PARTS || pending.size > 0; part += 1) {
      await vi.advanceTimersByTimeAsync(patience / PARTS);
      await vi.dynamicImportSettled();
      await takeTurns();
    }
  };
  clearBrowser();
  for (const [key, text] of Object.entries(stored)) window.localStorage.setItem(key, text);
  window.history.replaceState(null, '', address);
  const listening = [window, document].map((target) => ({ target, spy: vi.spyOn(target, 'addEventListener') }));
  const root = openRoot();
  const leave: LivePage['leave'] = async () => {
    await root.close();
    // A page that is gone must not follow what happens to the next one.
    for (const { target, spy } of listening) {
      for (const [type, listener, options] of spy.mock.calls) target.removeEventListener(type, listener, options);
      spy.mockClear();
    }
    // Another page in the same test would scroll by way of this one.
    for (const spy of scrolling) spy.mockRestore();
    vi.useRealTimers();
  };
  onTestFinished(leave);
  return {
    ...root,
    leave,
    openRoot,
    waitFor,
    awaited:
      (work) =>
      (...args) => {
        const doing = work(...args);
        waitFor(doing);
        return doing;
      },
    tell,
    inspect: (report) => {
      if (report.type === '@xstate.event' && !report.event.type.startsWith('xstate.'))
        tell(nameOfActor(report.actorRef), report.event);
    },
    pass,
    settle: async () => {
      await act(pass);
      expect(faults, 'what the console was told').toEqual([]);
      expect(readBrokenNames(), 'names that two have or nobody has').toEqual([]);
    },
    seen: () => [
      ...effects.splice(0),
      plain(document.body.innerHTML),
      ...[...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(
        ({ value, checked }) => `${value} ${checked}`,
      ),
      focusedMarkup(),
      window.location.pathname + window.location.search + window.location.hash,
      document.title,
      ...document.documentElement
        .getAttributeNames()
        .map((name) => `${name}=${document.documentElement.getAttribute(name)}`),
      document.cookie,
      JSON.stringify(Object.entries(window.localStorage)),
      JSON.stringify(Object.entries(window.sessionStorage)),
    ],
  };
}
