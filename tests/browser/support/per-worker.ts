import { relative, sep } from 'node:path';
import { test as base, type BrowserContextOptions } from '@playwright/test';
import type { PageFixture } from '../../page/page-fixture.ts';
import { sampling } from '../../commands/sampling.ts';
import { BUILD } from './built.ts';
import { KeptPage } from './kept-page.ts';
import { keepStackLines } from './quick-stacks.ts';
import { keepCallsUnreported } from './unreported-calls.ts';

keepStackLines();

/** What a test may take, in ms, by the folder of its file; in any other as long as the configuration says. */
const TIMES: Readonly<Record<string, number>> = { access: 180_000, comfort: 180_000, atlas: 120_000, walks: 120_000 };

/** What a worker of Playwright keeps between its tests; none is made before a test asks for it. */
interface PerWorker {
  /** The page that tests share, each as a new visitor. */
  readonly keptPage: KeptPage;
  /** The page fixture that walks share: with a clock of its own, or without. */
  readonly sharedFixture: (clocked: boolean) => Promise<PageFixture>;
}

/**
 * Every `test` of the browser extends this one, and none adds what a worker keeps: Playwright ends a worker with its
 * browser, and starts another, wherever that differs.
 */
export const test = base.extend<{ time: void; calls: void }, PerWorker>({
  time: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide, testInfo) => {
      const [, folder = ''] = relative(testInfo.project.testDir, testInfo.file).split(sep);
      const time = TIMES[folder];
      if (time !== undefined) testInfo.setTimeout(time);
      await provide();
    },
    { auto: true },
  ],
  calls: [
    async ({ trace }, provide, testInfo) => {
      // A trace shows them.
      if (trace === 'off') keepCallsUnreported(testInfo);
      await provide();
    },
    { auto: true },
  ],
  keptPage: [
    async ({ browser }, provide, { project }) => {
      const { baseURL, locale, timezoneId, deviceScaleFactor, bypassCSP, serviceWorkers, viewport } = project.use;
      const options = { baseURL, locale, timezoneId, deviceScaleFactor, bypassCSP, serviceWorkers, viewport };
      const named = Object.entries(options).filter(([, value]) => value !== undefined);
      const kept = new KeptPage(browser, Object.fromEntries(named) satisfies BrowserContextOptions);
      await provide(kept);
      await kept.close();
    },
    { scope: 'worker' },
  ],
  sharedFixture: [
    async ({ browser }, provide) => {
      // What plays walks is large, and most tests play none.
      const { PageFixture } = await import('../../page/page-fixture.ts');
      const { openPseudoPages } = await import('../../pages/pseudo-pages.ts');
      const { servePseudoShop } = await import('../../pages/pseudo-shop.ts');
      const shop = await servePseudoShop(BUILD, await openPseudoPages());
      const open = new Map<boolean, Promise<PageFixture>>();
      const { isMotionBrief: isBrief } = sampling;
      await provide((clocked) => {
        const fixture = open.get(clocked) ?? PageFixture.open({ browser, baseURL: shop.origin, clocked, isBrief });
        open.set(clocked, fixture);
        return fixture;
      });
      for (const fixture of open.values()) await (await fixture).context.close();
      await shop.close();
    },
    { scope: 'worker' },
  ],
});
