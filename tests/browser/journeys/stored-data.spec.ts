import type { Page } from '@playwright/test';
import { dollars } from '../../facts/prices.ts';
import { COMPACT_KEYBOARD, MOUSE } from '../../facts/products.ts';
import { PLAIN_FILE } from '../support/view-matrix.ts';
import { byTurns } from '../../commands/sampling.ts';
import { expect, test } from '../support/test.ts';
import { lineOf, open, partsOf, putIntoCart } from '../support/shop.ts';

const DAMAGE = /was damaged and was left out/u;
const UNSAVED = /does not let the shop save/u;

/** Opens the cart in a browser that has stored these texts. */
async function openWith(page: Page, items: Readonly<Record<string, string>>): Promise<void> {
  await page.goto(PLAIN_FILE);
  await page.evaluate((all) => {
    for (const [key, text] of Object.entries(all)) localStorage.setItem(key, text);
  }, items);
  await open(page, '/ShoppingCart');
}

const MILLION = 1_000_000;

/** What is stored, by what is wrong with it, and the name of the link to the cart afterwards. */
const DAMAGED: readonly (readonly [string, Readonly<Record<string, string>>, string])[] = [
  ['no JSON', { 'loadout.cart.base': '{' }, 'Cart'],
  ['JSON of another type', { 'loadout.cart.base': '[]' }, 'Cart'],
  ['no version', { 'loadout.cart.base': '{"lines":[{"id":1,"qty":1}]}' }, 'Cart'],
  ['lines of another type', { 'loadout.cart.base': '{"v":2,"lines":"x"}' }, 'Cart'],
  ['a million lines', { 'loadout.cart.base': `{"v":2,"lines":[${'1,'.repeat(MILLION)}1]}` }, 'Cart'],
  [
    'foreign ids and quantities of −1, 1.5, 1e309 and "1" beside a good line',
    {
      'loadout.cart.base': `{"v":2,"lines":[{"id":1,"qty":2,"price":1},{"id":999,"qty":1},{"id":2,"qty":-1},{"id":3,"qty":1.5},{"id":4,"qty":1e309},{"id":5,"qty":"1"},null]}`,
    },
    'Cart, 2 items',
  ],
  [
    'presses that are none beside a good one',
    {
      'loadout.cart.1.a': '{"v":2,"type":"item.added","id":1}',
      'loadout.cart.2.a': '{"v":2,"type":"item.set","id":1,"quantity":"7"}',
      'loadout.cart.3.a': '{"v":2,"type":"item.added","id":999}',
      'loadout.cart.nonsense': 'x',
    },
    'Cart, 1 item',
  ],
  ['a cart of version 1 in part', { 'loadout.cart': '{"v":1,"lines":[{"id":1,"qty":3},7]}' }, 'Cart, 3 items'],
  ['the hearts', { 'loadout.wishlist.base': '{"v":2,"ids":[1,"2",999]}' }, 'Cart'],
  ['the name', { 'loadout.session': '{"v":1,"name":7,"login":true}' }, 'Cart'],
  ['the language', { i18nextLng: '<b>' }, 'Cart'],
  ['the colours', { 'loadout.colorScheme': 'purple' }, 'Cart'],
];

test.describe('Stored data that is damaged', () => {
  for (const [what, items, cart] of byTurns(DAMAGED, 3)) {
    test(`keeps its valid part, and that is said once: ${what}`, async ({ page }) => {
      await openWith(page, items);
      await expect(partsOf(page).cartLink).toHaveAccessibleName(cart);
      await expect(page.getByRole('status').filter({ hasText: DAMAGE })).toBeVisible();
      await page.reload();
      await expect(partsOf(page).heading).toBeVisible();
      await expect(partsOf(page).cartLink).toHaveAccessibleName(cart);
      await expect(page.getByText(DAMAGE)).toHaveCount(0);
    });
  }

  test('keeps what is valid of a tampered cart, and the catalogue gives the prices (R14)', async ({ page }) => {
    await openWith(page, {
      'loadout.cart.base': '{"v":2,"lines":[{"id":1,"qty":2,"price":1},{"id":2,"qty":-1,"price":1}]}',
    });
    await expect(lineOf(page, MOUSE)).toBeVisible();
    await expect(partsOf(page).main).toContainText(dollars(2 * MOUSE.price));
  });

  test('is nothing that version 1 wrote: its cart comes along, and so does what it adds later', async ({
    page,
    context,
  }) => {
    await openWith(page, { 'loadout.cart': '{"v":1,"lines":[{"id":1,"qty":3}]}' });
    await expect(partsOf(page).cartLink).toHaveAccessibleName('Cart, 3 items');
    await putIntoCart(page, COMPACT_KEYBOARD, 2);
    const older = await context.newPage();
    await older.goto(PLAIN_FILE);
    await older.evaluate(() =>
      localStorage.setItem('loadout.cart', '{"v":1,"lines":[{"id":4,"qty":1},{"id":1,"qty":4}]}'),
    );
    await expect(partsOf(page).cartLink).toHaveAccessibleName('Cart, 7 items');
    await expect(page.getByText(DAMAGE)).toHaveCount(0);
  });
});

