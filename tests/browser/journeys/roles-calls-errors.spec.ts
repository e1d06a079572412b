import { expect, test } from '../support/test.ts';
import { listAddress } from '../../facts/categories.ts';
import { LANGUAGES } from '../../facts/languages.ts';
import { FAN, MOUSE } from '../../facts/products.ts';
import { SCREEN_SCRIPTS, answering } from '../../page/answers.ts';
import { english, textIn } from '../../facts/texts.ts';
import { hold, holds } from '../../page/held-requests.ts';
import { STORED } from '../../page/stored/stored.ts';
import { follow, lineOf, open, partsOf, putIntoCart, signIn, store } from '../support/shop.ts';

test.describe('§6 Roles', () => {
  test('the cart opens to a new visitor, closes on signing out, and opens again on signing in (R1)', async ({
    page,
  }) => {
    await open(page, '/ShoppingCart');
    await expect(page).toHaveURL('/ShoppingCart');
    await signIn(page, 'Ann');
    await page.getByRole('button', { name: 'Sign out' }).first().click();
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
    await partsOf(page).cartLink.click();
    await expect(page).toHaveURL('/UserProfile');
    await page.goto('/ShoppingCart');
    await expect(page).toHaveURL('/UserProfile');
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
    await signIn(page, 'Bob');
    await follow(partsOf(page).cartLink, '/ShoppingCart');
  });

  test('everything else is open to who signed out, and Buy Now asks for a sign-in', async ({ page }) => {
    await signIn(page, 'Ann');
    await page.getByRole('button', { name: 'Sign out' }).first().click();
    for (const address of ['/', listAddress('Fan'), '/ProductDetail/4', '/SignUp', '/ForgetPassword', '/CheckOut']) {
      await open(page, address);
      await expect(page).toHaveURL(address);
    }
    await open(page, `/ProductDetail/${FAN.id}`);
    await page.getByRole('button', { name: 'Buy Now' }).click();
    await expect(page).toHaveURL('/UserProfile');
    await expect(partsOf(page).cartLink).toHaveAccessibleName('Cart, 1 item');
  });

  test('a cart that is open leaves when another tab signs out', async ({ page, context }) => {
    await signIn(page, 'Ann');
    await open(page, '/ShoppingCart');
    const other = await context.newPage();
    await open(other, '/UserProfile');
    await other.getByRole('button', { name: 'Sign out' }).first().click();
    await expect(page).toHaveURL('/UserProfile');
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  });
});

