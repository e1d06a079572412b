import type { Page } from '@playwright/test';
import { byTurns } from '../../commands/sampling.ts';
import type { Damage } from '../../deploys/site.ts';
import { LANGUAGES } from '../../facts/languages.ts';
import { MOUSE } from '../../facts/products.ts';
import { answers } from '../../page/answers.ts';
import { STORED, storedCart } from '../../page/stored/stored.ts';
import { follow, lineOf, open, partsOf } from '../support/shop.ts';
import { test } from '../support/site-test.ts';
import { expect } from '../support/test.ts';
import { PLAIN_FILE } from '../support/view-matrix.ts';

/** How often a script is asked for again before the page is loaded anew (R19). */
const RETRIES = 2;

const FIRST_SCRIPT = /^\/static\/js\/index\./u;
const START = /^\/static\/js\/(?:start|libraries|lib-react)\./u;
const SCREENS = /^\/static\/js\/async\//u;

/** What the browser says of a file that was cut off, or whose hash is wrong. */
const SAID =
  /ERR_CONTENT_LENGTH_MISMATCH|ERR_INCOMPLETE|integrity|ERR_FAILED|Failed to load|Loading chunk|ChunkLoadError/u;

/** How often the page is loaded from now on. Its heading can be seen before all of it has come, and been counted. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}

/** The shop runs again, with the cart that was filled before. */
async function expectCart(page: Page): Promise<void> {
  await open(page, '/ShoppingCart');
  await expect(partsOf(page).cartLink).toHaveAccessibleName('Cart, 2 items');
  await expect(lineOf(page, MOUSE)).toBeVisible();
}

for (const how of byTurns(['cut off', 'tampered'] satisfies Damage[], 2))
  test.describe(`A file that is ${how}`, () => {
    // Without the shop, so that the browser has kept none of its scripts.
    test.beforeEach(async ({ page }) => {
      await page.goto(PLAIN_FILE);
      await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
        STORED.cart,
        storedCart([{ id: MOUSE.id, quantity: 2 }]),
      ] as const);
    });

    test('is the first script: the page can be read, and its links lead on', async ({
      page,
      site,
      allowConsoleErrors,
    }) => {
      allowConsoleErrors(SAID);
      site.damage(FIRST_SCRIPT, how);
      const loads = countLoads(page);
      await page.goto('/ShoppingCart');
      await expect(partsOf(page).heading).toBeVisible();
      await partsOf(page).main.getByRole('link').first().click();
      await expect(page).not.toHaveURL(/ShoppingCart/u);
      await expect(partsOf(page).heading).toBeVisible();
      await page.waitForLoadState();
      expect(loads()).toBe(2);
      site.damage(null);
      await expectCart(page);
    });

    test('is a script that starts the shop: it is fetched again, the page loaded anew once, and can then be read', async ({
      page,
      site,
      allowConsoleErrors,
    }) => {
      allowConsoleErrors(SAID);
      site.damage(START, how);
      const loads = countLoads(page);
      const before = site.asked.length;
      await page.goto(`/ProductDetail/${MOUSE.id}`);
      await expect.poll(loads).toBe(2);
      await expect
        .poll(() => site.asked.slice(before).filter((path) => path.startsWith('/static/js/start.')).length)
        .toBeGreaterThan(RETRIES);
      await expect(partsOf(page).heading).toHaveText(MOUSE.name);
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^Hello/u })
        .click();
      await expect(page).toHaveURL('/UserProfile');
      await expect(partsOf(page).heading).toBeVisible();
      await page.waitForLoadState();
      expect(loads(), 'once for each build').toBe(3);
      site.damage(null);
      await expectCart(page);
    });

    test('is the script of a screen: it is fetched again, the page loaded anew once, then type and address are said', async ({
      page,
      site,
      allowConsoleErrors,
    }) => {
      allowConsoleErrors(SAID);
      await open(page, '/');
      site.damage(SCREENS, how);
      const loads = countLoads(page);
      await partsOf(page).greeting.click();
      await expect(partsOf(page).heading).toHaveText('Unexpected Application Error!', { timeout: 30_000 });
      await expect(partsOf(page).main).toContainText(/\/static\/js\/async\/\S+\.js/u);
      await expect(partsOf(page).main).toContainText(/error|missing|failed/iu);
      expect(loads()).toBeLessThanOrEqual(1);
      site.damage(null);
      await page.getByRole('link', { name: 'Back to home' }).click();
      await expect(page.getByRole('region', { name: 'News' })).toBeVisible();
      await expect(partsOf(page).cartLink).toHaveAccessibleName('Cart, 2 items');
      await follow(partsOf(page).greeting, '/UserProfile');
      await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
    });

    test('is a language: the old one stays, it is said, and can be tried again', async ({
      page,
      site,
      allowConsoleErrors,
    }) => {
      if (how === 'cut off') allowConsoleErrors(SAID);
      await open(page, '/');
      site.damage(/^\/locales\/tw\//u, how);
      await partsOf(page).languageButton.click();
      await page.getByText(LANGUAGES.tw.name, { exact: true }).click();
      // Until then the shop tries again by itself.
      await expect(page.getByText(/could not be loaded/u)).toBeVisible({ timeout: 30_000 });
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES.en.tag);
      site.damage(null);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES.tw.tag);
      await expect(partsOf(page).banner.getByRole('link', { name: /2/u })).toBeVisible();
    });

    test('is the language of the page: the shop goes on with the texts of the build', async ({
      page,
      site,
      allowConsoleErrors,
    }) => {
      if (how === 'cut off') allowConsoleErrors(SAID);
      site.damage(/^\/locales\//u, how);
      await page.goto('/ShoppingCart');
      await answers(page);
      await expect(lineOf(page, MOUSE)).toBeVisible({ timeout: 30_000 });
      await expect(partsOf(page).cartLink).toHaveAccessibleName('Cart, 2 items');
    });
  });
