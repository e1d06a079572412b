import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { makeNewerBuild } from '../../deploys/newer-build.ts';
import { COMPACT_KEYBOARD, FAN, MOUSE } from '../../facts/products.ts';
import { BUILD } from '../support/built.ts';
import { clickTogether } from '../support/clicks.ts';
import { open, partsOf, putIntoCart } from '../support/shop.ts';
import { test as base } from '../support/site-test.ts';
import { expect } from '../support/test.ts';

/** Presses in each tab: enough of them for the old ones to be folded. */
const MANY = 50;

const test = base.extend<{ temporary: string; newer: string }>({
  // oxlint-disable-next-line no-empty-pattern
  temporary: async ({}, provide) => {
    const folder = mkdtempSync(join(tmpdir(), 'loadout-versions-'));
    await provide(folder);
    rmSync(folder, { recursive: true });
  },
  newer: async ({ temporary }, provide) => {
    const newer = join(temporary, 'newer');
    await makeNewerBuild(BUILD, newer);
    await provide(newer);
  },
});

function storedCart(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() =>
    Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith('loadout.cart.'))),
  );
}

/** The versions in what is stored of the cart. */
async function versions(page: Page): Promise<string[]> {
  const texts = Object.values(await storedCart(page));
  return [...new Set(texts.map((text) => String(JSON.parse(text).v)))].toSorted();
}

async function expectUnits(page: Page, units: number): Promise<void> {
  await expect(partsOf(page).cartLink).toHaveAccessibleName(`Cart, ${units} items`);
}

function outdated(page: Page) {
  return page.getByRole('status').filter({ hasText: 'A newer version of the shop' });
}

async function expectNewer(page: Page): Promise<void> {
  await expect(partsOf(page).banner.getByRole('link', { name: /^Good day, / })).toBeVisible();
}

test.describe('A newer shop in one tab and an older one in another (R30)', () => {
  test('lose nothing of each other, and the older one asks for a reload', async ({ page, context, site, newer }) => {
    await putIntoCart(page, MOUSE, 2);
    await open(page, '/ShoppingCart');
    await expectUnits(page, 2);
    site.deploy(newer);
    const next = await context.newPage();
    await open(next, '/ShoppingCart');
    await expectNewer(next);
    await expectUnits(next, 2);
    await expect(outdated(page)).toHaveCount(0);

    const plus = { name: `Increase quantity of ${MOUSE.name}`, pause: 2 };
    const { made } = await clickTogether([page, next], () => Array.from({ length: MANY }, () => plus));
    expect(made).toHaveLength(2 * MANY);
    await expectUnits(next, 2 + 2 * MANY);
    await expect(outdated(page)).toBeVisible();
    // The older one cannot read what the newer one pressed, and goes on with what it knows.
    await expectUnits(page, 2 + MANY);
    expect(await versions(next)).toEqual(['2', '3']);

    await test.step('the newer one puts old presses together', async () => {
      await expect
        .poll(async () => JSON.parse((await storedCart(next))['loadout.cart.base'] ?? '{}').v, { timeout: 20_000 })
        .toBe(3);
      await expectUnits(next, 2 + 2 * MANY);
      await expectUnits(page, 2 + MANY);
    });

    await page.getByRole('button', { name: plus.name }).click();
    await expectUnits(page, 3 + MANY);
    await expectUnits(next, 3 + 2 * MANY);
    await outdated(page).getByRole('button', { name: 'Reload' }).click();
    await expectNewer(page);
    await expect(outdated(page)).toHaveCount(0);
    await expectUnits(page, 3 + 2 * MANY);
  });

  test('keep what each has stored where the older one is deployed again', async ({ page, context, site, newer }) => {
    site.deploy(newer);
    await putIntoCart(page, MOUSE, 2);
    await putIntoCart(page, COMPACT_KEYBOARD, 2);
    await expectUnits(page, 4);
    const before = await storedCart(page);
    expect(await versions(page)).toEqual(['3']);
    site.deploy(BUILD);
    const older = await context.newPage();
    await putIntoCart(older, FAN, 4);
    await expect(outdated(older)).toBeVisible();
    await expectUnits(older, 4);
    await expectUnits(page, 8);
    expect(await storedCart(page)).toMatchObject(before);
    site.deploy(newer);
    await older.getByRole('button', { name: 'Reload' }).click();
    await expectNewer(older);
    await expectUnits(older, 8);
  });
});
