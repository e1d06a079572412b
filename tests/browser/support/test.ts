import { expect } from '@playwright/test';
import { collectConsoleErrors } from '../../page/console-errors.ts';
import { type Kept, KeptPage } from './kept-page.ts';
import { test as base } from './per-worker.ts';

type Fixtures = {
  /** The page of the worker as a new visitor's, with its context and its other tab; or one of the test's own. */
  kept: Kept;
  /**
   * Declares console errors that a test causes on purpose: a line of `collectConsoleErrors` that matches is no failure. A pattern
   * that nothing matched is one, so that no allowance outlives its reason.
   */
  allowConsoleErrors: (pattern: RegExp) => void;
};

/**
 * Playwright's `test` for every browser spec: console noise, page errors, failed and foreign requests fail the test.
 */
export const test = base.extend<Fixtures>({
  kept: async ({ keptPage, browser, bypassCSP, javaScriptEnabled }, provide, { project }) => {
    if (javaScriptEnabled && bypassCSP === (project.use.bypassCSP ?? false)) return provide(await keptPage.asNew());
    // These are set for a whole context. Playwright itself hands them to each that a test opens.
    const own = new KeptPage(browser, {});
    await provide(await own.asNew());
    await own.close();
  },
  context: async ({ kept: { context } }, provide) => provide(context),
  page: async ({ kept: { page } }, provide) => provide(page),
  allowConsoleErrors: [
    async ({ context, baseURL }, use) => {
      if (!baseURL) throw new Error('The configuration names no base address.');
      const consoleErrors = collectConsoleErrors(context, baseURL);
      const allowed: RegExp[] = [];
      await use((pattern) => allowed.push(pattern));
      const unexpected = consoleErrors.filter((line) => !allowed.some((pattern) => pattern.test(line)));
      const unused = allowed.filter((pattern) => !consoleErrors.some((line) => pattern.test(line)));
      expect.soft(unexpected, 'console errors, warnings and requests that no test allows').toEqual([]);
      expect.soft(unused.map(String), 'allowed console errors that never came').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
