import { readFileSync } from 'node:fs';
import { act, createElement, type ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { byTurns } from '../../commands/sampling.ts';
import { pickFrom } from '../../engine/random-numbers.ts';
import { FAN, FULL_KEYBOARD, MOUSE } from '../../facts/products.ts';
import { STORED, type Stored, storedCart, storedIds, storedSeen, storedVisitor } from '../../page/stored/stored.ts';
import { chanceOf } from '../../sessions/chance.ts';
import { everyChoice } from '../support/every-choice.ts';
import { linesIn, seenOf, valuesIn } from '../support/dom-look.ts';
import { click, fill } from '../support/gestures.ts';
import { MOMENT, openLiveShop } from '../support/live-shop.ts';
import { type Opening, openBuiltPage, type StartedPage } from '../support/live-start.ts';
import { type Choice, doAll, thingsToDo } from '../support/things-done.ts';

/** What React renders to, so that it can be taken away; and whether all that it renders first fails. */
const react = vi.hoisted(() => ({ roots: [] as Root[], isFailing: false }));
vi.mock(import('react-dom/client'), async (load) => {
  const { createRoot, hydrateRoot, ...others } = await load();
  const orFail = (node: ReactNode): ReactNode => {
    if (!react.isFailing) return node;
    react.isFailing = false;
    return createElement(() => {
      throw new Error('failing');
    });
  };
  const note = (root: Root): Root => {
    const render = root.render.bind(root);
    react.roots.push(root);
    return Object.assign(root, { render: (node: ReactNode) => render(orFail(node)) });
  };
  return {
    ...others,
    createRoot: (...args) => note(createRoot(...args)),
    hydrateRoot: (container, node, options) => note(hydrateRoot(container, orFail(node), options)),
  };
});

const SEED = 9;

/** Pages to which something is done before they answer. */
const PAGES = 40;

/** Longer than the first script waits between its tries, all together, in milliseconds. */
const LONG = 60_000;

/** How often the first script tries again to load the shop (R19). */
const RETRIES = 2;

const A_CART: Stored = {
  [STORED.cart]: storedCart([
    { id: MOUSE.id, quantity: 2 },
    { id: FAN.id, quantity: 5 },
  ]),
  [STORED.wishlist]: storedIds([FAN.id]),
};

/** Who comes, by what the browser has kept. */
const VISITORS: Readonly<Record<string, Stored>> = {
  nobody: {},
  'a guest with a cart': A_CART,
  'Vera, in the dark': {
    [STORED.session]: storedVisitor('Vera', true),
    [STORED.colours]: 'dark',
    [STORED.seen]: storedSeen([5, FAN.id]),
    [STORED.cart]: storedCart([{ id: FULL_KEYBOARD.id, quantity: 1 }], {
      line: { id: MOUSE.id, quantity: 1 },
      index: 0,
    }),
  },
  'Ada, who has signed out': { [STORED.session]: storedVisitor('Ada', false) },
  'who reads Chinese': { [STORED.language]: 'cn', [STORED.wishlist]: storedIds([MOUSE.id]) },
};

const ADDRESSES = Object.keys(inject('builtPages'));

let runs = 0;

/** Runs the first script of the shop, which does its work as it is loaded. */
async function main(): Promise<void> {
  runs += 1;
  // By this it can be told which specs load it.
  if (runs === 1) await import('../../../src/main.ts');
  else await import(/* @vite-ignore */ `../../../src/main.ts?run=${runs}`);
}

/** A page of the build, of which the first script has run. @param says what it says of itself, where it is of another build */
async function open(
  address: string,
  opening: Partial<Opening> = {},
  says: Readonly<Record<string, string>> = {},
): Promise<StartedPage> {
  const built = inject('builtPages')[address];
  if (built === undefined) throw new Error(`The build has no page at ${address}.`);
  const attributes = { ...built.attributes, ...says };
  const usual = { stored: {}, main, patience: MOMENT, failures: 0, isAlone: false };
  return openBuiltPage(address, { ...built, attributes }, { ...usual, ...opening });
}

async function leave(page: StartedPage): Promise<void> {
  await act(async () => {
    for (const root of react.roots.splice(0)) root.unmount();
  });
  await page.leave();
}

/** What of a page is not seen until it answers; undefined where it answers. */
function untilLive(): string | undefined {
  return document.documentElement.dataset['untilLive'];
}

/** All that can be told of a page, but for where the focus is and what was announced last. */
function lookOf(root: HTMLElement, address: string) {
  const { documentElement: html, title } = document;
  return {
    address,
    title,
    language: html.lang,
    colours: html.dataset['mantineColorScheme'],
    style: html.style.cssText,
    until: untilLive(),
    page: linesIn(seenOf(root)),
    values: valuesIn(root),
    stored: Object.fromEntries(Object.entries(window.localStorage)),
  };
}

function lookOfStarted({ root }: StartedPage) {
  const { pathname, search } = window.location;
  return lookOf(root, pathname + search);
}

/** Lets a page start, and leaves it. @returns what it showed, and whether what the build has rendered stood there */
async function started(page: StartedPage) {
  const [first] = page.root.children;
  await page.begin();
  await page.finish();
  const isKept = page.root.firstElementChild === first;
  const shown = lookOfStarted(page);
  await leave(page);
  return { isKept, shown };
}

/** What the shop shows that is opened at an address, and to which something is done. */
async function lookOfShop(address: string, stored: Stored, work: (page: Element) => Promise<unknown> = async () => {}) {
  const { page, history, settle } = await openLiveShop(address, stored, { patience: MOMENT });
  await work(page);
  await settle();
  return lookOf(page, history.location.href);
}

/** A page that was left comes back from the memory of the browser as it was left. */
async function comeBack(): Promise<void> {
  await act(async () => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
}

describe('A page of the build shows once it has started what the shop shows that is opened there', () => {
  const visits = ADDRESSES.flatMap((address) => Object.keys(VISITORS).map((visitor) => [address, visitor] as const));
  it.each(byTurns(visits, 7))('at %s to %s', async (address, visitor) => {
    const stored = VISITORS[visitor] ?? {};
    const page = await open(address, { stored });
    const isHeld = untilLive() === 'page';
    const { isKept, shown } = await started(page);
    expect(isKept, 'whether what the build has rendered stays').toBe(!isHeld);
    expect(shown).toEqual(await lookOfShop(address, stored));
  });

  it.each(['data-screen', 'data-texts', 'data-path'])('where its %s is of another build', async (name) => {
    const page = await open('/SignUp', {}, { [name]: 'another' });
    const { isKept, shown } = await started(page);
    expect(isKept, 'whether what the build has rendered stays').toBe(false);
    expect(shown).toEqual(await lookOfShop('/SignUp', {}));
  });
});

it('What was pressed is not done where the page is rendered anew and nothing on it looks the same', async () => {
  const page = await open('/SignUp', {}, { 'data-texts': 'another' });
  const button = page.root.querySelector('button[data-scheme-switch]');
  button?.setAttribute('aria-label', 'As another build called it');
  expect(button && click(button)).toBe(true);
  const { shown } = await started(page);
  expect(shown).toEqual(await lookOfShop('/SignUp', {}));
});

const numbers = Array.from({ length: PAGES }, (_, number) => [number]);

it.each(byTurns(numbers, 5))(
  'What is done to a page before it answers is done again once it does: page %i by chance',
  async (number) => {
    const chance = chanceOf(SEED, number);
    const take: Choice = (all) => {
      const one = pickFrom(all, () => chance.next());
      if (one === undefined) throw new Error('There is nothing to choose from.');
      return one;
    };
    const address = take(ADDRESSES);
    const visitor = take(Object.keys(VISITORS));
    const stored = VISITORS[visitor] ?? {};
    const page = await open(address, { stored });
    // Nothing of a page that is held can be used.
    const isHeld = untilLive() === 'page';
    if (take([true, false]) && !isHeld) await page.begin();
    // What is not true for a visitor is held, too.
    const isDark = stored[STORED.colours] === 'dark';
    const doings = isHeld ? [] : thingsToDo(page.root, take, (name) => !isDark || !name.includes('switchTo'));
    const gone = await doAll(page.root, doings);
    await page.begin();
    await page.finish();
    if (gone !== null) {
      expect(untilLive(), 'whether the page that is left still waits').toBeDefined();
      await comeBack();
      await page.finish();
    }
    const shown = lookOfStarted(page);
    await leave(page);
    const meant = gone === null ? doings : [];
    const expected = await lookOfShop(address, stored, (root) => doAll(root, meant));
    expect(shown, `${address}, ${visitor}: ${JSON.stringify(doings)}`).toEqual(expected);
  },
);

/** The button that switches the colours of a page. */
function theSwitch(root: Element): Element {
  const button = root.querySelector('button[data-scheme-switch]');
  if (button === null) throw new Error('The page has no switch of its colours.');
  return button;
}

describe('A page that the browser has stopped leaving, after a link was pressed before the shop came', () => {
  const theName = (root: Element): HTMLInputElement => {
    const field = root.querySelector('main input');
    if (!(field instanceof HTMLInputElement)) throw new Error('The page has no field.');
    return field;
  };

  it.each([
    ['pressed', (root: Element) => click(theSwitch(root))],
    ['typed', (root: Element) => fill(theName(root), 'Vera8888')],
  ])('starts once something is %s there, and does it', async (_, use) => {
    const page = await open('/SignUp', { stored: A_CART });
    const link = page.root.querySelector('main a[href^="/"]');
    expect(link && click(link), 'whether the page keeps the link').toBe(false);
    await page.begin();
    await page.finish();
    expect(untilLive(), 'whether it waits').toBeDefined();
    expect(link && click(link), 'whether the page keeps the link then').toBe(false);
    await page.finish();
    expect(untilLive(), 'whether it still waits').toBeDefined();
    await act(async () => void use(page.root));
    await page.begin();
    await page.finish();
    const shown = lookOfStarted(page);
    await leave(page);
    expect(shown).toEqual(await lookOfShop('/SignUp', A_CART, async (root) => act(async () => void use(root))));
  });
});

/** What the HTML of every page says of the colours of the bars that a browser has around it, the light one first. */
const BARS = readFileSync(new URL('../../../src/index.html', import.meta.url), 'utf8').match(
  /<meta name="theme-color"[^>]*>/gu,
);

/** The colour of those bars: the first that is meant for what the browser shows. */
function colourAround(): string | null | undefined {
  const all = [...document.querySelectorAll('meta[name="theme-color"]')];
  const one = all.find((meta) => window.matchMedia(meta.getAttribute('media') ?? 'all').matches);
  return one?.getAttribute('content');
}

/** In this test the system asks for a scheme. */
function askFor(system: string): void {
  const matchMedia = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const [, scheme] = /prefers-color-scheme: (\w+)/u.exec(query) ?? [];
    const asked = matchMedia(query);
    if (scheme !== undefined) Object.defineProperty(asked, 'matches', { value: scheme === system });
    return asked;
  });
}

