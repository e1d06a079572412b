import { expect } from '@playwright/test';
import { collectConsoleErrors } from '../../page/console-errors.ts';
import { test as base } from './per-worker.ts';

type Fixtures = {
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
