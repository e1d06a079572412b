import { type Locator, type Page, type ViewportSize, expect } from '@playwright/test';
import { categoryAt, listAddress } from '../../facts/categories.ts';
import { type Code, LANGUAGES } from '../../facts/languages.ts';
import { inAnyLanguage, pseudo } from '../../facts/pseudo-locale.ts';
import { SCREEN_SCRIPTS, SHOP_SCRIPTS, answers } from '../answers.ts';
import { hold } from '../held-requests.ts';
import { untilIdle, untilPainted } from '../screen/blocked-control.ts';
import { pageDifferences } from '../screen/expectation.ts';
import type { PageFixture } from '../page-fixture.ts';
import { pageFaults } from '../screen/page-faults.ts';
import { readMisbuilt } from '../screen/read-misbuilt.ts';
import { type PageSnapshot, takeSnapshot } from '../screen/page-snapshot.ts';
import { SKELETON } from '../screens/skeleton.ts';
import { PageMismatch, TIMEOUT_MS } from '../screen/seen-page.ts';
import { STORED } from '../stored/stored.ts';

type Part = keyof PageSnapshot;

/** All that a shopper sees of a page and that the relations compare. */
const SEEN: readonly Part[] = [
  'address',
  'language',
  'title',
  'current',
  'pictures',
  'values',
  'described',
  'cart',
  'greeting',
  'banner',
  'notes',
  'beyond',
  'shapes',
  'main',
  'footer',
  'dialog',
  'colours',
  'data',
];

/** What the browser keeps, and what follows from it: a page that is opened anew shows it again (R14). */
const KEPT: readonly Part[] = ['address', 'language', 'title', 'cart', 'greeting', 'footer', 'colours'];

/** @throws PageMismatch where some parts of a page are not as they were */
function compare(what: string, before: PageSnapshot, after: PageSnapshot, parts: readonly Part[]): void {
  const expectation = Object.fromEntries(parts.map((part) => [part, before[part]]));
  const differences = pageDifferences(expectation, after);
  if (differences.length > 0)
    throw new PageMismatch(differences.map((one) => ({ ...one, what: `${what}: ${one.what}` })));
}

/** A page that has come and changes no more. @throws where it keeps changing */
async function settled(page: Page): Promise<PageSnapshot> {
  await answers(page);
  let last: PageSnapshot | null = null;
  const isStill = async (): Promise<boolean> => {
    await untilPainted(page);
    await untilIdle(page);
    const { snapshot } = await takeSnapshot(page);
    const before = last;
    last = snapshot;
    const onItsWay = snapshot.shapes.includes('bar') || snapshot.shapes.join() === SKELETON.join();
    const hasCome = snapshot.main.length > 0 && !onItsWay;
    return hasCome && JSON.stringify(before) === JSON.stringify(snapshot);
  };
  await expect.poll(() => isStill().catch(() => false), { intervals: [20, 50, 100], timeout: TIMEOUT_MS }).toBe(true);
  if (last === null) throw new Error('No snapshot was taken.');
  return last;
}

async function switchLanguage(fixture: PageFixture, code: Code): Promise<PageSnapshot> {
  const { tag } = LANGUAGES[code];
  await fixture.store(STORED.language, code);
  await fixture.read('the language', () => fixture.page.evaluate(() => document.documentElement.lang), tag);
  return settled(fixture.page);
}

/** In another language all is as before but for the words; back again it is as before with the words. */
async function languageAndBack(fixture: PageFixture): Promise<void> {
  const before = await settled(fixture.page);
  const other = await switchLanguage(fixture, 'cn');
  const parts: readonly Part[] = [...SEEN.filter((part) => part !== 'language'), 'focus'];
  compare('in another language', inAnyLanguage(before), inAnyLanguage(other), parts);
  const back = await switchLanguage(fixture, 'en');
  compare('back in the language', before, back, [...SEEN, 'focus']);
}

/** An address that leads to the same page: the name of a category is for the reader (R3), nonsense is for nobody. */
function otherwise(address: string): string {
  const list = address.replace(/^\/ProductList\/\w+(?=\?)/u, '/ProductList');
  return `${list}${list.includes('?') ? '&' : '?'}nonsense=%3C1%3E#nowhere`;
}