it.each(everyChoice({ system: ['light', 'dark'], chosen: ['', 'light', 'dark'] }))(
  'The bars of the browser have the colour of the page, on a $system system where «$chosen» is stored',
  async ({ system, chosen }) => {
    askFor(system);
    const page = await open('/SignUp', {
      stored: chosen === '' ? {} : { [STORED.colours]: chosen },
      main: async () => {
        document.head.innerHTML = String(BARS?.join(''));
        await main();
      },
    });
    const colourOf = (scheme: string) => BARS?.at(scheme === 'dark' ? 1 : 0)?.match(/content="([^"]+)"/u)?.[1];
    const [before, after] = (chosen || system) === 'dark' ? ['dark', 'light'] : ['light', 'dark'];
    expect(colourAround(), 'at the first paint').toBe(colourOf(before));
    await page.begin();
    await page.finish();
    expect(colourAround(), 'once the page answers').toBe(colourOf(before));
    await act(async () => void click(theSwitch(page.root)));
    expect(colourAround(), 'once it is switched').toBe(colourOf(after));
    await leave(page);
  },
);

/** Where the script lies that starts the shop. */
const START = '../../../src/app/start/start.tsx';

/** In this test that script does not come so many times. @returns once it has come, or nobody asks for it any more */
function missing(times: number): Promise<void> {
  let tries = 0;
  onTestFinished(() => vi.doUnmock(START));
  return new Promise((resolve) => {
    vi.doMock(START, async (load) => {
      tries += 1;
      const start = tries > times ? await load() : undefined;
      if (start !== undefined || tries > RETRIES) resolve();
      if (start === undefined) throw new Error('missing');
      return start;
    });
  });
}

