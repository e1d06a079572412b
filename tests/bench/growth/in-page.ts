import type { Page } from '@playwright/test';
import { settle } from '../../page/screen/settle.ts';
import { type BenchBrowser, emptyCaches, store } from '../pages/bench-browser.ts';
import type { MeasuredPage } from '../pages/measured-pages.ts';
import { WORK, workByThreadClock } from '../pages/thread-time.ts';

/** What opening a page costs a first visitor. */
export interface Opening {
  /** How long its thread works until it answers to presses, in ms by the thread's own clock. */
  readonly work: number;
  /** How many elements it has then. */
  readonly nodes: number;
  /** Scripts and texts that came by then, in KB of 1000 bytes as they were sent. */
  readonly weight: number;
}

const BYTES_PER_KB = 1000;

/** Runs in a page before its scripts: makes a mark when the page begins to answer, and says so: to ask it would be work. */
function markAnswering(mark: string): void {
  const watching = new MutationObserver(() => {
    if (document.documentElement.hasAttribute('data-until-live')) return;
    watching.disconnect();
    performance.mark(mark);
    console.debug(mark);
  });
  watching.observe(document, { subtree: true, attributeFilter: ['data-until-live'] });
}

/** Runs in a page: the bytes of scripts and texts that were there at a mark. */
function bytesBefore(mark: string): number {
  const at = performance.getEntriesByName(mark)[0]?.startTime ?? 0;
  return performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ name, responseEnd }) => /\.js$|\/locales\//u.test(name) && responseEnd <= at)
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
}

/** Opens a page as for the first time, with what a visitor has stored. It is left open. */
export async function open(
  browser: BenchBrowser,
  origin: string,
  visited: MeasuredPage,
): Promise<{ readonly page: Page; readonly opening: Opening }> {
  await store(browser, origin, visited);
  await emptyCaches(browser, origin);
  const page = await browser.context.newPage();
  await page.addInitScript(markAnswering, WORK.until);
  const work = await workByThreadClock(page, async () => {
    const answers = page.waitForEvent('console', (message) => message.text() === WORK.until);
    await page.goto(origin + visited.path);
    await answers;
  });
  const weight = (await page.evaluate(bytesBefore, WORK.until)) / BYTES_PER_KB;
  await settle(page);
  const nodes = await page.locator('*').count();
  return { page, opening: { work, nodes, weight } };
}

/**
 * Runs in a page: makes a mark when one event comes, and another after the paint that follows a second event. The task
 * after an animation frame runs when that frame has been painted.
 */
function markPress({ marks, first, last }: { marks: typeof WORK; first: string; last: string }): void {
  for (const mark of Object.values(marks)) performance.clearMarks(mark);
  window.addEventListener(first, () => performance.mark(marks.from), { capture: true, once: true });
  const painted = new Promise<void>((resolve) => {
    const afterPaint = () => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        performance.mark(marks.until);
        resolve();
      });
      port1.start();
      port2.postMessage(null);
    };
    window.addEventListener(last, () => requestAnimationFrame(afterPaint), { capture: true, once: true });
  });
  Reflect.set(window, 'loadoutPainted', painted);
}

/** How long the thread of a page works from a press to the paint of its answer, in ms. */
async function pressed(page: Page, first: string, last: string, press: () => Promise<void>): Promise<number> {
  await page.evaluate(markPress, { marks: WORK, first, last });
  return workByThreadClock(page, async () => {
    await press();
    await page.evaluate(() => Reflect.get(window, 'loadoutPainted'));
  });
}

/** Types a query and measures each key, in ms. */
export async function keysInSearch(page: Page, query: string): Promise<readonly number[]> {
  const box = page.getByRole('combobox', { name: 'Search products' });
  await box.focus();
  await settle(page);
  const times: number[] = [];
  for (const key of query) times.push(await pressed(page, 'keydown', 'input', () => page.keyboard.press(key)));
  return times;
}

/** Presses plus on the first line of the cart some times and measures each, in ms. */
export async function plusClicks(page: Page, count: number): Promise<readonly number[]> {
  const plus = page.getByRole('button', { name: /^Increase quantity of/u }).first();
  await plus.scrollIntoViewIfNeeded();
  const times: number[] = [];
  for (let taken = 0; taken < count; taken += 1) {
    await settle(page);
    const box = await plus.boundingBox();
    if (box === null) throw new Error('The cart has no plus.');
    // By its place: to look at what is there is work of the page, too.
    const press = () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    times.push(await pressed(page, 'pointerdown', 'click', press));
  }
  return times;
}
