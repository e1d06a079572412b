import { languageSwitch, type SwitchLanguage } from './view-matrix.ts';
import { test as base } from './test.ts';

/**
 * `test` for what looks at many pages: its browser has seen the shop before. Each test is a new visitor, but one who
 * fetches nothing anew. `switchLanguage` changes the language of `page`.
 */
export const test = base.extend<{ switchLanguage: SwitchLanguage }>({
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
