import { expect, test as base } from '@playwright/test';
import { collectTrouble } from './trouble.ts';

type Fixtures = {
  /**
   * Declares trouble that a test causes on purpose: a line of `collectTrouble` that matches is no failure. A pattern
   * that nothing matched is one, so that no allowance outlives its reason.
   */
  allowTrouble: (pattern: RegExp) => void;
};

/**
 * Playwright's `test` for every browser spec: console noise, page errors, failed and foreign requests fail the test.
 */
export const test = base.extend<Fixtures>({
  allowTrouble: [
    async ({ context, baseURL }, use) => {
      if (!baseURL) throw new Error('The configuration names no base address.');
      const trouble = collectTrouble(context, baseURL);
      const allowed: RegExp[] = [];
      await use((pattern) => allowed.push(pattern));
      const unexpected = trouble.filter((line) => !allowed.some((pattern) => pattern.test(line)));
      const unused = allowed.filter((pattern) => !trouble.some((line) => pattern.test(line)));
      expect.soft(unexpected, 'console errors, warnings and requests that no test allows').toEqual([]);
      expect.soft(unused.map(String), 'allowed trouble that never came').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
