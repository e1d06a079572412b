import type { Page } from '@playwright/test';
import { type BenchBrowser, emptyCaches, store } from './bench-browser.ts';
import { PHONE_SLOWER } from '../machine-fit.ts';
import type { MeasuredPage } from './measured-pages.ts';
import { answers } from '../../page/answers.ts';

/** What a phone on a slow network has, as Lighthouse throttles it: in ms and bytes a second. */
const SLOW_PHONE = { latency: 562.5, download: 184_320, upload: 84_375 };

/** A page opened twice, and come back to. */
export interface Repeat {
  /** The largest paint of the first visit and of the second one, in ms after the start. */
  readonly first: number;
  readonly second: number;
  /** Whether Back brought it from the browser's memory, and if not, why not. */
  readonly isRestored: boolean;
  readonly reasons: readonly string[];
}

async function largestPaint(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'load' });
  await answers(page);
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
}

async function comesBack(page: Page, origin: string): Promise<Pick<Repeat, 'isRestored' | 'reasons'>> {
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      Object.assign(window, { isRestored: persisted });
    });
  });
  await page.goto(`${origin}/atlas.html`);
  // A page from memory is not loaded.
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState === 'complete');
  return page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    const why: unknown = Object(entry)['notRestoredReasons']?.toJSON()?.reasons;
    return {
      isRestored: Object(window)['isRestored'] === true,
      reasons: Array.isArray(why) ? why.map(({ reason }) => String(reason)) : [],
    };
  });
}

/** Whether the browser brings back at all what it has left: a shell without windows keeps nothing, not even a file of plain text. */
export async function restoresPages({ context }: BenchBrowser, origin: string): Promise<boolean> {
  const page = await context.newPage();
  await page.goto(`${origin}/robots.txt`);
  const { isRestored } = await comesBack(page, origin);
  await page.close();
  return isRestored;
}

/** Opens a page twice on a slow phone, leaves it and comes back. The browser's cache is empty at first. */
export async function repeat(browser: BenchBrowser, origin: string, measured: MeasuredPage): Promise<Repeat> {
  await store(browser, origin, measured);
  await emptyCaches(browser, origin);
  const page = await browser.context.newPage();
  const session = await browser.context.newCDPSession(page);
  await session.send('Network.enable');
  const { latency, download, upload } = SLOW_PHONE;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: download,
    uploadThroughput: upload,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE_SLOWER });
  const first = await largestPaint(page, origin + measured.path);
  // What the first visit still fetches when it answers would hold up the request of the second.
  await page.waitForLoadState('networkidle');
  await page.goto('about:blank');
  const second = await largestPaint(page, origin + measured.path);
  await session.detach();
  const back = await comesBack(page, origin);
  await page.close();
  return { first, second, ...back };
}
