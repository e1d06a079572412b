import { expect, type Page } from '@playwright/test';
import { partsOf } from '../browser/support/shop.ts';
import { LANGUAGES } from '../facts/languages.ts';
import { COMPACT_KEYBOARD, FAN, MOUSE } from '../facts/products.ts';

/**
 * What the shopper sees where an actor fails: the error view; a message in its region with a button «Try again»; or
 * nothing, because it is done again.
 */
export type Shown = 'error view' | 'region' | 'nothing';

/** How an actor of the shop comes to its next event. */
export interface ActorUse {
  readonly actor: string;
  /** Where. */
  readonly address: string;
  readonly use: (page: Page, plain: Page) => Promise<void>;
  readonly shows?: Shown;
  /** Units in the cart afterwards, where what is done adds some. */
  readonly units?: number;
  /** Whether it is made by what is done, and not with the page. */
  readonly isLate?: boolean;
  /** Whether somebody has signed in before. */
  readonly isSignedIn?: boolean;
}

function press(name: string): (page: Page) => Promise<void> {
  return (page) => page.getByRole('button', { name, exact: true }).first().click();
}

async function addTwo(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Quantity', exact: true }).selectOption('2');
  await press('Add Cart')(page);
}

async function chooseTraditional(page: Page): Promise<void> {
  await partsOf(page).languageButton.click();
  await page.getByText(LANGUAGES.tw.name, { exact: true }).click();
}

async function refuseToStore(page: Page): Promise<void> {
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await addTwo(page);
}

async function damageStorage(_: Page, plain: Page): Promise<void> {
  await plain.evaluate(() => localStorage.setItem('loadout.cart.5.a', 'damaged'));
}

async function openAccount(page: Page): Promise<void> {
  await partsOf(page).greeting.click();
}

async function signIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'UserName' }).fill('Ann');
  await page.getByLabel('Password', { exact: true }).fill('a password');
  await press('Log in')(page);
}

const PRODUCT = `/ProductDetail/${MOUSE.id}`;

/** Each actor of the shop, and how it comes to an event. */
export const ACTOR_USES: readonly ActorUse[] = [
  { actor: 'storage', address: PRODUCT, use: refuseToStore },
  { actor: 'contents', address: PRODUCT, use: damageStorage },
  { actor: 'session', address: '/UserProfile', use: signIn },
  { actor: 'cart', address: PRODUCT, use: addTwo },
  { actor: 'wishlist', address: '/', use: press(`Add ${COMPACT_KEYBOARD.name} to your list`) },
  { actor: 'language', address: '/', use: press('Language') },
  { actor: 'navigation', address: '/', use: openAccount },
  { actor: 'search', address: '/', use: (page) => partsOf(page).search.fill('mouse') },
  { actor: 'marquee', address: '/', use: press('Pause promotions') },
  { actor: 'announcer', address: PRODUCT, use: addTwo },
  { actor: 'account', address: '/UserProfile', use: press('Lists'), isSignedIn: true },
  { actor: 'form', address: '/SignUp', use: press('Submit') },
  {
    actor: 'checkout',
    address: '/CheckOut',
    use: (page) => page.getByRole('radio', { name: 'Installments' }).check(),
  },
  { actor: 'carousel', address: '/', use: press('Next news') },
  {
    actor: 'purchase',
    address: PRODUCT,
    use: async (page) => {
      await page.getByRole('combobox', { name: 'Quantity', exact: true }).selectOption('3');
    },
  },
  { actor: 'gallery', address: PRODUCT, use: press('Zoom in') },
  { actor: 'notice', address: '/ProductList?category=4', use: press(`Add ${FAN.name} to cart`), units: 3 },
  { actor: 'chunk', address: '/', use: openAccount, isLate: true },
  { actor: 'importChunk', address: '/', use: openAccount, shows: 'nothing', isLate: true },
  { actor: 'loadTranslation', address: '/', use: chooseTraditional, shows: 'region', isLate: true },
  {
    actor: 'loadFallback',
    address: '/',
    use: async (page) => {
      await page.route('**/locales/*/translation.json', (route) => route.abort());
      await page.reload();
      await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible({ timeout: 30_000 });
    },
    shows: 'region',
    isLate: true,
  },
];