test.describe('§7 Calls', () => {
  test('translations come from /locales/{lng}/translation.json, chunks from a js folder, and nothing else is called', async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await open(page, '/');
    await follow(
      page.getByRole('region', { name: 'Mouse', exact: true }).getByRole('link', { name: MOUSE.name }),
      /ProductDetail/,
    );
    await expect(partsOf(page).heading).toHaveText(MOUSE.name);
    expect(requested).toContain('GET /locales/en/translation.json');
    const kinds = /^GET \/($|locales\/en\/translation\.json$|pictures\/|static\/(js|css|svg|image|assets)\/|favicon)/;
    expect(requested.filter((line) => !kinds.test(line))).toEqual([]);
    expect(requested.some((line) => line.startsWith('GET /static/js/async/'))).toBe(true);
  });

  test('a translation that fails leaves the old language, says so, and is tried again', async ({
    page,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(/translation\.json|ERR_FAILED|Failed to load resource/);
    await page.clock.install();
    await open(page, '/');
    let broken = true;
    await page.route('**/locales/tw/translation.json', (route) => (broken ? route.abort() : route.continue()));
    await partsOf(page).languageButton.click();
    await page.getByText(LANGUAGES.tw.name, { exact: true }).click();
    await expect(page.getByText(/did not load|could not be loaded/)).toBeVisible();
    // A try fails in its own time, and only then the next one is waited for. Until the last the shop tries again by itself.
    await expect(async () => {
      await page.clock.runFor(2000);
      await expect(page.getByText(/could not be loaded/)).toBeVisible({ timeout: 200 });
    }).toPass();
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES.en.tag);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    broken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES.tw.tag);
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  });

  for (const body of ['<!doctype html>', '[]', '{"common": 3}', '']) {
    test(`a translation that reads «${body}» counts as failed`, async ({ page }) => {
      await open(page, '/');
      await page.route('**/locales/cn/translation.json', (route) => route.fulfill({ status: 200, body }));
      await partsOf(page).languageButton.click();
      await page.getByText(LANGUAGES.cn.name, { exact: true }).click();
      await expect(page.getByText(/did not load|could not be loaded/)).toBeVisible();
      await expect(partsOf(page).heading).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES.en.tag);
    });
  }

  test('when the very first translation fails the shop is usable in English', async ({ page, allowConsoleErrors }) => {
    allowConsoleErrors(/translation\.json|ERR_FAILED|Failed to load resource/);
    await page.clock.install();
    await page.route('**/locales/en/translation.json', (route) => route.abort());
    await page.goto('/');
    for (const wait of [500, 1000, 2000]) {
      await page.clock.runFor(wait);
    }
    // The HTML of the build can be read before.
    await expect(async () => {
      await page.clock.runFor(500);
      await expect(answering(page)).toBeAttached({ timeout: 200 });
    }).toPass();
    await expect(partsOf(page).heading).toBeVisible();
    await partsOf(page).search.fill('kestrel');
    await expect(page.getByRole('option', { name: MOUSE.name })).toBeVisible();
  });

  test('where no text came at all, «Try again» says so, and the page that comes then is read from its heading', async ({
    page,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(/translation\.json|ERR_FAILED|Failed to load resource|static\/js\/async/);
    const texts = '**/locales/*/translation.json';
    await store(page, { [STORED.language]: 'cn' });
    await page.clock.install();
    let lost = 0;
    await page.route(texts, (route) => {
      lost += 1;
      return route.abort();
    });
    const isEnglish = holds(english('common.skipToContent'));
    await page.route(SCREEN_SCRIPTS, async (route) => ((await isEnglish(route)) ? route.abort() : route.continue()));
    await page.goto('/ForgetPassword');
    const retry = page.getByRole('button', { name: 'Try again', exact: true });
    await expect(async () => {
      await page.clock.runFor(500);
      expect(lost).toBe(4);
    }).toPass();
    await expect(retry).toBeVisible();
    await expect(partsOf(page).heading).toBeFocused();
    const letGo = await hold(page, texts);
    await retry.click();
    await expect(page.getByRole('button', { name: 'Trying again…', exact: true })).toBeFocused();
    letGo();
    await expect(partsOf(page).heading).toHaveText(textIn('cn', 'forgetPassword.heading'));
    await expect(partsOf(page).heading).toBeFocused();
  });
});

test.describe('§8 Errors', () => {
  test('a chunk that keeps failing ends in the error view with type and address; the cart is still there (R19)', async ({
    page,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(
      /Failed to load resource|ERR_FAILED|Loading chunk|ChunkLoadError|Loading CSS chunk|static\/js\/async/,
    );
    await putIntoCart(page, MOUSE, 2);
    await open(page, '/');
    await page.clock.install();
    await page.route(SCREEN_SCRIPTS, (route) => route.abort());
    await partsOf(page).greeting.click();
    await expect(async () => {
      await page.clock.runFor(1000);
      await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible({ timeout: 300 });
    }).toPass({ timeout: 20_000 });
    await expect(partsOf(page).main).toContainText(/static\/js\/async\//);
    await expect(partsOf(page).main).toContainText(/error|missing|failed/i);
    await page.unroute(SCREEN_SCRIPTS);
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expect(page.getByRole('region', { name: 'News' })).toBeVisible();
    await expect(partsOf(page).cartLink).toHaveAccessibleName('Cart, 2 items');
    await follow(partsOf(page).cartLink, '/ShoppingCart');
    await expect(lineOf(page, MOUSE)).toBeVisible();
  });

  test('a chunk that fails once is fetched again without a word', async ({ page, allowConsoleErrors }) => {
    allowConsoleErrors(/Failed to load resource|ERR_FAILED/);
    await open(page, '/');
    let failures = 0;
    await page.route(SCREEN_SCRIPTS, (route) => {
      failures += 1;
      return failures === 1 ? route.abort() : route.continue();
    });
    await partsOf(page).greeting.click();
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
    expect(failures).toBeGreaterThan(1);
  });
});