/** A second tab at an address that leads to the same page shows what is kept, and changes nothing in the first. */
async function secondTab(fixture: PageFixture): Promise<void> {
  const before = await settled(fixture.page);
  const tab = await fixture.openAnother(otherwise(before.address));
  try {
    const parts = KEPT.filter((part) => part !== 'address');
    compare('in a second tab', before, await settled(tab), parts);
    compare('after a second tab came', before, await settled(fixture.page), [...SEEN, 'storage']);
  } finally {
    await tab.close();
  }
}

/** How far a page is scrolled before it is left, in pixels: its header and its heading alone are not as high. */
const FAR = 600;

async function scrollDown(page: Page): Promise<void> {
  await page.evaluate((far) => scrollTo(0, far), FAR);
  // The router hears of it with the next frame.
  await untilPainted(page);
}

/** A page that has come, at the place where it was left, or as near as it goes; it is at its top then. @throws where it is elsewhere */
async function settledAtItsPlace(fixture: PageFixture): Promise<PageSnapshot> {
  const { page } = fixture;
  await settled(page);
  const seen = () =>
    page.evaluate((far) => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const place = Math.min(far, scrollHeight - clientHeight);
      return Math.round(scrollY) === place ? 'as it was left' : `${scrollY} of ${place} px down`;
    }, FAR);
  await fixture.read('the place on the page', seen, 'as it was left');
  await page.evaluate(() => scrollTo(0, 0));
  return settled(page);
}

/**
 * After a reload the page shows what is kept, and after one more the same at its place. What is not kept is as a tab shows
 * it that is opened there: no trace of what was.
 */
async function reload(fixture: PageFixture): Promise<void> {
  const { page } = fixture;
  const before = await settled(page);
  await page.reload({ waitUntil: 'commit' });
  const after = await settled(page);
  compare('after a reload', before, after, [...KEPT, 'storage']);
  const tab = await fixture.openAnother(before.address);
  try {
    compare('after a reload, beside a new tab', await settled(tab), after, SEEN);
  } finally {
    await tab.close();
  }
  // What is above the place must be there again, so that the place is the same.
  await scrollDown(page);
  await page.reload({ waitUntil: 'commit' });
  compare('after one more reload', after, await settledAtItsPlace(fixture), SEEN);
}

/**
 * A link of the frame that leads from an address to another page: home where a clock is held, and else a list, since the news
 * of home turns by itself.
 */
function linkAway(page: Page, address: string, { isClocked }: PageFixture): Locator {
  const list = categoryAt(address)?.id === 2 ? 'category.3.name' : 'category.2.name';
  return page
    .getByRole('contentinfo')
    .or(page.getByRole('banner'))
    .getByRole('link', { name: pseudo(isClocked && address !== '/' ? 'common.brand' : list), exact: true })
    .first();
}

/** Who leaves by a link finds by Back and Forward what was there, as often as they like, all of it at once and at its place. */
async function backAndForward(fixture: PageFixture): Promise<void> {
  const { page } = fixture;
  const before = await settled(page);
  await linkAway(page, before.address, fixture).click();
  const away = await settled(page);
  // From one list to another the screen stays, with all of its parts.
  await fixture.comes([before, away].some(({ address }) => categoryAt(address) === undefined));
  await page.goBack({ waitUntil: 'commit' });
  const back = await settled(page);
  compare('by Back', before, back, KEPT);
  await scrollDown(page);
  await fixture.comes(false);
  await page.goForward({ waitUntil: 'commit' });
  compare('by Forward', away, await settled(page), SEEN);
  await page.goBack({ waitUntil: 'commit' });
  compare('by Back once more', back, await settledAtItsPlace(fixture), SEEN);
}

/** The search box, and the switch of the colours: every page has them from its HTML on. */
function shared(page: Page) {
  return {
    search: page.getByRole('combobox', { name: pseudo('search.label') }),
    toDark: page.getByRole('button', { name: pseudo('header.switchToDark') }),
    toLight: page.getByRole('button', { name: pseudo('header.switchToLight') }),
  };
}

