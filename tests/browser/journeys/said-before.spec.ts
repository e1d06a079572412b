import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { listAddress } from '../../facts/categories.ts';
import { dollars } from '../../facts/prices.ts';
import { COMPACT_KEYBOARD, MOUSE } from '../../facts/products.ts';
import { english } from '../../facts/texts.ts';
import { answers } from '../../page/answers.ts';
import { open, partsOf, putIntoCart } from '../support/shop.ts';

/** What is announced is no plain text: a line that stands there from the start has no live role. */
function plain(page: Page, text: string) {
  return page.getByRole('main').getByRole('paragraph').filter({ hasText: text });
}

test('showcase, shipping, tax and the dollar are said before anything is typed (R22)', async ({ page }) => {
  await putIntoCart(page, MOUSE);
  for (const address of ['/ShoppingCart', '/CheckOut']) {
    await open(page, address);
    await expect(plain(page, english('common.showcase'))).toBeVisible();
    await expect(plain(page, 'US dollars')).toBeVisible();
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: /order/ })).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toContainText(english('common.currency'));
  }
  expect(english('common.showcase')).toMatch(/showcase.*no order is placed.*nothing is charged.*shipping and tax/iu);
  const [note, field] = await Promise.all([
    plain(page, english('common.showcase')).boundingBox(),
    page.getByRole('textbox', { name: 'Card number, group 1' }).boundingBox(),
  ]);
  expect(note?.y).toBeLessThan(field?.y ?? 0);
});

test('what Add Cart will replace is said before the press (R23)', async ({ page }) => {
  await putIntoCart(page, MOUSE, 3);
  await expect(page.getByText('Add Cart sets it')).toHaveCount(0);
  await open(page, `/ProductDetail/${MOUSE.id}`);
  await expect(page.getByText('3 in your cart; Add Cart sets it to 1', { exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Quantity', exact: true }).selectOption('2');
  const button = page.getByRole('button', { name: 'Add Cart', exact: true });
  await expect(button).toHaveAccessibleDescription('3 in your cart; Add Cart sets it to 2');
  await button.click();
  await expect(partsOf(page).cartLink).toHaveAccessibleName('Cart, 2 items');
  await expect(page.getByText('Add Cart sets it')).toHaveCount(0);
});

test('the dialog and the checkout say the stock that is exceeded (R25)', async ({ page }) => {
  await putIntoCart(page, COMPACT_KEYBOARD, COMPACT_KEYBOARD.stock);
  await open(page, '/CheckOut');
  await expect(partsOf(page).main).not.toContainText('Only 2 in stock');
  await open(page, listAddress('Keyboard'));
  await page.getByRole('button', { name: `Add ${COMPACT_KEYBOARD.name} to cart` }).click();
  await expect(partsOf(page).dialog).toContainText('Quantity: 3');
  await expect(partsOf(page).dialog).toContainText('Only 2 in stock');
  await open(page, '/CheckOut');
  await expect(page.getByRole('row', { name: COMPACT_KEYBOARD.name })).toContainText('Only 2 in stock');
});

test('each plan is described by its monthly amount, rounded up (R29)', async ({ page }) => {
  await putIntoCart(page, COMPACT_KEYBOARD);
  await open(page, '/CheckOut');
  await page.getByRole('radio', { name: 'Installments' }).check();
  for (const months of [6, 12, 24]) {
    const amount = dollars(Math.ceil(COMPACT_KEYBOARD.price / months));
    await expect(page.getByRole('radio', { name: `${months} months`, exact: true })).toHaveAccessibleDescription(
      `about ${amount} a month, before any fee`,
    );
  }
  await expect(page.getByRole('radio', { name: 'Bonus discount', exact: true })).toHaveAccessibleDescription(/points/u);
});

for (const [today, year] of [
  ['2031-05-01', '2031'],
  ['2060-05-01', '2055'],
]) {
  test(`in ${today} the expiry begins at day 1 of ${year}, on a page that is hydrated and on one that is not (R28)`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(`${today}T12:00:00Z`);
    await page.goto('/CheckOut');
    await answers(page);
    await expect(page.getByRole('combobox', { name: 'Expiry year' })).toHaveValue(year ?? '');
    await open(page, '/ShoppingCart');
    await page.goBack();
    await expect(page.getByRole('combobox', { name: 'Expiry year' })).toHaveValue(year ?? '');
    await expect(page.getByRole('combobox', { name: 'Expiry day' })).toHaveValue('1');
  });
}

test('an empty order offers shopping before the card', async ({ page }) => {
  await open(page, '/CheckOut');
  const [offer, field] = await Promise.all([
    page.getByRole('main').getByRole('link', { name: 'Go shopping' }).boundingBox(),
    page.getByRole('textbox', { name: 'Card number, group 1' }).boundingBox(),
  ]);
  expect(offer?.y).toBeLessThan(field?.y ?? 0);
});
