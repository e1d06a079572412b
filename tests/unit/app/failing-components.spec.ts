import { act } from 'react';
import { expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import type { MachineId } from '../../../machines/index.ts';
import { sampling } from '../../commands/sampling.ts';
import { listAddress } from '../../facts/categories.ts';
import { linesOf } from '../../facts/cart-presses.ts';
import { type Code, LANGUAGES } from '../../facts/languages.ts';
import { FAN, MOUSE } from '../../facts/products.ts';
import { pseudoIn } from '../../facts/pseudo-locale.ts';
import { componentsAt, LAST, nextLanguageOf } from '../../faults/places.ts';
import { cartIn } from '../../page/stored/cart-in-storage.ts';
import { STORED, type Stored, storedCart, storedVisitor } from '../../page/stored/stored.ts';
import { faults } from '../support/component-faults.ts';
import { press } from '../support/gestures.ts';
import { type LiveShop, MOMENT, openLiveShop } from '../support/live-shop.ts';

/** Where a look of `tests/faults/places.ts` is, what else the browser has kept, and what a machine is told for it. */
interface Look {
  readonly address: string;
  readonly stored?: Stored;
  readonly told?: readonly [MachineId, AnyEventObject];
}

const SIGNED_IN: Stored = { [STORED.session]: storedVisitor('Ada', true) };
const DETAIL = `/ProductDetail/${FAN.id}`;

/** Those that need no browser of their own, and no other component that has failed before. */
const LOOKS: Readonly<Record<string, Look>> = {
  home: { address: '/' },
  list: { address: listAddress('Others') },
  'short-list': { address: listAddress('Keyboard') },
  'empty-list': { address: listAddress('Headset') },
  detail: { address: DETAIL },
  'the answer to Add Cart, and a heart': { address: DETAIL, told: ['purchase', { type: 'addCart.pressed' }] },
  'a picture from near': { address: DETAIL, told: ['gallery', { type: 'zoom.pressed' }] },
  'no-such-product': { address: '/ProductDetail/99' },
  'a product without a number': { address: '/ProductDetail' },
  'sign-in': { address: '/UserProfile' },
  account: { address: '/UserProfile', stored: SIGNED_IN },
  'sign-up': { address: '/SignUp' },
  suggestions: { address: '/SignUp', told: ['search', { type: 'query.typed', query: '1000' }] },
  'suggestions of a category': { address: '/SignUp', told: ['search', { type: 'query.typed', query: 'mouse' }] },
  'forget-password': { address: '/ForgetPassword' },
  'empty-cart': { address: '/ShoppingCart', stored: { [STORED.cart]: storedCart([]) } },
  cart: { address: '/ShoppingCart' },
  'the notice with Undo': { address: '/ShoppingCart', told: ['cart', { type: 'item.removed', id: MOUSE.id }] },
  checkout: { address: '/CheckOut' },
  'a dark look': { address: '/', stored: { [STORED.colours]: 'dark' } },
  'news that stand still': { address: '/', told: ['carousel', { type: 'pause.pressed' }] },
};

const CART: Stored = {
  [STORED.cart]: storedCart([
    { id: MOUSE.id, quantity: 2 },
    { id: FAN.id, quantity: 1 },
  ]),
};

/** The shop at a look, of which a component is told to fail before it comes, or, if none is named, nothing fails. */
async function openAt({ address, stored = {}, told }: Look, failing = ''): Promise<LiveShop> {
  faults.rendered.clear();
  faults.failing = told === undefined ? failing : '';
  const shop = await openLiveShop(
    address,
    { ...CART, ...stored },
    { patience: MOMENT, allowed: /injected into|Error in route match/u },
  );
  faults.failing = failing;
  if (told === undefined) return shop;
  const [id, event] = told;
  await act(async () => shop.actorOf(id).send(event));
  await shop.settle();
  return shop;
}

function cartOf(): unknown {
  return linesOf(cartIn(Object.entries(window.localStorage))).lines;
}

/** What a person sees of the home page, whoever the page is for. */
function homeOf(shop: LiveShop): string[] {
  const { title } = document;
  return [
    title,
    shop.page.querySelector('header')?.textContent ?? '',
    shop.page.querySelector('h1')?.textContent ?? '',
  ];
}

/**
 * What stands there is the error view, which names the fault and has the focus; the cart is as it was, and the way home
 * works once the fault is gone.
 */
async function expectRecovery(shop: LiveShop, name: string, code: Code, cart: unknown): Promise<void> {
  const { page, history } = shop;
  expect(document.documentElement.lang).toBe(LANGUAGES[code].tag);
  const said = (key: string): string => pseudoIn(code, key);
  const heading = said('errors.unexpected.heading');
  expect([...page.querySelectorAll('h1')].map(({ textContent }) => textContent)).toEqual([heading]);
  expect(document.activeElement?.textContent, 'what has the focus').toBe(heading);
  const words = ['heading', 'text', 'message'].map((part) => said(`errors.unexpected.${part}`));
  expect(page.querySelector('main')?.textContent).toBe(
    [...words, `injected into ${name}`, said('common.backToHome')].join(''),
  );
  expect(cartOf()).toEqual(cart);
  const way = [...page.querySelectorAll('main a')].find(({ textContent }) => textContent === said('common.backToHome'));
  if (way === undefined) throw new Error('No way leads home.');
  faults.failing = '';
  const isOfFrame = page.querySelector('header') === null;
  // The frame that failed is not relied on: the browser loads the page anew.
  if (isOfFrame) expect(way.getAttribute('href')).toBe('/');
  else {
    await act(async () => void press(way));
    await shop.settle();
    expect(history.location.href).toBe('/');
  }
  const kept = Object.fromEntries(Object.entries(window.localStorage));
  const shown = isOfFrame ? undefined : homeOf(shop);
  await shop.leave();
  const fresh = await openLiveShop('/', kept, { patience: MOMENT });
  const expected = homeOf(fresh);
  await fresh.leave();
  expect(expected.at(-1)).toBe(pseudoIn(code, 'home.heading'));
  if (shown !== undefined) expect(shown).toEqual(expected);
}

const chosen = Object.entries(LOOKS).flatMap(([look, where]) =>
  componentsAt(look, sampling.oneComponentIn)
    .filter((name) => !LAST.has(name))
    .map((name) => [name, look, where] as const),
);

it.each(chosen)(
  '%s that fails on «%s» ends in the error view, the cart as it was, with a way home that works',
  async (name, _, where) => {
    const plain = await openAt(where);
    expect(faults.rendered).toContain(name);
    const cart = cartOf();
    const code = nextLanguageOf(name);
    faults.rendered.clear();
    faults.failing = name;
    await act(async () => plain.hear(STORED.language, code));
    await plain.settle();
    if (faults.rendered.has(name)) await expectRecovery(plain, name, code, cart);
    else await plain.leave();
    await expectRecovery(await openAt(where, name), name, 'en', cart);
  },
);
