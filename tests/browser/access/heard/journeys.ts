import { type Page, expect } from '@playwright/test';
import { CATEGORIES, listAddress } from '../../../facts/categories.ts';
import { CODES, type Code, LANGUAGES } from '../../../facts/languages.ts';
import { COMPACT_KEYBOARD, FULL_KEYBOARD, MOUSE } from '../../../facts/products.ts';
import type { Gaps } from '../../../facts/words.ts';

/** What is done on a page in a language, by its names. */
export interface Act {
  readonly does: string;
  readonly act: (scene: Scene) => Promise<void>;
  /** What must be heard of it, in the words of the reader, which are English; null where it is typing, which echoes. */
  readonly hears: RegExp | null;
  /** Whether the page is read from top to bottom after it. */
  readonly isRead?: boolean;
}

/** The reader's words for what a shopper waits for. */
const NEWS = /^polite: /u;
const PAGE = /^heading, /u;
const DIALOG = /^dialog, /u;
const MARK = /^marked: option, /u;
const CONTROL = /^(?:button|radio|textbox), /u;

/** A page, and the words of its language. */
export interface Scene {
  readonly page: Page;
  readonly code: Code;
  readonly t: (key: string, gaps?: Gaps) => string;
}

/** What a shopper does from an address on. */
export interface Journey {
  readonly name: string;
  readonly address: string;
  /** Whether the first page is read, too. */
  readonly isRead: boolean;
  /** What the console may say, where something is made to fail. */
  readonly allows?: RegExp;
  readonly acts: readonly Act[];
}

function button({ page, t }: Scene, key: string, gaps?: Gaps) {
  return page.getByRole('button', { name: t(key, gaps), exact: true });
}

function press(key: string, does: string, hears: RegExp, gaps: (scene: Scene) => Gaps = () => ({})): Act {
  return { does, hears, act: (scene) => button(scene, key, gaps(scene)).click() };
}

function follow(key: string, does: string): Act {
  return {
    does,
    hears: PAGE,
    isRead: true,
    act: async ({ page, t }) => {
      await page
        .getByRole('link', { name: t(key), exact: true })
        .last()
        .click();
    },
  };
}

function type(key: string, words: (scene: Scene) => string, does: string): Act {
  return { does, hears: null, act: (scene) => scene.page.getByLabel(scene.t(key), { exact: true }).fill(words(scene)) };
}

function arrow(key: 'ArrowDown' | 'ArrowUp', does: string): Act {
  return { does, hears: MARK, act: ({ page }) => page.getByRole('combobox').press(key) };
}

function mouse({ t }: Scene): Gaps {
  return { product: t(`product.${MOUSE.id}.name`) };
}

function keyboard({ t }: Scene): string {
  return t(`category.${CATEGORIES.find(({ name }) => name === 'Keyboard')?.id ?? 0}.name`);
}

/** Runs in the page: what search needs throws from now on. */
function breakSearch(): void {
  Object.assign(String.prototype, {
    normalize: () => {
      throw new Error('injected');
    },
  });
}

/** The journeys whose words are kept. */
export const journeys: readonly Journey[] = [
  {
    name: 'purchase',
    address: listAddress('Mouse'),
    isRead: true,
    acts: [
      press('list.addToCart', 'adds the mouse', DIALOG, mouse),
      follow('detail.viewCart', 'goes to the cart'),
      press('cart.increase', 'adds another one', NEWS, mouse),
      {
        does: 'removes the line',
        hears: NEWS,
        act: async (scene) => {
          const { page, t } = scene;
          await page.getByRole('button', { name: new RegExp(`^${t('cart.remove')}`, 'u') }).click();
        },
      },
      press('common.undo', 'takes that back', NEWS),
      follow('cart.checkOut', 'goes to the checkout'),
      {
        does: 'chooses installments',
        hears: CONTROL,
        act: ({ page, t }) => page.getByRole('radio', { name: t('checkout.method.installments'), exact: true }).check(),
      },
      press('checkout.submit', 'presses Checkout with an empty card', DIALOG),
      press('common.ok', 'closes the dialog', /, invalid/u),
      {
        does: 'fills the card',
        hears: null,
        act: async ({ page, t }) => {
          for (const group of [1, 2, 3, 4]) {
            await page.getByRole('textbox', { name: t('checkout.cardGroup', { group }), exact: true }).fill('1111');
          }
          await page.getByRole('textbox', { name: t('checkout.securityCode'), exact: true }).fill('123');
        },
      },
      press('checkout.submit', 'presses Checkout', NEWS),
    ],
  },
  {
    name: 'sign-in',
    address: '/UserProfile',
    isRead: true,
    acts: [
      press('account.signIn.submit', 'presses Log in with nothing filled in', /, invalid/u),
      type('form.userName', () => 'Ann', 'types a name'),
      type('form.password', () => 'a password', 'types a password'),
      { ...press('account.signIn.submit', 'presses Log in', PAGE), isRead: true },
      { ...press('account.security.name', 'opens Security', CONTROL), isRead: true },
    ],
  },
  {
    name: 'search',
    address: '/ForgetPassword',
    isRead: false,
    acts: [
      { does: 'types a category', hears: NEWS, act: (scene) => scene.page.getByRole('combobox').fill(keyboard(scene)) },
      { does: 'types what nothing is called', hears: NEWS, act: ({ page }) => page.getByRole('combobox').fill('zzzz') },
      {
        does: 'types the category again',
        hears: NEWS,
        act: (scene) => scene.page.getByRole('combobox').fill(keyboard(scene)),
      },
      arrow('ArrowDown', 'marks the first suggestion'),
      arrow('ArrowDown', 'marks the next one'),
      arrow('ArrowUp', 'goes back to the first'),
      { does: 'presses Enter', hears: PAGE, act: ({ page }) => page.getByRole('combobox').press('Enter') },
    ],
  },
  {
    name: 'language',
    address: '/ForgetPassword',
    isRead: false,
    acts: [
      {
        does: 'opens the list of languages',
        hears: CONTROL,
        act: (scene) => button(scene, 'language.button').press('Enter'),
      },
      {
        does: 'chooses the next language',
        hears: CONTROL,
        isRead: true,
        act: async ({ page, code }) => {
          const next = CODES[(CODES.indexOf(code) + 1) % CODES.length] ?? code;
          await page.getByRole('button', { name: LANGUAGES[next].name, exact: true }).press('Enter');
          await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES[next].tag);
        },
      },
    ],
  },
  {
    name: 'errors',
    address: '/SignUp',
    isRead: false,
    acts: [
      type('form.email', () => 'not an email', 'types what is no email'),
      { ...press('form.submit', 'presses Submit', /, invalid/u), isRead: true },
    ],
  },
  { name: 'missing', address: '/ProductDetail/99', isRead: true, acts: [] },
  {
    name: 'comparison',
    address: `/ProductDetail/${COMPACT_KEYBOARD.id}`,
    isRead: true,
    acts: [
      {
        does: 'goes to the keyboard beside it',
        hears: PAGE,
        act: ({ page, t }) =>
          page
            .getByRole('table')
            .getByRole('link', { name: t(`product.${FULL_KEYBOARD.id}.name`) })
            .click(),
      },
    ],
  },
  {
    name: 'fault',
    address: '/ForgetPassword',
    isRead: false,
    allows: /injected/u,
    acts: [
      {
        does: 'searches, and search fails',
        hears: PAGE,
        isRead: true,
        act: async ({ page }) => {
          await page.evaluate(breakSearch);
          await page.getByRole('combobox').fill('mouse');
        },
      },
    ],
  },
];
