import { expect, test } from '../support/test.ts';
import { listAddress } from '../../facts/categories.ts';
import { LANGUAGES } from '../../facts/languages.ts';
import { dollars } from '../../facts/prices.ts';
import { COINS, COMPACT_KEYBOARD, FAN, FULL_KEYBOARD, MOUSE, PRODUCTS } from '../../facts/products.ts';
import { english } from '../../facts/texts.ts';
import { TILES } from '../../page/screens/account.ts';
import { cartNames, fillCard, follow, lineOf, open, partsOf, putIntoCart, signIn } from '../support/shop.ts';

test.describe('§4 Cart', () => {
  test('a new product goes to the front, an existing one is incremented from a list', async ({ page }) => {
    await putIntoCart(page, MOUSE);
    await putIntoCart(page, FAN);
    await open(page, listAddress('Mouse'));
    await page.getByRole('button', { name: `Add ${MOUSE.name} to cart` }).click();
    await page.getByRole('button', { name: 'OK' }).click();
    await follow(partsOf(page).cartLink, '/ShoppingCart');
    await expect.poll(() => cartNames(page)).toEqual([FAN.name, MOUSE.name]);
    await expect(partsOf(page).cartLink).toHaveAccessibleName('Cart, 3 items');
  });

  test('Add Cart on the detail page replaces the quantity', async ({ page }) => {
    await putIntoCart(page, MOUSE, 5);
    await expect(partsOf(page).cartLink).toHaveAccessibleName('Cart, 5 items');
    await page.getByRole('combobox', { name: 'Quantity', exact: true }).selectOption('2');
    await page.getByRole('button', { name: 'Add Cart' }).click();
    await expect(partsOf(page).cartLink).toHaveAccessibleName('Cart, 2 items');
  });

  test('plus has no upper bound, and above the stock the line says so (R6)', async ({ page }) => {
    await putIntoCart(page, COMPACT_KEYBOARD, 2);
    await follow(partsOf(page).cartLink, '/ShoppingCart');
    const line = lineOf(page, COMPACT_KEYBOARD);
    await expect(line).not.toContainText('Only 2 in stock');
    for (let units = 3; units <= 22; units += 1) {
      await page.getByRole('button', { name: `Increase quantity of ${COMPACT_KEYBOARD.name}` }).click();
      await expect(partsOf(page).cartLink).toHaveAccessibleName(`Cart, ${units} items`);
    }
    await expect(line).toContainText('Only 2 in stock');
    await expect(partsOf(page).main).toContainText(dollars(22 * COMPACT_KEYBOARD.price));
    await follow(page.getByRole('link', { name: 'Check out' }), '/CheckOut');
  });

  test('minus decrements and removes the line at 0; Undo brings it back in its place (R6)', async ({ page }) => {
    await putIntoCart(page, MOUSE);
    await putIntoCart(page, FAN, 2);
    await putIntoCart(page, COINS);
    await follow(partsOf(page).cartLink, '/ShoppingCart');
    const minus = page.getByRole('button', { name: `Decrease quantity of ${FAN.name}` });
    await minus.click();
    await expect(partsOf(page).cartLink).toHaveAccessibleName('Cart, 3 items');
    await minus.click();
    await expect(minus).toHaveCount(0);
    await expect.poll(() => cartNames(page)).toEqual([COINS.name, MOUSE.name]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(minus).toBeVisible();
    await expect.poll(() => cartNames(page)).toEqual([COINS.name, FAN.name, MOUSE.name]);
    await expect(partsOf(page).main).toContainText(dollars(COINS.price + FAN.price + MOUSE.price));
  });

  test('Remove takes the whole line out, and Undo brings it back (R26)', async ({ page }) => {
    await putIntoCart(page, MOUSE, 4);
    await putIntoCart(page, FAN);
    await follow(partsOf(page).cartLink, '/ShoppingCart');
    await page.getByRole('button', { name: `Remove ${MOUSE.name}`, exact: true }).press('Enter');
    await expect.poll(() => cartNames(page)).toEqual([FAN.name]);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => cartNames(page)).toEqual([FAN.name, MOUSE.name]);
    await expect(partsOf(page).cartLink).toHaveAccessibleName('Cart, 5 items');
  });

  test('the total stays below the header however far eight lines are scrolled', async ({ page }) => {
    for (const { id } of PRODUCTS.slice(0, 8)) {
      await open(page, `/ProductDetail/${id}`);
      await page.getByRole('button', { name: 'Add Cart', exact: true }).click();
    }
    await page.setViewportSize({ width: 1280, height: 720 });
    await open(page, '/ShoppingCart');
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
    const [header, total] = await Promise.all([
      page.getByRole('banner').boundingBox(),
      page.getByRole('region', { name: 'Order summary' }).boundingBox(),
    ]);
    expect(total?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  });

  test('the dialog leads to the cart and says its total (R25)', async ({ page }) => {
    await putIntoCart(page, FAN);
    await open(page, listAddress('Mouse'));
    await page.getByRole('button', { name: `Add ${MOUSE.name} to cart` }).click();
    await expect(partsOf(page).dialog).toContainText(`Total ${dollars(FAN.price + MOUSE.price)}`);
    await expect(page.getByRole('button', { name: 'OK' })).toBeFocused();
    await follow(partsOf(page).dialog.getByRole('link', { name: 'View cart' }), '/ShoppingCart');
    await expect(partsOf(page).dialog).toHaveCount(0);
    await expect.poll(() => cartNames(page)).toEqual([MOUSE.name, FAN.name]);
  });

  test('minus at 1 on the only line empties the cart, and Undo refills it', async ({ page }) => {
    await putIntoCart(page, MOUSE);
    await follow(partsOf(page).cartLink, '/ShoppingCart');
    await page.getByRole('button', { name: `Decrease quantity of ${MOUSE.name}` }).click();
    await expect(partsOf(page).main).toContainText('Your cart is empty');
    await expect(partsOf(page).cartLink).toHaveAccessibleName('Cart');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(lineOf(page, MOUSE)).toBeVisible();
  });

  test('a change is spoken with item, quantity and total', async ({ page }) => {
    await putIntoCart(page, MOUSE, 2);
    await expect(
      page.getByRole('status').filter({ hasText: `${MOUSE.name}: quantity 2. Total ${dollars(2 * MOUSE.price)}` }),
    ).toBeAttached();
  });

  test('the cart survives a reload and is in step between tabs (R14)', async ({ page, context }) => {
    await putIntoCart(page, MOUSE, 2);
    await page.reload();
    await expect(partsOf(page).cartLink).toHaveAccessibleName('Cart, 2 items');
    const other = await context.newPage();
    await open(other, '/ShoppingCart');
    await expect(lineOf(other, MOUSE)).toBeVisible();
    await other.getByRole('button', { name: `Increase quantity of ${MOUSE.name}` }).click();
    await expect(partsOf(page).cartLink).toHaveAccessibleName('Cart, 3 items');
    await page.getByRole('combobox', { name: 'Quantity', exact: true }).selectOption('1');
    await page.getByRole('button', { name: 'Add Cart' }).click();
    await expect(partsOf(other).cartLink).toHaveAccessibleName('Cart, 1 item');
    await expect(partsOf(other).main).toContainText(dollars(MOUSE.price));
  });
});

test.describe('§4 Login', () => {
  test('signing in sets the name, and the account page appears', async ({ page }) => {
    await signIn(page, 'Ann');
    await expect(page.getByRole('heading', { level: 1, name: /Ann/ })).toBeVisible();
    await expect(partsOf(page).greeting).toHaveAccessibleName('Hello, Ann');
    for (const tile of TILES) {
      const name = english(`account.${tile}.name`);
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
    }
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: /Ann/ })).toBeVisible();
  });

  test('guests reach their hearts and the contact without signing in (R27)', async ({ page }) => {
    await open(page, `/ProductDetail/${FAN.id}`);
    await page.getByRole('button', { name: `Add ${FAN.name} to your list` }).click();
    await follow(partsOf(page).greeting, '/UserProfile');
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Lists' }).getByRole('link', { name: FAN.name })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Customer Service' })).toContainText('service@loadout.example');
  });

  test('signing in as GUEST sets the name and still shows the form (R2)', async ({ page }) => {
    await signIn(page, 'GUEST');
    await expect(partsOf(page).greeting).toHaveAccessibleName('Hello, GUEST');
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  });

  test('a name of markup, of 100,000 characters or from right to left is shown as text', async ({ page }) => {
    for (const name of ['<img src=x onerror=alert(1)>', 'x'.repeat(100_000), 'שלום 😀']) {
      await open(page, '/');
      await page.evaluate(() => localStorage.clear());
      await signIn(page, name);
      await expect(partsOf(page).heading).toContainText(name.slice(0, 20));
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBe(0);
    }
  });
});

