import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { answers } from '../../page/answers.ts';
import type { Product } from '../../facts/products.ts';

/** The parts of the shop that stand on every page, by role and name (rulings, English names). */
export function partsOf(page: Page) {
  return {
    banner: page.getByRole('banner'),
    main: page.getByRole('main'),
    heading: page.getByRole('heading', { level: 1 }),
    cartLink: page.getByRole('banner').getByRole('link', { name: /^Cart/ }),
    greeting: page.getByRole('banner').getByRole('link', { name: /^Hello/ }),
    search: page.getByRole('combobox', { name: 'Search products' }),
    languageButton: page.getByRole('button', { name: 'Language' }),
    dialog: page.getByRole('dialog'),
  };
}

/** Opens the shop at an address of its own and waits until its first screen is there and answers. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await answers(page);
  await expect(partsOf(page).heading).toBeVisible();
}

/** Gives a browser the cookie of a language. It counts at all addresses of the origin. */
export async function speak(context: BrowserContext, code: string, origin: string | undefined): Promise<void> {
  await context.addCookies([{ name: 'i18next', value: code, url: String(origin) }]);
}

export async function store(page: Page, items: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((entries) => {
    for (const [key, text] of entries) localStorage.setItem(key, text);
  }, Object.entries(items));
}

/** Follows a link of the shop without loading the page anew, as a shopper does. */
export async function follow(link: Locator, address: RegExp | string): Promise<void> {
  await link.click();
  await expect(link.page()).toHaveURL(address);
}

/** The line of the cart that holds a product. */
export function lineOf(page: Page, { name }: Product): Locator {
  return partsOf(page)
    .main.getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Increase quantity of ${name}`, exact: true }) });
}

/** The names of the products in the cart, from top to bottom. */
export async function cartNames(page: Page): Promise<string[]> {
  const buttons = await page.getByRole('button', { name: /^Increase quantity of / }).all();
  const names = await Promise.all(buttons.map((button) => button.getAttribute('aria-label')));
  return names.map((name) => (name ?? '').replace('Increase quantity of ', ''));
}

/** Puts a product into the cart from its detail page, with a quantity, and stays there. */
export async function putIntoCart(page: Page, { id, name }: Product, quantity = 1): Promise<void> {
  await open(page, `/ProductDetail/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('combobox', { name: 'Quantity', exact: true }).selectOption(String(quantity));
  await page.getByRole('button', { name: 'Add Cart', exact: true }).click();
}

/** Signs in by the form of /UserProfile. */
export async function signIn(page: Page, name: string): Promise<void> {
  await open(page, '/UserProfile');
  await page.getByRole('textbox', { name: 'UserName' }).fill(name);
  await page.getByLabel('Password', { exact: true }).fill('a password');
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Fills the four card groups and the security code; an empty text leaves a field empty. */
export async function fillCard(page: Page, groups: readonly string[], code: string): Promise<void> {
  for (const [index, text] of groups.entries()) {
    await page.getByRole('textbox', { name: `Card number, group ${index + 1}` }).fill(text);
  }
  await page.getByRole('textbox', { name: 'Security code' }).fill(code);
}
