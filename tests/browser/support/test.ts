import { expect } from '@playwright/test';
import { sampling } from '../../commands/sampling.ts';
import { collectConsoleErrors } from '../../page/console-errors.ts';
import { holdMotion } from '../../page/motion.ts';
import type { Kept } from './kept-page.ts';
import { test as base } from './per-worker.ts';

type Fixtures = {
  /** The page of the worker as a new visitor's, with its context and its other tab; null where a test needs a context of its own. */
  kept: Kept | null;
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
  kept: async (
    { keptPage, bypassCSP, deviceScaleFactor, hasTouch, javaScriptEnabled, serviceWorkers },
    provide,
    { project },
  ) => {
    const { use } = project;
    const isOfAll =
      javaScriptEnabled &&
      !hasTouch &&
      deviceScaleFactor === use.deviceScaleFactor &&
      bypassCSP === (use.bypassCSP ?? false) &&
      serviceWorkers === (use.serviceWorkers ?? 'allow');
    await provide(isOfAll ? await keptPage.asNew() : null);
  },
  context: async ({ kept, browser }, provide) => {
    if (kept) return provide(kept.context);
    // Playwright itself hands it what the test sets for its context.
    const context = await browser.newContext();
    await holdMotion(context, sampling.isMotionBrief);
    await provide(context);
    await context.close();
  },
  page: async ({ kept, context }, provide) => provide(kept?.page ?? (await context.newPage())),
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
