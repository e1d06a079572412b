import type { Page } from '@playwright/test';
import { STORED, storedCart, storedIds, storedVisitor } from '../../page/stored/stored.ts';
import { listAddress } from '../../facts/categories.ts';
import { FAN, MOUSE, PRODUCTS } from '../../facts/products.ts';
import { textIn } from '../../facts/texts.ts';
import { SCREEN_SCRIPTS, SHOP_SCRIPTS, answers } from '../../page/answers.ts';
import { fetchFor, hold } from '../../page/held-requests.ts';
import { open, partsOf, store } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

/** A page whose scripts are held may never be loaded whole: a pointer that rests on it lets them be asked for early. */
const HELD = { waitUntil: 'domcontentloaded' } as const;

/** How far a page is scrolled, in px. */
const SCROLLED = 200;

/** Longer than one piece of news is shown, in ms. */
const TURN = 6000;

/** So far that the header and the heading alone are not as high, in px. */
const FAR = 600;

/** Holds the scripts that start the shop; the answer lets them go and waits until the page answers to presses. */
async function holdShop(page: Page): Promise<() => Promise<void>> {
  const letGo = await hold(page, SHOP_SCRIPTS);
  return async () => {
    letGo();
    await answers(page);
  };
}

/** Has a deploy change a text, so that the page is rendered anew. */
async function changeText(page: Page): Promise<void> {
  await page.route('**/locales/*/translation.json', async (route) => {
    const texts: Record<string, unknown> = await (await fetchFor(route)).json();
    await route.fulfill({ json: { ...texts, common: { ...Object(texts['common']), scriptless: 'Changed.' } } });
  });
}

/** Adds a product and looks for another on a page that may not answer yet. */
async function addAndSearch(page: Page): Promise<void> {
  await page.getByRole('button', { name: `Add ${FAN.name} to cart` }).click();
  await partsOf(page).search.fill('Kestrel');
}

/** Expects what `addAndSearch` did to show, once. */
async function expectAddedAndSearched(page: Page): Promise<void> {
  await expect(partsOf(page).dialog).toContainText(FAN.name);
  await expect(partsOf(page).cartLink).toHaveAccessibleName('Cart, 1 item');
  await expect(partsOf(page).search).toHaveValue('Kestrel');
}

