import { cp, rm } from 'node:fs/promises';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { makeOtherBuild } from '../../deploys/other-build.ts';
import { openSite, type Site } from '../../deploys/site.ts';
import { listAddress } from '../../facts/categories.ts';
import { CODES, LANGUAGES } from '../../facts/languages.ts';
import { MOUSE } from '../../facts/products.ts';
import { WORDS } from '../../facts/words.ts';
import { answers } from '../../page/answers.ts';
import { follow, open, partsOf, putIntoCart } from '../support/shop.ts';
import { expect, test as base } from '../support/test.ts';
import { launchOptions } from '../support/this-machine.ts';

const BUILD = fileURLToPath(new URL('../../../dist/', import.meta.url)).replace(/\/$/u, '');
const REMOVAL = `${BUILD}-hosting/without-worker`;

const test = base.extend<{ site: Site }, { folder: string; otherBuild: string }>({
  folder: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const folder = mkdtempSync(join(tmpdir(), 'loadout-deploys-'));
      await provide(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  otherBuild: [
    async ({ folder }, provide) => {
      const other = join(folder, 'other');
      await makeOtherBuild(BUILD, other, (text) => text.replaceAll('Hello, ', 'Good day, '));
      await provide(other);
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern
  site: async ({}, provide) => {
    const site = await openSite(BUILD);
    await provide(site);
    await site.down();
  },
  baseURL: async ({ site }, provide) => provide(site.origin),
});

test.use({
  serviceWorkers: 'allow',
  // With pictures, which no other journey loads.
  launchOptions: { ...(await launchOptions()), args: [] },
});

/** What a browser says of requests that nobody answers. */
const NO_ANSWER = /ERR_CONNECTION_REFUSED|ERR_FAILED|Failed to load resource|preload request/u;

/** Visits the shop as long as it takes to keep it, in the time of a driven clock. */
async function visit(page: Page, address = '/'): Promise<void> {
  await page.clock.install();
  await open(page, address);
  await page.clock.runFor(10_000);
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (serviceWorker.controller) return;
    await new Promise((resolve) => {
      serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  });
}

/** Names of the pictures on the page that do not show, those below included. */
function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    const found = await Promise.all(
      pictures.map((picture) =>
        picture.decode().then(
          () => [],
          () => [picture.currentSrc],
        ),
      ),
    );
    return found.flat();
  });
}

const ROUTES = [
  '/',
  listAddress('Mouse'),
  '/ProductList?category=2',
  `/ProductDetail/${MOUSE.id}`,
  '/ProductDetail',
  '/UserProfile',
  '/SignUp',
  '/ForgetPassword',
  '/ShoppingCart',
  '/CheckOut',
  '/no/such/page',
];

test.describe('Without a network, after one visit (R32)', () => {
  for (const code of CODES)
    test(`every route opens in ${code}, with its pictures`, async ({ page, context, site, allowConsoleErrors }) => {
      allowConsoleErrors(NO_ANSWER);
      await visit(page);
      await context.addCookies([{ name: 'i18next', value: code, url: site.origin }]);
      await site.down();
      let pictures = 0;
      for (const address of ROUTES) {
        const response = await page.goto(address);
        // What the worker sends is in this language, before any script runs.
        expect(await response?.text()).toContain(`<html lang="${LANGUAGES[code].tag}"`);
        await answers(page);
        await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES[code].tag);
        await expect(partsOf(page).heading).toBeVisible();
        await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toHaveCount(0);
        expect(await brokenPictures(page), address).toEqual([]);
        pictures += await page.getByRole('img').count();
      }
      expect(pictures).toBeGreaterThan(ROUTES.length);
      await site.up();
    });
});
