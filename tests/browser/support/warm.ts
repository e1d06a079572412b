import type { BrowserContext, Page } from '@playwright/test';
import { PLAIN_FILE, languageSwitch, type SwitchLanguage } from './view-matrix.ts';
import { test as base } from './test.ts';

type WorkerFixtures = {
  /** A browser that keeps scripts, styles and letters between the tests of a worker, and its tab that is no shop. */
  kept: { context: BrowserContext; plain: Page };
};

/**
 * `test` for what looks at many pages: its browser has seen the shop before. Each test is a new visitor, but one who
 * fetches nothing anew. `switchLanguage` changes the language of `page`.
 */
export const test = base.extend<{ switchLanguage: SwitchLanguage }, WorkerFixtures>({
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
  context: async ({ kept: { context, plain } }, provide) => {
    await provide(context);
    for (const page of context.pages()) if (page !== plain) await page.close();
    await plain.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await context.clearCookies();
  },
  switchLanguage: async ({ kept, page }, provide) => {
    await provide(languageSwitch(kept.plain, page));
  },
});

export { expect } from '@playwright/test';
