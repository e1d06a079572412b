import type { Page } from '@playwright/test';
import { listAddress } from '../../facts/categories.ts';
import { dollars } from '../../facts/prices.ts';
import { COMPACT_KEYBOARD, FAN, FULL_KEYBOARD, LAST_COINS, MOUSE } from '../../facts/products.ts';
import { follow, open, partsOf, putIntoCart, signIn } from '../support/shop.ts';
import { openLanguageSwitch } from '../support/view-matrix.ts';
import { expect, test } from '../support/test.ts';

/** Types like a shopper with an input method: `spelling` stands in the box while it is composed. */
async function compose(page: Page, spelling: string) {
  const session = await page.context().newCDPSession(page);
  const { length } = spelling;
  await session.send('Input.imeSetComposition', { text: spelling, selectionStart: length, selectionEnd: length });
  return async (word: string) => {
    await session.send('Input.insertText', { text: word });
  };
}

test.describe('Search', () => {
  test('waits for an input method: half a word is not «nothing found», its Enter opens nothing', async ({ page }) => {
    const switchLanguage = await openLanguageSwitch(page);
    await open(page, '/SignUp');
    await switchLanguage('cn');
    const search = page.getByRole('combobox');
    await search.click();
    const finish = await compose(page, 'jianpan');
    await expect(search).toHaveValue('jianpan');
    await expect(page.getByText('jianpan')).toHaveCount(0);
    await expect(page).toHaveURL('/SignUp');
    await finish('键盘');
    await expect(search).toHaveValue('键盘');
    // Two keyboards, and their category behind them (R24).
    await expect(page.getByRole('option')).toHaveCount(3);
    await expect(page).toHaveURL('/SignUp');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/ProductDetail/${FULL_KEYBOARD.id}`);
  });

  test('shows picture, name and price of each, and folds when the focus leaves', async ({ page }) => {
    await open(page, '/SignUp');
    await partsOf(page).search.fill('coins');
    const listed = page.getByRole('option');
    // Behind the products stands their category, which has no price (R24).
    await expect(listed).toHaveCount(13);
    const options = listed.filter({ hasText: '$' });
    await expect(options).toHaveCount(12);
    for (const option of await options.all()) {
      await expect(option).toContainText(/Coins/);
      await expect(option).toContainText(/\$\d/);
      await expect(option.locator('img')).toHaveCount(1);
    }
    await partsOf(page).search.press('Tab');
    await expect(listed).toHaveCount(0);
    await expect(partsOf(page).search).toHaveValue('coins');
  });
});

test('hearts survive a reload, follow to the account, and can be taken away there', async ({ page }) => {
  await open(page, listAddress('Keyboard'));
  const heart = (name: string) => page.getByRole('button', { name: `Add ${name} to your list` });
  await heart(COMPACT_KEYBOARD.name).click();
  await heart(FULL_KEYBOARD.name).click();
  await page.reload();
  await expect(heart(COMPACT_KEYBOARD.name)).toHaveAttribute('aria-pressed', 'true');
  await signIn(page, 'Ann');
  await page.getByRole('button', { name: 'Lists' }).click();
  const lists = page.getByRole('region', { name: 'Lists' });
  await expect(lists.getByRole('listitem')).toHaveCount(2);
  await expect(lists.getByRole('listitem').first()).toContainText(FULL_KEYBOARD.name);
  await heart(FULL_KEYBOARD.name).click();
  await expect(lists.getByRole('listitem')).toHaveCount(1);
  await expect(lists.getByText('1 product you marked')).toBeFocused();
});

test('the stock is said in words on cards and on the product', async ({ page }) => {
  await open(page, listAddress('Keyboard'));
  const card = (name: string) => page.getByRole('article').filter({ hasText: name });
  await expect(card(COMPACT_KEYBOARD.name)).toContainText('Only 2 in stock');
  await expect(card(FULL_KEYBOARD.name)).toContainText('In stock');
  await follow(card(COMPACT_KEYBOARD.name).getByRole('link'), `/ProductDetail/${COMPACT_KEYBOARD.id}`);
  await expect(partsOf(page).main).toContainText('Only 2 in stock');
});

test('Back returns to the place in the list where the shopper left it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, listAddress('Others'));
  const last = page.getByRole('link', { name: LAST_COINS.name });
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(600);
  await last.click();
  await expect(partsOf(page).heading).toHaveText(LAST_COINS.name);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(partsOf(page).heading).toHaveText('Others');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await expect(last).toBeInViewport();
});

test('a number of sixteen digits pasted by key into any group fills all four', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/CheckOut');
  const group = (number: number) => page.getByRole('textbox', { name: `Card number, group ${number}` });
  for (const target of [1, 2, 3, 4]) {
    await page.evaluate((text) => navigator.clipboard.writeText(text), `${target}111-2222 3333 4444`);
    await group(target).click();
    await page.keyboard.press('ControlOrMeta+V');
    await expect(group(1)).toHaveValue(`${target}111`);
    await expect(group(4)).toHaveValue('4444');
    await expect(group(4)).toBeFocused();
  }
});

test.describe('The head of the document', () => {
  test('carries data of the product that can be read and cannot end its script', async ({ page }) => {
    await open(page, `/ProductDetail/${FAN.id}`);
    const block = page.locator('script[type="application/ld+json"]');
    await expect(block).toHaveCount(1);
    const text = (await block.textContent()) ?? '';
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: FAN.name,
      offers: { '@type': 'Offer', price: FAN.price, availability: expect.stringContaining('InStock') },
    });
    await follow(partsOf(page).cartLink, '/ShoppingCart');
    await expect(block).toHaveCount(0);
  });
});

test('the order prints as a table with its total, without header, form or footer', async ({ page }) => {
  await putIntoCart(page, FAN, 2);
  await putIntoCart(page, MOUSE);
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, '/CheckOut');
  await page.emulateMedia({ media: 'print' });
  await expect(partsOf(page).banner).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Security code' })).toBeHidden();
  const table = page.getByRole('table', { name: 'Order information' });
  for (const name of ['Product', 'Unit price', 'Quantity', 'Subtotal']) {
    const column = await table.getByRole('columnheader', { name }).boundingBox();
    expect(column?.height).toBeGreaterThan(10);
  }
  await expect(table.getByRole('row').last()).toContainText(dollars(2 * FAN.price + MOUSE.price));
  // Paper may be as wide as a screen on which a short order stands beside the card.
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('textbox', { name: 'Security code' })).toBeHidden();
  await expect(page.getByRole('radio', { name: 'Credit card' })).toBeHidden();
  const [order, main] = await Promise.all([table.boundingBox(), partsOf(page).main.boundingBox()]);
  expect(order?.width).toBeGreaterThan((main?.width ?? Number.NaN) * 0.75);
});

test('The words of «Check out» stand in the middle of their button at every width', async ({ page }) => {
  await putIntoCart(page, MOUSE, 1);
  await open(page, '/ShoppingCart');
  const link = partsOf(page).main.getByRole('link', { name: 'Check out', exact: true });
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const [button, words] = await Promise.all([link.boundingBox(), link.getByText('Check out').last().boundingBox()]);
    if (!button || !words) throw new Error('The button is nowhere.');
    const middle = button.y + button.height / 2;
    expect(Math.abs(words.y + words.height / 2 - middle), `${width} px`).toBeLessThanOrEqual(1);
  }
});
