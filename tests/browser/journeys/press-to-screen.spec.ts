import type { Locator, Page } from '@playwright/test';
import { listAddress } from '../../facts/categories.ts';
import { FULL_KEYBOARD, MOUSE } from '../../facts/products.ts';
import { english } from '../../facts/texts.ts';
import { open, partsOf } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

/** The heading of a page, and one far below it. */
interface Headings {
  readonly heading: string;
  readonly below: string;
}

const HOME: Headings = { heading: english('home.heading'), below: 'Keyboard' };
const PRODUCT: Headings = { heading: MOUSE.name, below: english('specification.title') };

/** The link in the header that leads home. */
function homeLink(page: Page): Locator {
  return partsOf(page).banner.getByRole('link', { name: 'Loadout', exact: true });
}

/** Notes in the page whether the heading below is there at the moment at which the heading of the page comes. */
async function noteWhetherBoth(page: Page, headings: Headings): Promise<void> {
  await page.evaluate(({ heading, below }) => {
    const isThere = (name: 'h1' | 'h2', text: string) =>
      [...document.querySelectorAll(`main ${name}`)].some((one) => one.textContent.trim() === text);
    new MutationObserver((_, observer) => {
      if (!isThere('h1', heading)) return;
      observer.disconnect();
      Reflect.set(window, 'cameWithBelow', isThere('h2', below));
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, headings);
}

async function seen(page: Page, { heading, below }: Headings): Promise<boolean> {
  const { main } = partsOf(page);
  await expect(main.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { level: 2, name: below, exact: true })).toBeVisible();
  return page.evaluate(() => Reflect.get(window, 'cameWithBelow') === true);
}

for (const { screen, headings, lead } of [
  {
    screen: 'Home',
    headings: HOME,
    lead: (page: Page) => homeLink(page).click(),
  },
  {
    screen: 'A product',
    headings: PRODUCT,
    lead: (page: Page) => partsOf(page).main.getByRole('link', { name: MOUSE.name, exact: true }).first().click(),
  },
])
  test(`${screen}, below the fold, is rendered after the first screen where a press leads to it, and with it where Back does`, async ({
    page,
  }) => {
    await open(page, listAddress('Mouse'));
    await noteWhetherBoth(page, headings);
    await lead(page);
    expect(await seen(page, headings)).toBe(false);
    await partsOf(page).cartLink.click();
    await expect(partsOf(page).heading).toHaveText(english('cart.heading'));
    await noteWhetherBoth(page, headings);
    await page.goBack();
    expect(await seen(page, headings)).toBe(true);
  });

test('Back leads to the place on home that the shopper left, however far down', async ({ page }) => {
  await open(page, '/ShoppingCart');
  await homeLink(page).click();
  const keyboard = partsOf(page).main.getByRole('link', { name: FULL_KEYBOARD.name, exact: true }).last();
  await keyboard.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(0);
  await keyboard.click();
  await expect(partsOf(page).heading).toHaveText(FULL_KEYBOARD.name);
  await page.goBack();
  await expect(partsOf(page).heading).toHaveText(english('home.heading'));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

test('a press ends before the next screen is rendered, so that the browser can show it', async ({ page }) => {
  const toHome = homeLink(page);
  await open(page, '/ShoppingCart');
  // Both screens have come once, so that nothing of them has to be waited for.
  await toHome.click();
  await expect(partsOf(page).heading).toHaveText(english('home.heading'));
  await page.goBack();
  await expect(partsOf(page).heading).toHaveText(english('cart.heading'));
  const atItsEnd = await toHome.evaluate(async (link) => {
    if (link instanceof HTMLElement) link.click();
    // All that follows within the task of the press.
    for (let turn = 0; turn < 1000; turn += 1) await Promise.resolve();
    return document.querySelector('main h1')?.textContent;
  });
  expect(atItsEnd).toBe(english('cart.heading'));
  await expect(partsOf(page).heading).toHaveText(english('home.heading'));
});