test.describe('§4 Payment method', () => {
  test('methods 0 and 2 show the card, method 1 the plan and the card', async ({ page }) => {
    await open(page, '/CheckOut');
    const plan = page.getByRole('radiogroup', { name: 'Installment plan' });
    const card = page.getByRole('textbox', { name: 'Card number, group 1' });
    await expect(page.getByRole('radio', { name: 'Credit card' })).toBeChecked();
    await expect(plan).toHaveCount(0);
    await page.getByRole('radio', { name: 'Installments' }).check();
    await expect(plan.getByRole('radio', { name: '6 months' })).toBeChecked();
    await plan.getByRole('radio', { name: '24 months' }).check();
    await expect(card).toBeVisible();
    await page.getByRole('radio', { name: 'Bonus discount' }).check();
    await expect(plan).toHaveCount(0);
    await expect(card).toBeVisible();
    await page.getByRole('radio', { name: 'Installments' }).check();
    await expect(plan.getByRole('radio', { name: '24 months' })).toBeChecked();
  });
});

test.describe('§4 Language', () => {
  test('a choice changes the whole shop, is stored, and is restored on start', async ({ page }) => {
    await open(page, '/');
    await partsOf(page).languageButton.click();
    for (const { name, tag } of Object.values(LANGUAGES)) {
      const option = page.getByText(name, { exact: true });
      await expect(option).toBeVisible();
      expect(await option.evaluate((node) => node.closest('[lang]')?.getAttribute('lang'))).toBe(tag);
    }
    await page.getByText(LANGUAGES.tw.name, { exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES.tw.tag);
    await expect(page.getByRole('link', { name: '購物車' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('tw');
    expect((await page.context().cookies()).some((cookie) => cookie.value === 'tw')).toBe(true);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES.tw.tag);
    await expect(page.getByRole('link', { name: '購物車' })).toBeVisible();
  });

  test('the list opens on hover and by keyboard, and closes on Escape', async ({ page }) => {
    await open(page, '/');
    const { languageButton, heading } = partsOf(page);
    const option = page.getByText(LANGUAGES.cn.name, { exact: true });
    await languageButton.hover();
    await expect(option).toBeVisible();
    await heading.hover({ force: true });
    await expect(option).toBeHidden();
    await languageButton.focus();
    await page.keyboard.press('Enter');
    await expect(option).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(option).toBeHidden();
    await expect(languageButton).toBeFocused();
  });

  test('another tab follows', async ({ page, context }) => {
    await open(page, '/');
    const other = await context.newPage();
    await open(other, '/SignUp');
    await partsOf(page).languageButton.click();
    await page.getByText(LANGUAGES.cn.name, { exact: true }).click();
    await expect(other.locator('html')).toHaveAttribute('lang', LANGUAGES.cn.tag);
  });
});

test.describe('§4 Form validation display flag', () => {
  test('turns on at submit and off when any field changes', async ({ page }) => {
    await open(page, '/SignUp');
    const required = page.getByText('*Required');
    await expect(required).toHaveCount(0);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(required).toHaveCount(3);
    await page.getByRole('textbox', { name: 'Address' }).fill('1');
    await expect(required).toHaveCount(0);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(required).toHaveCount(3);
  });

  test('works alike at checkout (R8)', async ({ page }) => {
    await open(page, '/CheckOut');
    await page.getByRole('button', { name: 'Checkout', exact: true }).click();
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByText('*Required')).toHaveCount(5);
    await fillCard(page, ['1'], '');
    await expect(page.getByText('*Required')).toHaveCount(0);
  });
});

test.describe('R17 account', () => {
  test('each tile opens honest content, Lists the hearts, Security signs out', async ({ page }) => {
    await open(page, '/ProductDetail/2');
    await page.getByRole('button', { name: `Add ${FULL_KEYBOARD.name} to your list` }).click();
    await signIn(page, 'Ann');
    const main = partsOf(page).main;
    const contents = [
      ['Orders', /no orders/i],
      ['Address', /No address/],
      ['Payments', /No payment/],
      ['Customer Service', /Monday/],
      ['Lists', /Bastion/],
    ] as const;
    for (const [name, text] of contents) {
      await page.getByRole('button', { name, exact: true }).click();
      await expect(page.getByRole('region', { name, exact: true })).toContainText(text);
    }
    await page.getByRole('button', { name: 'Security', exact: true }).click();
    await main.getByRole('region', { name: 'Security', exact: true }).getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
    await expect(partsOf(page).greeting).toHaveAccessibleName('Hello, Guest');
  });
});
