import { expect, type Page } from '@playwright/test';
import { listAddress } from '../../facts/categories.ts';
import { LANGUAGES } from '../../facts/languages.ts';
import { COMPACT_KEYBOARD, FAN, MOUSE } from '../../facts/products.ts';
import type { Screen as ScreenName } from '../../machines/navigation/navigation.oracle.ts';
import { english } from '../../facts/texts.ts';
import { TILES } from '../../page/screens/account.ts';
import { fillCard, open, partsOf, putIntoCart, signIn } from './shop.ts';

/** A screen of the shop and the way to it, in English. */
export type Screen = { name: string; arrange: (page: Page) => Promise<void> };

function at(name: string, address: string): Screen {
  return { name, arrange: (page) => open(page, address) };
}

function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).click();
}

async function openFullCart(page: Page): Promise<void> {
  await putIntoCart(page, MOUSE, 2);
  await putIntoCart(page, COMPACT_KEYBOARD, 2);
  await open(page, '/ShoppingCart');
  await press(page, `Increase quantity of ${COMPACT_KEYBOARD.name}`);
  await expect(page.getByRole('main')).toContainText('Only 2 in stock');
}

async function openCheckout(page: Page): Promise<void> {
  await putIntoCart(page, FAN);
  await putIntoCart(page, MOUSE, 2);
  await open(page, '/CheckOut');
}

/** The pages by the screen that they show. A screen without a page here does not compile. */
const pagesByScreen: Readonly<Record<Exclude<ScreenName['at'], 'starting' | 'faulty'>, readonly Screen[]>> = {
  home: [at('home', '/')],
  list: [
    at('list', listAddress('Others')),
    at('short-list', listAddress('Keyboard')),
    at('empty-list', listAddress('Headset')),
  ],
  found: [at('detail', `/ProductDetail/${MOUSE.id}`)],
  missing: [at('no-such-product', '/ProductDetail/99')],
  account: [at('sign-in', '/UserProfile'), { name: 'account', arrange: (page) => signIn(page, 'Ann') }],
  signUp: [at('sign-up', '/SignUp')],
  forgetPassword: [at('forget-password', '/ForgetPassword')],
  cart: [at('empty-cart', '/ShoppingCart'), { name: 'cart', arrange: openFullCart }],
  checkout: [{ name: 'checkout', arrange: openCheckout }],
};

/** The pages of the shop, each address of the specification in each of its states (§2 Routes). */
export const pages: readonly Screen[] = Object.values(pagesByScreen).flat();

function panel(tile: string): Screen {
  return {
    name: `the panel «${tile}»`,
    arrange: async (page) => {
      await signIn(page, 'Ann');
      await press(page, tile);
      await expect(page.getByRole('region', { name: tile, exact: true })).toBeVisible();
    },
  };
}

/** What opens, comes or goes on those pages: dialogs, panels, lists, answers, errors. */
export const openings: readonly Screen[] = [
  {
    name: 'the list of languages',
    arrange: async (page) => {
      await open(page, '/');
      await partsOf(page).languageButton.press('Enter');
      await expect(page.getByRole('button', { name: LANGUAGES.en.name })).toBeVisible();
    },
  },
  {
    name: 'suggestions',
    arrange: async (page) => {
      await open(page, '/SignUp');
      await partsOf(page).search.fill('1000');
      await partsOf(page).search.press('ArrowDown');
      await expect(page.getByRole('option', { selected: true })).toBeVisible();
    },
  },
  {
    name: 'a search that finds nothing',
    arrange: async (page) => {
      await open(page, '/SignUp');
      await partsOf(page).search.fill('zzzz');
      await expect(page.getByText(/No products found/)).toBeVisible();
    },
  },
  {
    name: 'the dialog «Added to cart»',
    arrange: async (page) => {
      await open(page, listAddress('Keyboard'));
      await press(page, `Add ${COMPACT_KEYBOARD.name} to cart`);
      await expect(partsOf(page).dialog).toBeVisible();
    },
  },
  {
    name: 'the answer to Add Cart, and a heart',
    arrange: async (page) => {
      await putIntoCart(page, MOUSE, 2);
      await press(page, `Add ${MOUSE.name} to your list`);
    },
  },
  {
    name: 'the errors of sign-in',
    arrange: async (page) => {
      await open(page, '/UserProfile');
      await press(page, 'Log in');
    },
  },
  {
    name: 'the errors of sign-up',
    arrange: async (page) => {
      await open(page, '/SignUp');
      await page.getByRole('textbox', { name: 'Email' }).fill('not an email');
      await press(page, 'Submit');
    },
  },
  {
    name: 'the answer of forget-password',
    arrange: async (page) => {
      await open(page, '/ForgetPassword');
      await page.getByRole('textbox', { name: 'Email' }).fill('ann@example.com');
      await press(page, 'Submit');
      await expect(page.getByText(/no email was sent/)).toBeVisible();
    },
  },
  ...TILES.map((tile) => panel(english(`account.${tile}.name`))),
  {
    name: 'the panel «Lists» with a heart',
    arrange: async (page) => {
      await open(page, `/ProductDetail/${FAN.id}`);
      await press(page, `Add ${FAN.name} to your list`);
      await signIn(page, 'Ann');
      await press(page, 'Lists');
      await expect(page.getByRole('link', { name: FAN.name })).toBeVisible();
    },
  },
  {
    name: 'the notice with Undo',
    arrange: async (page) => {
      await openFullCart(page);
      await press(page, `Decrease quantity of ${MOUSE.name}`);
      await press(page, `Decrease quantity of ${MOUSE.name}`);
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    },
  },
  {
    name: 'the plans of installments',
    arrange: async (page) => {
      await openCheckout(page);
      await page.getByRole('radio', { name: 'Installments' }).check();
    },
  },
  {
    name: 'the dialog of checkout',
    arrange: async (page) => {
      await openCheckout(page);
      await press(page, 'Checkout');
      await expect(partsOf(page).dialog).toBeVisible();
    },
  },
  {
    name: 'the errors of checkout',
    arrange: async (page) => {
      await openCheckout(page);
      await press(page, 'Checkout');
      await press(page, 'OK');
      await expect(page.getByText('*Required').first()).toBeVisible();
    },
  },
  {
    name: 'the answer of checkout',
    arrange: async (page) => {
      await openCheckout(page);
      await fillCard(page, ['1', '2', '3', '4'], '567');
      await press(page, 'Checkout');
      await expect(page.getByRole('status').filter({ hasText: /no order is placed/ })).toBeVisible();
    },
  },
  {
    name: 'the note that nothing can be saved',
    arrange: async (page) => {
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await putIntoCart(page, MOUSE);
      await expect(page.getByText(/does not let the shop save/)).toBeVisible();
    },
  },
];
