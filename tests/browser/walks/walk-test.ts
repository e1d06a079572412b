import { expect, test as base } from '@playwright/test';
import { textsAnnotation } from '../../report/annotations.ts';
import { PageFixture } from '../../page/page-fixture.ts';
import { openPseudoPages } from '../../pages/pseudo-pages.ts';
import { textRecord } from '../../page/seen-page.ts';

type PerTest = {
  /** The page fixture of this worker with a clock of its own or without; what goes wrong on it fails the test. */
  fixtureFor: (options: { clocked?: boolean; consoleErrors?: readonly RegExp[] }) => Promise<PageFixture>;
};
type PerWorker = { stages: (clocked: boolean) => Promise<PageFixture> };

/**
 * Playwright's `test` for walks: they share one context in each worker, and the gate of the browser tests holds for
 * each of them.
 */
export const test = base.extend<PerTest, PerWorker>({
  stages: [
    async ({ browser }, lend, workerInfo) => {
      const { baseURL } = workerInfo.project.use;
      if (!baseURL) throw new Error('The configuration names no base address.');
      const open = new Map<boolean, Promise<PageFixture>>();
      const documentFor = await openPseudoPages();
      await lend((clocked) => {
        const fixture = open.get(clocked) ?? PageFixture.open({ browser, baseURL, clocked, documentFor });
        open.set(clocked, fixture);
        return fixture;
      });
      for (const fixture of open.values()) await (await fixture).context.close();
    },
    { scope: 'worker' },
  ],
  fixtureFor: async ({ stages }, lend, testInfo) => {
    const used: { fixture: PageFixture; allowed: readonly RegExp[] }[] = [];
    await lend(async ({ clocked = false, consoleErrors = [] }) => {
      const fixture = await stages(clocked);
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