/** A snapshot in which the switch of the colours is named as it is in light ones. */
function inAnyColours(snapshot: PageSnapshot): PageSnapshot {
  return JSON.parse(JSON.stringify(snapshot).replaceAll('header.switchToLight', 'header.switchToDark'));
}

/** Waits until a page is shown in some colours. @throws PageMismatch where all else is not as it was in others */
async function inColours(page: Page, fixture: PageFixture, colours: string, before: PageSnapshot): Promise<void> {
  const read = () => page.evaluate(() => document.documentElement.dataset['mantineColorScheme'] ?? '');
  await fixture.read('the colours', read, colours);
  const after = await settled(page);
  const parts = page === fixture.page ? SEEN : KEPT;
  compare(`in ${colours} colours`, { ...inAnyColours(before), colours }, inAnyColours(after), parts);
}

/**
 * The colours follow the system until the shopper chooses; what is chosen in another tab holds in this one, too, and
 * whatever the system says. Nothing else changes with them.
 */
async function otherColours(fixture: PageFixture): Promise<void> {
  const { page } = fixture;
  const before = await settled(page);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await inColours(page, fixture, colorScheme, before);
  }
  const tab = await fixture.openAnother(before.address);
  try {
    for (const [colours, other] of [
      ['dark', 'light'],
      ['light', 'dark'],
    ] as const) {
      await settled(tab);
      await shared(tab)[colours === 'dark' ? 'toDark' : 'toLight'].click();
      for (const one of [tab, page]) {
        await one.emulateMedia({ colorScheme: other });
        await inColours(one, fixture, colours, before);
      }
    }
  } finally {
    await tab.close();
    await page.emulateMedia({ colorScheme: null });
  }
}

/**
 * Puts the product into the cart that a page or this dialog is about, or the first one of the mice.
 *
 * @returns whether the dialog is about it
 */
async function putIntoCart(page: Page, dialog: string): Promise<boolean> {
  const buttons = page.getByRole('main').getByRole('button', { name: /^⟦en (?:list\.addToCart|detail\.addCart)/u });
  if ((await buttons.count()) === 0) {
    await page.goto(listAddress('Mouse'), { waitUntil: 'commit' });
    await settled(page);
  }
  const names = await buttons.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel ?? ''));
  const [product] = /⟦en product[^⟧]*⟧/u.exec(dialog) ?? [];
  const about = names.findIndex((name) => product !== undefined && name.includes(product));
  await buttons.nth(Math.max(about, 0)).click();
  return about >= 0;
}

/**
 * What another tab puts into the cart is in the cart of this one: where a page shows what every tab shows at its address,
 * it shows afterwards what a new tab does, and a dialog about a product what the dialog of the other tab says of it.
 */
async function cartOfAnotherTab(fixture: PageFixture): Promise<void> {
  const { page } = fixture;
  const before = await settled(page);
  const dialog = before.dialog.join();
  const tab = await fixture.openAnother(before.address);
  try {
    const alone = await settled(tab);
    const isAboutIt = await putIntoCart(tab, dialog);
    const pressed = await settled(tab);
    if (isAboutIt) compare('with what another tab put into the cart', pressed, await settled(page), ['dialog']);
    await tab.goto(before.address, { waitUntil: 'commit' });
    const there = await settled(tab);
    const after = await settled(page);
    compare('with what another tab put into the cart', there, after, [
      'cart',
      ...SEEN.filter((part) => JSON.stringify(before[part]) === JSON.stringify(alone[part])),
    ]);
  } finally {
    await tab.close();
  }
}

/** What is pressed and typed before the shop answers is done once it does: as another tab shows that had started before. */
async function beforeTheShop(fixture: PageFixture): Promise<void> {
  const { address } = await settled(fixture.page);
  const other = await fixture.openAnother(address);
  await settled(other);
  let letGo = (): void => undefined;
  const early = await fixture.openAnother(address, async (page) => {
    letGo = await hold(page, SHOP_SCRIPTS);
  });
  try {
    await shared(early).toDark.click();
    await shared(early).search.fill('1000');
    letGo();
    const after = await settled(early);
    await shared(other).search.fill('1000');
    compare('before the shop answered', await settled(other), after, [...SEEN, 'focus']);
    await shared(other).toLight.click();
    await settled(fixture.page);
  } finally {
    letGo();
    await other.close();
    await early.close();
  }
}

