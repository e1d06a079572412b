import { expect, type Page } from '@playwright/test';
import { listAddress } from '../../facts/categories.ts';
import { LANGUAGES } from '../../facts/languages.ts';
import { COMPACT_KEYBOARD, FAN, MOUSE } from '../../facts/products.ts';
import type { Screen } from '../../machines/navigation/navigation.oracle.ts';
import { english } from '../../facts/texts.ts';
import { TILES } from '../../page/screens/account.ts';
import { fillCard, follow, open, partsOf, putIntoCart } from './shop.ts';

/** What stands on the screen after a step of a visit, and what is done for it where the step before has led. */
export interface Look {
  readonly name: string;
  /** The screen, where this is a page as it stands when it is opened; nothing where something opened, came or went on it. */
  readonly page?: PageScreen;
  readonly act: (page: Page) => Promise<void>;
}

type PageScreen = Exclude<Screen['at'], 'starting' | 'faulty'>;

/** What a visitor does, one look after the other: a page is loaded once for all that opens on it. */
export type Visit = readonly [Look, ...Look[]];

/** A page of the shop and the way to it, in English. */
export interface ArrangedPage {
  readonly name: string;
  readonly arrange: (page: Page) => Promise<void>;
}

function at(name: string, screen: PageScreen, address: string): Look {
  return { name, page: screen, act: (page) => open(page, address) };
}

function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).click();
}

async function openFullCart(page: Page): Promise<void> {
  await putIntoCart(page, MOUSE, 2);
  await putIntoCart(page, COMPACT_KEYBOARD, 2);
  await follow(partsOf(page).cartLink, '/ShoppingCart');
  await press(page, `Increase quantity of ${COMPACT_KEYBOARD.name}`);
  await expect(page.getByRole('main')).toContainText('Only 2 in stock');
}

async function openCheckout(page: Page): Promise<void> {
  await putIntoCart(page, FAN);
  await putIntoCart(page, MOUSE, 2);
  await open(page, '/CheckOut');
}

function panel(tile: string): Look {
  return {
    name: `the panel «${tile}»`,
    act: async (page) => {
      await press(page, tile);
      await expect(page.getByRole('region', { name: tile, exact: true })).toBeVisible();
    },
  };
}

const home: Visit = [
  at('home', 'home', '/'),
  {
    name: 'the list of languages',
    act: async (page) => {
      await partsOf(page).languageButton.press('Enter');
      await expect(page.getByRole('button', { name: LANGUAGES.en.name })).toBeVisible();
    },
  },
];

const shortList: Visit = [
  at('short-list', 'list', listAddress('Keyboard')),
  {
    name: 'the dialog «Added to cart»',
    act: async (page) => {
      await press(page, `Add ${COMPACT_KEYBOARD.name} to cart`);
      await expect(partsOf(page).dialog).toBeVisible();
    },
  },
];

const detail: Visit = [
  at('detail', 'found', `/ProductDetail/${MOUSE.id}`),
  {
    name: 'the answer to Add Cart, and a heart',
    act: async (page) => {
      await page.getByRole('combobox', { name: 'Quantity', exact: true }).selectOption('2');
      await press(page, 'Add Cart');
      await press(page, `Add ${MOUSE.name} to your list`);
    },
  },
];

const account: Visit = [
  at('sign-in', 'account', '/UserProfile'),
  { name: 'the errors of sign-in', act: (page) => press(page, 'Log in') },
  {
    name: 'account',
    page: 'account',
    act: async (page) => {
      await page.getByRole('textbox', { name: 'UserName' }).fill('Ann');
      await page.getByLabel('Password', { exact: true }).fill('a password');
      await press(page, 'Log in');
      await expect(partsOf(page).heading).toHaveText('Ann');
    },
  },
  ...TILES.map((tile) => panel(english(`account.${tile}.name`))),
  {
    name: 'the panel «Lists» with a heart',
    act: async (page) => {
      await open(page, `/ProductDetail/${FAN.id}`);
      await press(page, `Add ${FAN.name} to your list`);
      await follow(partsOf(page).greeting, '/UserProfile');
      await press(page, 'Lists');
      await expect(page.getByRole('link', { name: FAN.name })).toBeVisible();
    },
  },
];

