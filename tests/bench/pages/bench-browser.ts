import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { freePort } from '../../browser/support/free-port.ts';
import { launchOptions } from '../../browser/support/this-machine.ts';
import type { MeasuredPage } from './measured-pages.ts';
import { answers } from '../../page/answers.ts';

/** A browser that Lighthouse can be pointed at. What it stores is kept until it is closed. */
export interface BenchBrowser {
  readonly context: BrowserContext;
  /** Where it takes commands of the DevTools protocol. */
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** The size of a phone, in pixels. */
const PHONE = { width: 412, height: 823 };

/**
 * Starts the browser of the tests with a profile of its own, and with the back/forward cache of a usual one.
 *
 * @param hasTouch whether it is a phone's, which takes touches and has no pointer that rests anywhere
 */
export async function startBrowser({ hasTouch = false, viewport = PHONE } = {}): Promise<BenchBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'loadout-bench-'));
  const port = await freePort();
  const options = await launchOptions();
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    ignoreDefaultArgs: [...options.ignoreDefaultArgs, '--disable-back-forward-cache'],
    args: [`--remote-debugging-port=${port}`],
    viewport,
    hasTouch,
    isMobile: hasTouch,
    locale: 'en-US',
  });
  return {
    context,
    port,
    close: async () => {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** Puts what a page is measured with into the browser, and takes out all else. */
export async function store({ context }: BenchBrowser, origin: string, { stored }: MeasuredPage): Promise<void> {
  const page = await context.newPage();
  // An address of the same origin that runs no script of the shop.
  await page.goto(`${origin}/static/nothing`);
  await page.evaluate((entries) => {
    localStorage.clear();
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(stored));
  await page.close();
}

/** Takes out what the browser keeps of an origin's files, as for somebody who comes for the first time. What is stored stays. */
export async function emptyCaches({ context }: BenchBrowser, origin: string): Promise<void> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'service_workers,cache_storage' });
  await page.close();
}

/** What stands on a page once it answers, as HTML. */
export async function renderedHtml({ context }: BenchBrowser, origin: string, path: string): Promise<string> {
  const page = await context.newPage();
  await page.goto(origin + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await answers(page);
  const html = await page.evaluate(() => document.documentElement.outerHTML);
  await page.close();
  return html;
}