/** What is opened in the header while a screen is on its way is as another tab shows it, where the screen had come before. */
async function onTheWay(fixture: PageFixture): Promise<void> {
  const { address } = await settled(fixture.page);
  const other = await fixture.openAnother(address);
  const early = await fixture.openAnother(address);
  let letGo = (): void => undefined;
  const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 }).textContent();
  const openLanguages = (page: Page) =>
    page.getByRole('button', { name: pseudo('language.button'), exact: true }).click();
  try {
    await settled(early);
    letGo = await hold(early, SCREEN_SCRIPTS);
    await linkAway(early, address, fixture).click();
    await openLanguages(early);
    await settled(other);
    await linkAway(other, address, fixture).click();
    await settled(other);
    const there = await heading(other);
    letGo();
    // The screen before it holds still, too.
    await fixture.read('the heading of the screen that was on its way', () => heading(early), there);
    const after = await settled(early);
    await openLanguages(other);
    compare('before the screen came', await settled(other), after, [...SEEN, 'focus']);
    await settled(fixture.page);
  } finally {
    letGo();
    await other.close();
    await early.close();
  }
}

/** Time for some frames, in ms. */
const FRAMES_MS = 100;

/** How far an arrow scrolls a row, in pixels (§2 Home). */
const ROW_STEP = 1000;

/** A window in which a long row takes several presses of its arrow to its end. */
const HALF: ViewportSize = { width: 640, height: 960 };

/** Whether a row overflows is known a frame later, and a clock of the page's own holds that up. */
async function framesPass(page: Page, fixture: PageFixture): Promise<void> {
  await settled(page);
  if (fixture.isClocked) await page.clock.runFor(FRAMES_MS);
}

async function resize(page: Page, fixture: PageFixture, size: ViewportSize): Promise<void> {
  await page.setViewportSize(size);
  await framesPass(page, fixture);
}

/** Scrolls a row to its end and back by its arrows, and sees after each press how far it went, and which arrow has no way left. */
async function rowToItsEnd(page: Page, fixture: PageFixture, row: Locator): Promise<void> {
  const arrows = row.locator('button[aria-disabled]');
  const read = () =>
    row.evaluate((section) => {
      const scroller = section.querySelector('ul')?.parentElement;
      const left = Math.round(scroller?.scrollLeft ?? 0);
      const most = (scroller?.scrollWidth ?? 0) - (scroller?.clientWidth ?? 0);
      const ends = [...section.querySelectorAll('button[aria-disabled]')].map((arrow) => arrow.ariaDisabled);
      return { left, most, ends: ends.join() };
    });
  const { most } = await read();
  const presses = Array.from({ length: Math.ceil(most / ROW_STEP) }, (_, pressed) => (pressed + 1) * ROW_STEP);
  const there = presses.map((far) => ({ arrow: 1, place: Math.min(far, most) }));
  const back = presses.map((far) => ({ arrow: 0, place: Math.max(most - far, 0) }));
  for (const { arrow, place } of [...there, ...back]) {
    await arrows.nth(arrow).click();
    const expected = `${place}, arrows disabled: ${place === 0},${place === most}`;
    const seen = async (): Promise<string> => {
      const { left, ends } = await read();
      return `${left}, arrows disabled: ${ends}`;
    };
    await fixture.read('how far a row is scrolled', seen, expected);
    await untilPainted(page);
  }
}

/** A word that all products have in the pseudo-locale. */
const IN_ALL = 'product';

/** Goes through more suggestions than the list shows at once, by the keys, and sees that it shows the one that they come to. */
async function throughSuggestions(page: Page, fixture: PageFixture): Promise<void> {
  const { search } = shared(page);
  await search.fill(IN_ALL);
  await page.getByRole('listbox').getByRole('option').first().waitFor();
  for (const key of ['ArrowUp', 'ArrowDown', 'ArrowUp', 'ArrowUp']) {
    await search.press(key);
    await untilPainted(page);
    const misbuilt = () => page.evaluate(readMisbuilt);
    await fixture.readLines(`what is wrong with the suggestions after ${key}`, misbuilt, []);
  }
  await search.fill('');
}

