import { test as base, type BrowserContext, type Page } from '@playwright/test';
import type { PageFixture } from '../../page/page-fixture.ts';
import { PLAIN_FILE } from './view-matrix.ts';

/** What a worker of Playwright keeps between its tests; none is made before a test asks for it. */
interface PerWorker {
  /** A browser that keeps scripts, styles and letters, and its tab that is no shop. */
  readonly kept: { readonly context: BrowserContext; readonly plain: Page };
  /** The page fixture that walks share: with a clock of its own, or without. */
  readonly sharedFixture: (clocked: boolean) => Promise<PageFixture>;
}

/**
 * Every `test` of the browser extends this one, and none adds what a worker keeps: Playwright ends a worker with its
 * browser, and starts another, wherever that differs.
 */
export const test = base.extend<object, PerWorker>({
  kept: [
    async ({ browser }, provide, { project }) => {
      const { baseURL, locale, timezoneId, deviceScaleFactor, bypassCSP } = project.use;
      const context = await browser.newContext({
        reducedMotion: 'reduce',
        ...(baseURL && { baseURL }),
        ...(locale && { locale }),
        ...(timezoneId && { timezoneId }),
        ...(deviceScaleFactor && { deviceScaleFactor }),
        ...(bypassCSP && { bypassCSP }),
      });
      const plain = await context.newPage();
      await plain.goto(PLAIN_FILE);
      await provide({ context, plain });
      await context.close();
    },
    { scope: 'worker' },
  ],
  sharedFixture: [
    async ({ browser }, provide, { project }) => {
      const { baseURL } = project.use;
      if (!baseURL) throw new Error('The configuration names no base address.');
      // What plays walks is large, and most tests play none.
      const { PageFixture } = await import('../../page/page-fixture.ts');
      const { openPseudoPages } = await import('../../pages/pseudo-pages.ts');
      const documentFor = await openPseudoPages();
      const open = new Map<boolean, Promise<PageFixture>>();
      await provide((clocked) => {
        const fixture = open.get(clocked) ?? PageFixture.open({ browser, baseURL, clocked, documentFor });
        open.set(clocked, fixture);
        return fixture;
      });
      for (const fixture of open.values()) await (await fixture).context.close();
    },
    { scope: 'worker' },
  ],
});