test.describe('Before the shop has started', () => {
  test('its scripts are asked for once the page is painted, where it has no picture to wait for, too', async ({
    page,
  }) => {
    await page.goto('/UserProfile');
    await answers(page);
    const { painted, asked } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      asked: performance.getEntriesByType('resource').find(({ name }) => /\/js\/start\./u.test(name))?.startTime,
    }));
    expect(painted).toBeGreaterThan(0);
    expect(asked).toBeGreaterThanOrEqual(painted ?? Number.NaN);
  });

  test('a pointer that rests where the page comes up asks for no script, and one that moves does', async ({ page }) => {
    // A page is not loaded while a style sheet is on its way, also one for print, which holds up no paint.
    const letGo = await hold(page, /\.css\?held$/u);
    await page.addInitScript(() => {
      const addSheet = () => {
        const sheet = document.createElement('link');
        const { href = '' } = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]') ?? {};
        Object.assign(sheet, { rel: 'stylesheet', media: 'print', href: `${href}?held` });
        document.head.append(sheet);
      };
      document.addEventListener('readystatechange', addSheet, { once: true });
    });
    await page.goto('/', HELD);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.evaluate(() => document.readyState)).toBe('interactive');
    const scriptsMore = await page.evaluate(() => {
      const before = document.scripts.length;
      for (let times = 0; times < 2; times += 1)
        document.body.dispatchEvent(new PointerEvent('pointermove', { clientX: 200, clientY: 200, bubbles: true }));
      return document.scripts.length - before;
    });
    expect(scriptsMore).toBe(0);
    const asked = page.waitForRequest(/\/static\/js\/start\./u);
    await page.mouse.move(220, 220);
    await asked;
    letGo();
    await answers(page);
  });

  test('what is pressed and typed is kept, and done when the shop has started', async ({ page }) => {
    const start = await holdShop(page);
    await page.goto(listAddress('Fan'), HELD);
    await addAndSearch(page);
    await start();
    await expectAddedAndSearched(page);
  });

  for (const by of ['mouse', 'keyboard'] as const)
    test(`the news waits for the ${by} that came to it before, also while another window has the focus`, async ({
      page,
    }) => {
      const start = await holdShop(page);
      await page.clock.install();
      await page.goto('/', HELD);
      const shown = page.getByRole('region', { name: 'News' }).getByRole('group');
      const link = shown.getByRole('link');
      if (by === 'mouse') await shown.hover();
      // A key comes first, so that the focus is that of a keyboard.
      else await link.press('Shift');
      await start();
      const first = await shown.textContent();
      await page.clock.runFor(TURN);
      await expect(shown).toHaveText(first ?? '');
      if (by === 'mouse') await page.mouse.move(0, 0);
      else await link.evaluate((element) => element.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
      await page.clock.runFor(TURN);
      if (by === 'mouse') await expect(shown).not.toHaveText(first ?? '');
      else await expect(link).toBeFocused();
    });

  test('what is typed opens no list for who has gone on since', async ({ page }) => {
    const start = await holdShop(page);
    await page.goto('/', HELD);
    await partsOf(page).search.fill('key');
    await partsOf(page).languageButton.focus();
    await start();
    await expect(partsOf(page).search).toHaveValue('key');
    await expect(partsOf(page).search).toHaveAttribute('aria-expanded', 'false');
    await expect(partsOf(page).languageButton).toBeFocused();
  });

  test('what is pressed and typed is done when the shop renders the page anew, because a deploy changed a text', async ({
    page,
  }) => {
    const start = await holdShop(page);
    await changeText(page);
    await page.goto(listAddress('Fan'), HELD);
    await page.evaluate(() => Object.assign(window, { first: document.querySelector('h1') }));
    await addAndSearch(page);
    await start();
    await expectAddedAndSearched(page);
    expect(await page.evaluate(() => document.contains(Reflect.get(window, 'first'))), 'rendered anew').toBe(false);
  });

  for (const isAnew of [false, true])
    test(`who has scrolled stays there, and comes back there, ${isAnew ? 'also where the page is rendered anew' : 'and a press that is held meanwhile counts'}`, async ({
      page,
    }) => {
      const start = await holdShop(page);
      if (isAnew) await changeText(page);
      await page.goto(listAddress('Fan'), HELD);
      await page.mouse.wheel(0, SCROLLED);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(SCROLLED);
      await page.getByRole('button', { name: `Add ${FAN.name} to cart` }).hover();
      if (!isAnew) await page.mouse.down();
      await start();
      expect(await page.evaluate(() => scrollY)).toBe(SCROLLED);
      if (!isAnew) {
        await page.mouse.up();
        await expect(partsOf(page).dialog).toContainText(FAN.name);
        await page.keyboard.press('Escape');
      }
      await page.getByRole('link', { name: FAN.name }).click();
      await expect(partsOf(page).heading).toHaveText(FAN.name);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.goBack();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(SCROLLED);
    });

  for (const [code, address] of [
    ['en', '/ShoppingCart'],
    ['en', '/CheckOut'],
    ['tw', '/'],
  ] as const)
    test(`who loads ${address} again in ${code} finds the place where it was`, async ({ page }) => {
      await store(page, {
        [STORED.language]: code,
        [STORED.cart]: storedCart(PRODUCTS.slice(0, 6).map(({ id }) => ({ id, quantity: 1 }))),
      });
      await open(page, address);
      // At once: the browser keeps a place for a reload now and then, and a wheel leads past others.
      await page.evaluate((top) => scrollTo(0, top), FAR);
      await page.reload();
      await answers(page);
      await expect(partsOf(page).heading).toBeVisible();
      expect(await page.evaluate(() => scrollY)).toBe(FAR);
    });

  test('a form is not sent: its fields reach no address', async ({ page }) => {
    const start = await holdShop(page);
    await page.goto('/SignUp', HELD);
    await page.getByRole('textbox', { name: 'Email' }).fill('not an address');
    await page.getByRole('button', { name: 'Submit' }).click();
    expect(page.url()).toMatch(/\/SignUp$/u);
    await start();
    await expect(page.getByText('*Error mail')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('not an address');
  });

  test('a link that is pressed while the shop starts leads on, and the page is not loaded anew', async ({ page }) => {
    const asked = page.waitForRequest('**/locales/*/translation.json');
    const letGo = await hold(page, '**/locales/*/translation.json');
    await page.goto(listAddress('Fan'));
    await asked;
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await page.getByRole('link', { name: FAN.name }).click();
    letGo();
    await expect(page).toHaveURL(`/ProductDetail/${FAN.id}`);
    await expect(partsOf(page).heading).toHaveText(FAN.name);
    expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true);
  });

  test('a link that is pressed before the shop has come leads on by itself', async ({ page }) => {
    const start = await holdShop(page);
    await page.goto(listAddress('Fan'), HELD);
    await page.getByRole('link', { name: FAN.name }).click();
    await expect(page).toHaveURL(`/ProductDetail/${FAN.id}`);
    await start();
    await expect(partsOf(page).heading).toHaveText(FAN.name);
  });

  test('a quantity that is chosen counts', async ({ page }) => {
    const start = await holdShop(page);
    await page.goto(`/ProductDetail/${MOUSE.id}`, HELD);
    await page.getByRole('combobox', { name: 'Quantity', exact: true }).selectOption('3');
    await page.getByRole('button', { name: 'Add Cart' }).click();
    await start();
    await expect(partsOf(page).cartLink).toHaveAccessibleName('Cart, 3 items');
  });

  test('nothing false is shown of a cart, a name and hearts that are stored', async ({ page }) => {
    await store(page, {
      [STORED.cart]: storedCart([{ id: MOUSE.id, quantity: 2 }]),
      [STORED.session]: storedVisitor('Ada', true),
      [STORED.wishlist]: storedIds([MOUSE.id]),
    });
    const start = await holdShop(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/ShoppingCart', HELD);
    await expect(partsOf(page).heading).toBeVisible();
    await expect(page.getByText('This is a showcase')).toBeVisible();
    await expect(page.getByText('Your cart is empty')).toBeHidden();
    expect(asked.filter((url) => url.includes('/pictures/'))).toEqual([]);
    await expect(page.getByText('Hello, Guest')).toBeHidden();
    await start();
    await expect(page.getByRole('main')).toContainText(MOUSE.name);
    await expect(partsOf(page).greeting).toHaveAccessibleName('Hello, Ada');
    await page.goto('/UserProfile');
    await expect(partsOf(page).heading).toHaveText('Ada');
  });

  test('a dark look is dark from the first paint on', async ({ page }) => {
    await store(page, { 'loadout.colorScheme': 'dark' });
    const start = await holdShop(page);
    await page.goto('/', HELD);
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await expect(page.getByRole('button', { name: 'Switch to dark mode' })).toBeHidden();
    await start();
    await expect(page.getByRole('button', { name: 'Switch to light mode' })).toBeVisible();
  });

  test('no English word is shown to who reads another language, where the host cannot choose', async ({ page }) => {
    await store(page, { i18nextLng: 'tw' });
    const start = await holdShop(page);
    // The shop is asked for at once then, and the page has not come as a whole before it.
    await page.goto('/SignUp', HELD);
    await expect(page.locator('#root')).toBeHidden();
    await start();
    await expect(partsOf(page).heading).toHaveText(textIn('tw', 'signUp.heading'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW');
  });

  test('who reads another language sees the header where the screen is long on its way, and then the screen', async ({
    page,
  }) => {
    await store(page, { [STORED.language]: 'tw' });
    const letGo = await hold(page, SCREEN_SCRIPTS);
    await page.goto('/SignUp', HELD);
    await expect(partsOf(page).banner).toBeVisible();
    await expect(partsOf(page).heading).toBeHidden();
    letGo();
    await expect(partsOf(page).heading).toHaveText(textIn('tw', 'signUp.heading'));
  });

  test('where the shop does not come, the page is loaded once more and can then be read', async ({
    page,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(/Failed to load resource|Loading chunk/u);
    let loads = 0;
    page.on('domcontentloaded', () => {
      loads += 1;
    });
    await page.route(SHOP_SCRIPTS, (route) => route.abort());
    await page.goto(`/ProductDetail/${MOUSE.id}`);
    await expect.poll(() => loads).toBe(2);
    await expect(partsOf(page).heading).toHaveText(MOUSE.name);
    await page.getByRole('link', { name: 'Cart', exact: true }).click();
    await expect(page).toHaveURL(/\/ShoppingCart$/u);
    await expect(partsOf(page).heading).toBeVisible();
  });

  test('where the shop does not come for who reads another language, the page is shown at last, without what is not known', async ({
    page,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(/Failed to load resource|Loading chunk/u);
    await store(page, { i18nextLng: 'tw', [STORED.cart]: storedCart([{ id: MOUSE.id, quantity: 2 }]) });
    await page.route(SHOP_SCRIPTS, (route) => route.abort());
    await page.goto('/ShoppingCart');
    await expect(partsOf(page).heading).toHaveText('Shopping cart', { timeout: 20_000 });
    await expect(page.getByText('Your cart is empty')).toBeHidden();
    await partsOf(page).banner.getByRole('link').first().click();
    await expect(page).toHaveURL('/');
    await expect(partsOf(page).heading).toBeAttached();
  });
});
