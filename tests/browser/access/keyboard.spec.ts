import type { Page } from '@playwright/test';
import { byTurns } from '../../commands/sampling.ts';
import { listAddress } from '../../facts/categories.ts';
import { LANGUAGES } from '../../facts/languages.ts';
import { FAN, FULL_KEYBOARD, MOUSE } from '../../facts/products.ts';
import { lineOf, open, partsOf, putIntoCart } from '../support/shop.ts';
import { expect, test } from '../support/still.ts';
import { tabThrough, tabTo } from './focus.ts';

const WINDOWS = [
  [360, 640],
  [1280, 800],
] as const;

/** Rows of links that scroll sideways, and windows at whose edge one of them is cut. */
const ROWS = [
  ['the categories', listAddress('Mouse'), 390, (page: Page) => page.getByRole('navigation', { name: 'Categories' })],
  ['the products of home', '/', 800, (page: Page) => page.getByRole('main')],
] as const;

for (const [row, address, width, part] of ROWS) {
  test(`the focus brings all of a link into view, forth and back through ${row}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, address);
    const links = part(page).getByRole('link');
    await tabThrough(links.first(), links.last(), 'Tab');
    await tabThrough(links.last(), links.first(), 'Shift+Tab');
  });
}

for (const [width, height] of byTurns(WINDOWS, WINDOWS.length)) {
  test(`a purchase by keyboard alone, in a window of ${width} × ${height}`, async ({ page }) => {
    test.slow();
    const press = (key: string) => page.keyboard.press(key);
    await page.setViewportSize({ width, height });
    await open(page, '/');
    const { heading, main, dialog, cartLink } = partsOf(page);

    await press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await press('Enter');
    await expect(main).toBeFocused();

    await tabTo(page.getByRole('navigation', { name: 'Shop by category' }).getByRole('link', { name: 'Mouse' }));
    await press('Enter');
    await expect(heading).toHaveText('Mouse');
    await expect(heading).toBeFocused();

    const add = main.getByRole('button', { name: `Add ${MOUSE.name} to cart` });
    await tabTo(add);
    await press('Space');
    await expect(dialog.getByRole('button', { name: 'OK' })).toBeFocused();
    await press('Tab');
    await expect(dialog.getByRole('link', { name: 'View cart' })).toBeFocused();
    await press('Tab');
    await expect(dialog.getByRole('button', { name: 'OK' })).toBeFocused();
    await press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(add).toBeFocused();

    await tabTo(main.getByRole('link', { name: MOUSE.name }), 'Shift+Tab');
    await press('Enter');
    await expect(heading).toHaveText(MOUSE.name);
    await expect(heading).toBeFocused();

    const quantity = main.getByRole('combobox', { name: 'Quantity' });
    await tabTo(quantity);
    await press('ArrowDown');
    await press('ArrowDown');
    await expect(quantity).toHaveValue('3');
    await tabTo(main.getByRole('button', { name: 'Buy Now' }));
    await press('Enter');
    await expect(page).toHaveURL('/ShoppingCart');
    await expect(heading).toBeFocused();
    await expect(cartLink).toHaveAccessibleName('Cart, 3 items');

    const more = lineOf(page, MOUSE).getByRole('button', { name: `Increase quantity of ${MOUSE.name}` });
    await tabTo(more);
    await press('Enter');
    await expect(cartLink).toHaveAccessibleName('Cart, 4 items');
    await expect(more).toBeFocused();
    await tabTo(lineOf(page, MOUSE).getByRole('button', { name: `Decrease quantity of ${MOUSE.name}` }), 'Shift+Tab');
    await press('Space');
    await expect(cartLink).toHaveAccessibleName('Cart, 3 items');

    await tabTo(main.getByRole('link', { name: 'Check out' }));
    await press('Enter');
    await expect(page).toHaveURL('/CheckOut');
    await expect(heading).toBeFocused();

    await tabTo(main.getByRole('radio', { name: 'Credit card' }));
    await press('ArrowDown');
    await expect(main.getByRole('radio', { name: 'Installments' })).toBeChecked();
    await tabTo(main.getByRole('radio', { name: '6 months' }));
    await press('ArrowDown');
    await expect(main.getByRole('radio', { name: '12 months' })).toBeChecked();

    const checkout = main.getByRole('button', { name: 'Checkout', exact: true });
    await tabTo(checkout);
    await press('Enter');
    await expect(dialog.getByRole('button', { name: 'OK' })).toBeFocused();
    await press('Space');
    await expect(dialog).toHaveCount(0);
    await expect(main.getByRole('textbox', { name: 'Card number, group 1' })).toBeFocused();

    await page.keyboard.type('4000123456789010');
    await expect(main.getByRole('textbox', { name: 'Card number, group 4' })).toHaveValue('9010');
    await tabTo(main.getByRole('combobox', { name: 'Expiry day' }));
    await press('ArrowDown');
    await expect(main.getByRole('combobox', { name: 'Expiry day' })).toHaveValue('2');
    const year = main.getByRole('combobox', { name: 'Expiry year' });
    const thisYear = Number(await year.inputValue());
    await tabTo(year);
    await press('ArrowDown');
    await expect(year).toHaveValue(String(thisYear + 1));
    await tabTo(main.getByRole('textbox', { name: 'Security code' }));
    await page.keyboard.type('123');
    await tabTo(checkout);
    await press('Enter');
    await expect(main.getByRole('status').filter({ hasText: 'no order is placed' })).toBeVisible();
  });
}

test.describe('The focus', () => {
  test('goes to the heading after a link, after Back, and after a redirect', async ({ page }) => {
    await open(page, '/SignUp');
    const { heading, greeting } = partsOf(page);
    await greeting.press('Enter');
    await expect(heading).toHaveText('Sign in');
    await expect(heading).toBeFocused();
    await page.goBack();
    await expect(heading).toHaveText('Create account');
    await expect(heading).toBeFocused();
    await page.goForward();
    // The form before it has fields of the same names.
    await expect(heading).toHaveText('Sign in');
    await page.getByRole('textbox', { name: 'UserName' }).fill('Ann');
    await page.getByLabel('Password', { exact: true }).fill('x');
    await page.keyboard.press('Enter');
    await expect(heading).toHaveText('Ann');
    await expect(heading).toBeFocused();
  });

  test('goes to the first wrong field of a form', async ({ page }) => {
    await open(page, '/SignUp');
    await page.getByRole('textbox', { name: 'UserName' }).fill('Ann');
    await page.getByRole('textbox', { name: 'Email' }).fill('wrong');
    await page.getByRole('button', { name: 'Submit' }).press('Enter');
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription('*Error mail');
  });

  test('stays in a dialog, and Escape gives it back to the opener', async ({ page }) => {
    await open(page, listAddress('Fan'));
    const opener = page.getByRole('button', { name: `Add ${FAN.name} to cart` });
    await opener.click();
    const ok = partsOf(page).dialog.getByRole('button', { name: 'OK' });
    await expect(ok).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(partsOf(page).dialog.getByRole('link', { name: 'View cart' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(ok).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(partsOf(page).dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test('stays on a control when the last line of the cart goes and comes back', async ({ page }) => {
    await putIntoCart(page, FULL_KEYBOARD);
    await open(page, '/ShoppingCart');
    await page.getByRole('button', { name: `Decrease quantity of ${FULL_KEYBOARD.name}` }).press('Enter');
    await expect(partsOf(page).main).toContainText('Your cart is empty');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(lineOf(page, FULL_KEYBOARD)).toBeVisible();
    await expect(partsOf(page).main.locator(':focus')).toHaveCount(1);
  });
});

test.describe('The list of languages', () => {
  test('opens by key, is walked by arrows, and chooses; the focus stays on its button', async ({ page }) => {
    await open(page, '/SignUp');
    const button = page.locator('header').getByRole('button', { expanded: false });
    await button.focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('button', { name: LANGUAGES.en.name })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('button', { name: LANGUAGES.cn.name })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES.cn.tag);
    await expect(button).toBeFocused();
  });

  test('stays open while the mouse goes from its button to an option', async ({ page }) => {
    await open(page, '/SignUp');
    const from = await partsOf(page).languageButton.boundingBox();
    await partsOf(page).languageButton.hover();
    const option = page.getByRole('button', { name: LANGUAGES.tw.name });
    await expect(option).toBeVisible();
    const to = await option.boundingBox();
    if (!from || !to) throw new Error('The list is nowhere.');
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 40 });
    await expect(option).toBeVisible();
    await page.mouse.down();
    await page.mouse.up();
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES.tw.tag);
  });
});