test('What a newer shop has stored is left as it is; the older one goes on and asks for a reload (R30)', async ({
  page,
}) => {
  const newer = { 'loadout.cart.base': '{"v":3,"things":[1]}', 'loadout.cart.7.n': '{"v":3,"what":1}' };
  await openWith(page, newer);
  await expect(page.getByRole('status').filter({ hasText: 'A newer version of the shop' })).toBeVisible();
  await putIntoCart(page, MOUSE, 2);
  await expect(partsOf(page).cartLink).toHaveAccessibleName('Cart, 2 items');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(partsOf(page).cartLink).toHaveAccessibleName('Cart, 2 items');
  const stored = await page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), Object.keys(newer));
  expect(stored).toEqual(Object.values(newer));
});

/**
 * Breaks the storage of a page. A browser that forbids it does so where a script asks for it, before anything is read; Firefox
 * lets no page of the site speak to another either.
 */
function breakStorage(how: 'full' | 'blocked'): void {
  const isFull = how === 'full';
  const fail = (): never => {
    throw new DOMException('no', isFull ? 'QuotaExceededError' : 'SecurityError');
  };
  const target = isFull ? Storage.prototype : window;
  const broken = { ...(isFull ? { value: fail } : { get: fail }), configurable: true };
  const parts = isFull ? ['setItem'] : ['localStorage', 'sessionStorage', 'BroadcastChannel'];
  const whole = parts.map((part) => [part, Object.getOwnPropertyDescriptor(target, part) ?? {}] as const);
  for (const part of parts) Object.defineProperty(target, part, broken);
  Object.assign(window, { mendStorage: () => Object.defineProperties(target, Object.fromEntries(whole)) });
}

function mendStorage(): void {
  Reflect.get(window, 'mendStorage')();
}

test.describe('A storage that fails', () => {
  for (const how of ['full', 'blocked'] as const) {
    test(`before the shop opens works from memory, says so once, and is used again when it can be: ${how}`, async ({
      page,
    }) => {
      await page.addInitScript(breakStorage, how);
      await putIntoCart(page, MOUSE, 2);
      await expect(partsOf(page).cartLink).toHaveAccessibleName('Cart, 2 items');
      await expect(page.getByText(UNSAVED)).toHaveCount(1);
      await page.evaluate(mendStorage);
      await page.getByRole('combobox', { name: 'Quantity', exact: true }).selectOption('3');
      await page.getByRole('button', { name: 'Add Cart', exact: true }).click();
      await expect(page.getByText(UNSAVED)).toHaveCount(0);
      const next = await page.context().newPage();
      await open(next, '/ShoppingCart');
      await expect(partsOf(next).cartLink).toHaveAccessibleName('Cart, 3 items');
    });

    test(`while the shop is open keeps what was there and what comes: ${how}`, async ({ page }) => {
      await putIntoCart(page, MOUSE, 2);
      await page.evaluate(breakStorage, how);
      await page.getByRole('combobox', { name: 'Quantity', exact: true }).selectOption('5');
      await page.getByRole('button', { name: 'Add Cart', exact: true }).click();
      await expect(partsOf(page).cartLink).toHaveAccessibleName('Cart, 5 items');
      await expect(page.getByText(UNSAVED)).toHaveCount(1);
      await page.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: 'Add Cart', exact: true }).click();
      await expect(page.getByText(UNSAVED)).toHaveCount(0);
      await page.evaluate(mendStorage);
      await page.getByRole('button', { name: 'Add Cart', exact: true }).click();
      await page.reload();
      await expect(partsOf(page).cartLink).toHaveAccessibleName('Cart, 5 items');
    });
  }

  test('by being forbidden lets a shop that is to be inspected start, and the atlas open', async ({ page }) => {
    await page.addInitScript(breakStorage, 'blocked' as const);
    await open(page, '/ProductDetail/1?inspect');
    await page.getByRole('button', { name: 'Add Cart', exact: true }).click();
    await expect(partsOf(page).cartLink).toHaveAccessibleName('Cart, 1 item');
    await page.goto('/atlas.html#cart');
    await page.getByRole('tab', { name: 'Live', exact: true }).click();
    await expect(page.getByRole('tabpanel')).toContainText('Waiting for a shop');
  });

  test('that is cleared while the shop is open is filled again with what the shop knows', async ({ page }) => {
    await putIntoCart(page, MOUSE, 2);
    const other = await page.context().newPage();
    await other.goto(PLAIN_FILE);
    await other.evaluate(() => localStorage.clear());
    await expect
      .poll(() => other.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('loadout.cart.'))))
      .toBe(true);
    await page.reload();
    await expect(partsOf(page).cartLink).toHaveAccessibleName('Cart, 2 items');
    await expect(page.getByText(UNSAVED)).toHaveCount(0);
  });
});
