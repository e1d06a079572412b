import type { Locator, Page } from '@playwright/test';
import { listAddress } from '../facts/categories.ts';
import { FULL_KEYBOARD, MOUSE } from '../facts/products.ts';
import { english } from '../facts/texts.ts';
import { STORED, type Stored, storedCart } from '../page/stored/stored.ts';

/** A touch that leads from one screen to another. */
export interface Way {
  readonly name: string;
  /** Where it starts, and what the browser holds when that is opened. */
  readonly from: string;
  readonly stored: Stored;
  /** What is touched. */
  readonly touched: (page: Page) => Locator;
  /** The heading of the screen that it leads to. */
  readonly heading: string;
}

const oneLine: Stored = { [STORED.cart]: storedCart([{ id: FULL_KEYBOARD.id, quantity: 1 }]) };

function link(name: string | RegExp): Way['touched'] {
  return (page) => page.getByRole('link', { name, exact: true }).first();
}

function linkInHeader(name: string | RegExp): Way['touched'] {
  return (page) => page.getByRole('banner').getByRole('link', { name, exact: true }).first();
}

const CART = { touched: linkInHeader(/^Cart/u), heading: english('cart.heading') };

/** Every route of the shop, each reached by a touch on another. */
export const ways: readonly Way[] = [
  { name: 'home to a list', from: '/', stored: {}, touched: link('Mouse'), heading: 'Mouse' },
  { name: 'home to a product', from: '/', stored: {}, touched: link(MOUSE.name), heading: MOUSE.name },
  {
    name: 'a list to a product',
    from: listAddress('Keyboard'),
    stored: {},
    touched: link(FULL_KEYBOARD.name),
    heading: FULL_KEYBOARD.name,
  },
  {
    name: 'a product to the cart',
    from: `/ProductDetail/${FULL_KEYBOARD.id}`,
    stored: {},
    touched: (page) => page.getByRole('button', { name: english('detail.buyNow'), exact: true }),
    heading: english('cart.heading'),
  },
  { name: 'home to the cart', from: '/', stored: oneLine, ...CART },
  {
    name: 'the cart to checkout',
    from: '/ShoppingCart',
    stored: oneLine,
    touched: link(english('cart.checkOut')),
    heading: english('checkout.heading'),
  },
  {
    name: 'checkout to home',
    from: '/CheckOut',
    stored: oneLine,
    touched: linkInHeader('Loadout'),
    heading: english('home.heading'),
  },
  { name: 'home to sign-in', from: '/', stored: {}, touched: linkInHeader(/^Hello/u), heading: 'Sign in' },
  {
    name: 'sign-in to sign-up',
    from: '/UserProfile',
    stored: {},
    touched: link(english('account.signIn.signUp')),
    heading: english('signUp.heading'),
  },
  {
    name: 'sign-in to a forgotten password',
    from: '/UserProfile',
    stored: {},
    touched: link(english('account.signIn.forgetPassword')),
    heading: english('forgetPassword.heading'),
  },
];
