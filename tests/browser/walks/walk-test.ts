import { expect } from '@playwright/test';
import { textsAnnotation } from '../../report/annotations.ts';
import type { PageFixture } from '../../page/page-fixture.ts';
import { textRecord } from '../../page/screen/seen-page.ts';
import { test as base } from '../support/per-worker.ts';

type PerTest = {
  /** The page fixture of this worker with a clock of its own or without; what goes wrong on it fails the test. */
  fixtureFor: (options: { clocked?: boolean; consoleErrors?: readonly RegExp[] }) => Promise<PageFixture>;
};
/**
 * Playwright's `test` for walks: they share one context in each worker, and the gate of the browser tests holds for
 * each of them.
 */
export const test = base.extend<PerTest>({
  fixtureFor: async ({ sharedFixture }, lend, testInfo) => {
    const used: { fixture: PageFixture; allowed: readonly RegExp[] }[] = [];
    await lend(async ({ clocked = false, consoleErrors = [] }) => {
      const fixture = await sharedFixture(clocked);
      fixture.consoleErrors.length = 0;
      used.push({ fixture, allowed: consoleErrors });
      return fixture;
    });
    const news = textRecord.news();
    if (news.shown.length + news.judged.length > 0) testInfo.annotations.push(textsAnnotation(news));
    for (const { fixture, allowed } of used) {
      const unexpected = fixture.consoleErrors.filter((line) => !allowed.some((pattern) => pattern.test(line)));
      expect.soft(unexpected, 'console errors, warnings and requests that no walk of this machine allows').toEqual([]);
    }
  },
});

export { expect } from '@playwright/test';
