import { expect, test } from '../support/test.ts';
import { CODES, LANGUAGES } from '../../facts/languages.ts';
import { dollars } from '../../facts/prices.ts';
import { COINS, FAN, MOUSE } from '../../facts/products.ts';
import { textIn } from '../../facts/texts.ts';
import { follow, open, partsOf, putIntoCart, speak } from '../support/shop.ts';

test.describe('§9 Limits', () => {
  test('expiry days run from 1 to 31 and years from 2024 to 2055 (R13)', async ({ page }) => {
    await open(page, '/CheckOut');
    const numbers = async (name: string) =>
      (await page.getByRole('combobox', { name }).getByRole('option').allInnerTexts()).map((text) =>
        Number.parseInt(text, 10),
      );
    const range = (first: number, last: number) =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index);
    expect(await numbers('Expiry day')).toEqual(range(1, 31));
    expect(await numbers('Expiry year')).toEqual(range(2024, 2055));
    await page.getByRole('combobox', { name: 'Expiry day' }).selectOption('31');
    await page.getByRole('combobox', { name: 'Expiry year' }).selectOption('2055');
    await expect(page.getByRole('combobox', { name: 'Expiry year' })).toHaveValue('2055');
  });

  test('installment plans are 6, 12 and 24 months', async ({ page }) => {
    await open(page, '/CheckOut');
    await page.getByRole('radio', { name: 'Installments' }).check();
    const plan = page.getByRole('radiogroup', { name: 'Installment plan' });
    await expect(plan.getByRole('radio')).toHaveCount(3);
    for (const name of ['6 months', '12 months', '24 months'])
      await plan.getByRole('radio', { name, exact: true }).check();
  });

  test('prices have a dollar sign and no decimals in every language; the total sums price times quantity (R12)', async ({
    page,
  }) => {
    await putIntoCart(page, MOUSE, 3);
    await putIntoCart(page, FAN, 2);
    await putIntoCart(page, COINS, 20);
    await follow(partsOf(page).cartLink, '/ShoppingCart');
    const buttonNames = new RegExp(CODES.map((code) => textIn(code, 'language.button')).join('|'), 'u');
    for (const { tag, name } of Object.values(LANGUAGES)) {
      await page.getByRole('banner').getByRole('button', { name: buttonNames }).click();
      await page.getByText(name, { exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await expect(partsOf(page).main).toContainText(dollars(3 * MOUSE.price + 2 * FAN.price + 20 * COINS.price));
      await expect(partsOf(page).main).toContainText(dollars(MOUSE.price));
    }
  });

  test('the language is detected in the order cookie, local storage, html tag, path', async ({
    page,
    context,
    baseURL,
  }) => {
    const lang = page.locator('html');
    await page.goto('/tw');
    await expect(lang).toHaveAttribute('lang', LANGUAGES.en.tag);
    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.evaluate(() => localStorage.setItem('i18nextLng', 'cn'));
    await page.goto('/');
    await expect(lang).toHaveAttribute('lang', LANGUAGES.cn.tag);
    await context.clearCookies();
    await speak(context, 'tw', baseURL);
    await page.goto('/');
    await expect(lang).toHaveAttribute('lang', LANGUAGES.tw.tag);
    await context.clearCookies();
    await speak(context, 'klingon', baseURL);
    await page.evaluate(() => localStorage.setItem('i18nextLng', '<b>'));
    await page.goto('/');
    await expect(lang).toHaveAttribute('lang', LANGUAGES.en.tag);
  });

  test('no secret reaches storage, the address or the console (R14)', async ({ page }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await open(page, '/UserProfile');
    await page.getByRole('textbox', { name: 'UserName' }).fill('Ann');
    await page.getByLabel('Password', { exact: true }).fill('hunter-7351');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(partsOf(page).heading).toContainText('Ann');
    await open(page, '/CheckOut');
    await page.getByRole('textbox', { name: 'Card number, group 1' }).fill('9182 7364 5546 3728');
    await page.getByRole('textbox', { name: 'Security code' }).fill('735');
    await page.getByRole('button', { name: 'Checkout', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'nothing is charged' })).toBeVisible();
    const kept = await page.evaluate(() =>
      [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie, location.href].join('\n'),
    );
    for (const secret of ['hunter-7351', '9182', '7364', '5546', '3728']) {
      expect(kept).not.toContain(secret);
      expect(said.join('\n')).not.toContain(secret);
    }
  });
});
