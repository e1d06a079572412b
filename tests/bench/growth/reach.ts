import type { Locator, Page } from '@playwright/test';
import { answers } from '../../page/answers.ts';
import { settle } from '../../page/screen/settle.ts';
import { type BenchBrowser, store } from '../pages/bench-browser.ts';
import type { MeasuredPage } from '../pages/measured-pages.ts';

/** How far a position may be off, in pixels: half of a pixel is rounded. */
const SLACK = 1;

/** Cards are links with the name of a product as their heading. */
function cards(page: Page): Locator {
  return page.getByRole('main').getByRole('article');
}

async function topOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.y ?? Number.NaN;
}

/**
 * Runs in a page: does with some words what a browser's search does, which no headless browser offers: it brings the place
 * where they are rendered to the middle of the screen. Answers whether there is one.
 */
function bringToMiddle(words: string): boolean {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const at = node.textContent?.indexOf(words) ?? -1;
    if (at < 0) continue;
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + words.length);
    const { top, width, height } = range.getBoundingClientRect();
    if (width === 0 || height === 0) continue;
    window.scrollBy({ top: top + height / 2 - window.innerHeight / 2, behavior: 'instant' });
    return true;
  }
  return false;
}

/** A product that is not drawn is found by its name, and drawn where the search has led. */
async function isFoundInPage(page: Page, name: string): Promise<boolean> {
  const before = await page.getByRole('link', { name, exact: true }).count();
  const isFound = await page.evaluate(bringToMiddle, name);
  const card = cards(page).filter({ hasText: name });
  await card.waitFor();
  await settle(page);
  const height = page.viewportSize()?.height ?? 0;
  const { y = Number.NaN, height: tall = 0 } = (await card.boundingBox()) ?? {};
  return before === 0 && isFound && y + tall > 0 && y < height;
}

/** Tab goes from the last card that is drawn to one that was not. */
async function isReachedByTab(page: Page, next: string): Promise<boolean> {
  const before = await page.getByRole('link', { name: next, exact: true }).count();
  await cards(page).last().getByRole('button').last().focus();
  await page.getByRole('link', { name: next, exact: true }).waitFor();
  await page.keyboard.press('Tab');
  const focused = await page.evaluate(() => document.activeElement?.textContent);
  return before === 0 && focused === next;
}

/** Back comes to the card that was left, where it stood. */
async function isBackInPlace(page: Page): Promise<boolean> {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  await settle(page);
  const card = cards(page).nth(Math.floor((await cards(page).count()) * (3 / 4)));
  await card.scrollIntoViewIfNeeded();
  await settle(page);
  const name = await card.getByRole('heading').innerText();
  const before = await topOf(card);
  await card.getByRole('link').click();
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  await page.goBack();
  const again = cards(page).filter({ hasText: name });
  await again.waitFor();
  await settle(page);
  return Math.abs((await topOf(again)) - before) <= SLACK;
}

/**
 * Whether the list of a large category is reached as a whole: by the browser's search, by keys, and by Back.
 *
 * @param names the names of its products, in their order
 * @returns what works, by what it is called
 */
export async function reachOf(
  browser: BenchBrowser,
  origin: string,
  list: MeasuredPage,
  names: readonly string[],
): Promise<ReadonlyMap<string, boolean>> {
  const on = async (act: (page: Page) => Promise<boolean>): Promise<boolean> => {
    await store(browser, origin, list);
    const page = await browser.context.newPage();
    await page.goto(origin + list.path);
    await answers(page);
    await settle(page);
    const isWell = await act(page);
    await page.close();
    return isWell;
  };
  const drawn = (page: Page) => cards(page).count();
  return new Map([
    ['find in page', await on((page) => isFoundInPage(page, names[Math.floor(names.length * (2 / 3))] ?? ''))],
    ['Tab past what is drawn', await on(async (page) => isReachedByTab(page, names[await drawn(page)] ?? ''))],
    ['position after Back', await on(isBackInPlace)],
  ]);
}