const signUp: Visit = [
  at('sign-up', 'signUp', '/SignUp'),
  {
    name: 'the errors of sign-up',
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Email' }).fill('not an email');
      await press(page, 'Submit');
    },
  },
  {
    name: 'suggestions',
    act: async (page) => {
      await partsOf(page).search.fill('1000');
      await partsOf(page).search.press('ArrowDown');
      await expect(page.getByRole('option', { selected: true })).toBeVisible();
    },
  },
  {
    name: 'a search that finds nothing',
    act: async (page) => {
      await partsOf(page).search.fill('zzzz');
      await expect(page.getByText(/No products found/)).toBeVisible();
    },
  },
];

const forgetPassword: Visit = [
  at('forget-password', 'forgetPassword', '/ForgetPassword'),
  {
    name: 'the answer of forget-password',
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Email' }).fill('ann@example.com');
      await press(page, 'Submit');
      await expect(page.getByText(/no email was sent/)).toBeVisible();
    },
  },
];

const cart: Visit = [
  { name: 'cart', page: 'cart', act: openFullCart },
  {
    name: 'the notice with Undo',
    act: async (page) => {
      await press(page, `Decrease quantity of ${MOUSE.name}`);
      await press(page, `Decrease quantity of ${MOUSE.name}`);
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    },
  },
];

const checkout: Visit = [
  { name: 'checkout', page: 'checkout', act: openCheckout },
  {
    name: 'the plans of installments',
    act: (page) => page.getByRole('radio', { name: 'Installments' }).check(),
  },
  {
    name: 'the dialog of checkout',
    act: async (page) => {
      await press(page, 'Checkout');
      await expect(partsOf(page).dialog).toBeVisible();
    },
  },
  {
    name: 'the errors of checkout',
    act: async (page) => {
      await press(page, 'OK');
      await expect(page.getByText('*Required').first()).toBeVisible();
    },
  },
  {
    name: 'the answer of checkout',
    act: async (page) => {
      await fillCard(page, ['1', '2', '3', '4'], '567');
      await press(page, 'Checkout');
      await expect(page.getByRole('status').filter({ hasText: /no order is placed/ })).toBeVisible();
    },
  },
];

const unsaved: Visit = [
  {
    name: 'the note that nothing can be saved',
    act: async (page) => {
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

/** The visits that show each page first. A screen without a page here does not compile. */
const visitsByScreen: Readonly<Record<PageScreen, readonly Visit[]>> = {
  home: [home],
  list: [[at('list', 'list', listAddress('Others'))], shortList, [at('empty-list', 'list', listAddress('Headset'))]],
  found: [detail],
  missing: [[at('no-such-product', 'missing', '/ProductDetail/99')]],
  account: [account],
  signUp: [signUp],
  forgetPassword: [forgetPassword],
  cart: [[at('empty-cart', 'cart', '/ShoppingCart')], cart],
  checkout: [checkout],
};

/**
 * All that can be seen of the shop: each address of the specification in each of its states (§2 Routes), and what opens,
 * comes or goes there: dialogs, panels, lists, answers, errors.
 */
export const visits: readonly Visit[] = [...Object.values(visitsByScreen).flat(), unsaved];

/** The pages alone. What stands before a page in its visit leads to it. */
export const pages: readonly ArrangedPage[] = visits.flatMap((visit) =>
  visit.flatMap(({ name, page: screen }, place) =>
    screen === undefined
      ? []
      : [
          {
            name,
            arrange: async (page) => {
              for (const { act } of visit.slice(0, place + 1)) await act(page);
            },
          },
        ],
  ),
);