/**
 * The link that skips the header comes first, is seen once it has the focus, and leads to the page; search shows each
 * suggestion that the keys come to; the rows go to their ends and back. All else stays as it was.
 */
async function aroundThePage(fixture: PageFixture): Promise<void> {
  const { address } = await settled(fixture.page);
  const tab = await fixture.openAnother(address);
  try {
    await framesPass(tab, fixture);
    const before = await settled(tab);
    await tab.keyboard.press('Tab');
    const skip = tab.getByRole('link', { name: pseudo('common.skipToContent'), exact: true });
    const seen = () =>
      skip.evaluate((link) => {
        const { left, top, width, height } = link.getBoundingClientRect();
        const isAbove = link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        const { opacity } = getComputedStyle(link);
        const isBare = getComputedStyle(link, '::after').content === 'none';
        return link === document.activeElement && isAbove && isBare && height > 2 && Number(opacity) === 1;
      });
    await fixture.read('whether the link that skips the header has the focus and is seen', seen, true);
    await tab.keyboard.press('Enter');
    const focus = () => tab.evaluate(() => document.activeElement?.tagName ?? '');
    await fixture.read('what has the focus once the header is skipped', focus, 'MAIN');
    await throughSuggestions(tab, fixture);
    const rows = tab
      .getByRole('main')
      .getByRole('region')
      .filter({ has: tab.locator('button[aria-disabled]') });
    const wide = tab.viewportSize() ?? HALF;
    await resize(tab, fixture, HALF);
    for (const row of await rows.all()) await rowToItsEnd(tab, fixture, row);
    await resize(tab, fixture, wide);
    const parts = SEEN.filter((part) => part !== 'address');
    compare('around the page and back', before, await settled(tab), parts);
  } finally {
    await tab.close();
  }
}

/** A screen as narrow as a phone's, in pixels, and so high that a notice at its foot covers nothing of what is looked at. */
const NARROW = { width: 360, height: 2000 };

/**
 * What the home page has at one width alone: the panels and descriptions of its categories where there is room for them, and
 * arrows at a row that overflows.
 */
const AT_ONE_WIDTH = /^(?:panel|view|advert)-|category\.\d\.description|home\.row\.scroll/u;

function atAnyWidth(snapshot: PageSnapshot): PageSnapshot {
  if (snapshot.address !== '/') return snapshot;
  const kept = (lines: readonly string[]) => lines.filter((line) => !AT_ONE_WIDTH.test(line));
  return { ...snapshot, main: kept(snapshot.main), pictures: kept(snapshot.pictures) };
}

/** On a narrow screen a page says, offers and keeps all that it does on a wide one, and all of it can be used. */
async function narrow(fixture: PageFixture): Promise<void> {
  const { page } = fixture;
  const before = await settled(page);
  const wide = page.viewportSize() ?? NARROW;
  await page.setViewportSize(NARROW);
  try {
    compare('on a narrow screen', atAnyWidth(before), atAnyWidth(await settled(page)), [...SEEN, 'focus']);
    await fixture.readLines('what is wrong on a narrow screen', () => pageFaults(page), []);
  } finally {
    await page.setViewportSize(wide);
  }
  compare('on a wide screen again', before, await settled(page), [...SEEN, 'focus']);
}

/** What can be done to a page after which the shop is to show what it showed before, by name. */
export const RELATIONS = {
  'language and back': languageAndBack,
  'second tab': secondTab,
  reload,
  'Back and Forward': backAndForward,
  'other colours': otherColours,
  'cart of another tab': cartOfAnotherTab,
  'before the shop': beforeTheShop,
  'around the page': aroundThePage,
  'on the way': onTheWay,
  'narrow screen': narrow,
} as const satisfies Record<string, (fixture: PageFixture) => Promise<void>>;

/** The name of a relation. */
export type Relation = keyof typeof RELATIONS;