describe('A page whose shop does not start', () => {
  it.each(Object.keys(VISITORS))(
    'stays as it is, is loaded once more, and starts when it comes back, for %s',
    async (visitor) => {
      const stored = VISITORS[visitor] ?? {};
      const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
      const page = await open('/SignUp', { stored, failures: 2 });
      const before = page.root.innerHTML;
      const held = untilLive();
      await page.begin();
      for (const time of ['first', 'second']) {
        await page.finish();
        expect(page.reported().map(String), time).toEqual(['Error: failing']);
        expect(reload, time).toHaveBeenCalledTimes(1);
        expect(page.root.innerHTML, time).toBe(before);
        expect(untilLive(), `what is not seen, the ${time} time`).toBe(held === 'page' ? 'name cart hearts' : held);
        const link = page.root.querySelector('main a[href^="/"]');
        expect(link && click(link), `whether the page keeps a link, the ${time} time`).toBe(false);
        await comeBack();
      }
      await page.finish();
      const shown = lookOfStarted(page);
      await leave(page);
      expect(shown).toEqual(await lookOfShop('/SignUp', stored));
    },
  );

  it.each(Array.from({ length: RETRIES + 1 }, (_, times) => [times]))(
    'starts, and is not loaded anew, where its script does not come %i times',
    async (times) => {
      const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
      const coming = missing(times);
      const { shown } = await started(await open('/SignUp', { stored: A_CART, patience: LONG, coming }));
      expect(reload).not.toHaveBeenCalled();
      expect(shown).toEqual(await lookOfShop('/SignUp', A_CART));
    },
  );

  it.each([
    ['loaded once more', true, 1],
    ['not loaded without a network', false, 0],
  ] as const)('is %s where its script never comes', async (_, isOnline, loads) => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    const coming = missing(RETRIES + 1);
    const page = await open('/SignUp', { stored: A_CART, patience: LONG, coming });
    await page.begin();
    await page.finish();
    expect(reload).toHaveBeenCalledTimes(loads);
    expect(page.reported()).toHaveLength(1);
    expect(untilLive()).toBe('cart hearts');
    await leave(page);
  });

  it.each(['nobody', 'who reads Chinese'])(
    'has a few words and a way home where nothing can be rendered, for %s',
    async (visitor) => {
      const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
      react.isFailing = true;
      const page = await open('/SignUp', { stored: VISITORS[visitor] ?? {}, isAlone: true });
      await page.begin();
      await page.finish();
      expect(page.reported().map(String)).toEqual(['Error: failing']);
      expect(untilLive()).toBeUndefined();
      expect(linesIn(document.body)).toMatchSnapshot();
      const buttons = [...document.querySelectorAll('button')];
      for (const button of buttons) button.click();
      expect(assign.mock.calls).toEqual(buttons.map(() => ['/']));
      await leave(page);
    },
  );
});
