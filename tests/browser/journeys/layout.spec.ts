import type { Locator } from '@playwright/test';
import { CATEGORIES, listAddress } from '../../facts/categories.ts';
import { dollars } from '../../facts/prices.ts';
import { FULL_KEYBOARD, MOUSE } from '../../facts/products.ts';
import { open, partsOf, putIntoCart } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

/** Where a part stands in the window, in pixels. @throws where it is not shown */
async function placeOf(part: Locator): Promise<{ top: number; bottom: number; left: number; width: number }> {
  const box = await part.boundingBox();
  if (box === null) throw new Error('It is not shown.');
  return { top: box.y, bottom: box.y + box.height, left: box.x, width: box.width };
}

test('the first price of the home page stands in the first window, and a large screen is used up to 1,600 px', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  const price = page.getByRole('region', { name: 'News' }).getByText(dollars(FULL_KEYBOARD.price), { exact: true });
  for (const [width, height] of [
    [1280, 900],
    [360, 780],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect((await placeOf(price)).bottom, `${width} px`).toBeLessThan(height);
  }
  await page.setViewportSize({ width: 2560, height: 1300 });
  expect((await placeOf(partsOf(page).main)).width).toBe(1600);
});

test('the list of languages covers no search box on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, '/SignUp');
  await partsOf(page).languageButton.click();
  const first = page.getByRole('button', { name: 'English', exact: true });
  expect((await placeOf(first)).top).toBeGreaterThanOrEqual((await placeOf(partsOf(page).search)).bottom);
  // A mouse gets there without losing it on the way.
  const [from, to] = await Promise.all([placeOf(partsOf(page).languageButton), placeOf(first)]);
  const x = from.left + from.width / 2;
  await page.mouse.move(x, from.top + 10);
  await page.mouse.move(x, to.top + 10, { steps: 20 });
  await expect(first).toBeVisible();
});

test('a thin category fills its row under a bar of at most 120 px', async ({ page }) => {
  for (const { name, id } of CATEGORIES.filter(({ name: one }) => one === 'Mouse' || one === 'Keyboard')) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, listAddress(id));
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(4);
    const tops = await Promise.all((await cards.all()).map(async (card) => (await placeOf(card)).top));
    expect(new Set(tops.map(Math.round)).size, name).toBe(1);
    const bar = page.locator('header').filter({ has: partsOf(page).heading });
    for (const width of [320, 360, 768, 1280, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const { top, bottom } = await placeOf(bar);
      expect(bottom - top, `${name}, ${width} px`).toBeLessThanOrEqual(120);
    }
  }
});

test('below a short order stands how to pay, beside the card', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await putIntoCart(page, MOUSE);
  await open(page, '/CheckOut');
  const [order, method, card] = await Promise.all(
    [
      page.getByRole('table', { name: 'Order information' }),
      page.getByRole('radiogroup', { name: 'Payment method' }),
      page.getByRole('textbox', { name: 'Card number, group 1' }),
    ].map(placeOf),
  );
  expect(method?.top).toBeGreaterThan(order?.bottom ?? 0);
  expect(method?.left).toBeLessThan(card?.left ?? 0);
  expect(card?.top).toBeLessThan(method?.bottom ?? 0);
});
