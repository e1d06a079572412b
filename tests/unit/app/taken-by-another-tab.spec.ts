import { expect, it } from 'vitest';
import { FAN, MOUSE } from '../../facts/products.ts';
import { pseudo } from '../../facts/pseudo-locale.ts';
import { heldBy } from '../../page/stored/stored-presses.ts';
import { STORED, storedCart, storedIds, storedVisitor } from '../../page/stored/stored.ts';
import { act } from '../support/act.ts';
import { press } from '../support/gestures.ts';
import { type LiveShop, MOMENT, openLiveShop } from '../support/live-shop.ts';

const BOTH = [MOUSE, FAN].map(({ id }) => ({ id, quantity: 2 }));
const FIRST = BOTH.slice(0, 1);

function control(page: Element, selector: string): HTMLElement {
  const found = page.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`Nothing is «${selector}».`);
  return found;
}

/** Another tab stores what it has made of the cart or of the hearts. @returns what has the focus then */
async function focusAfter({ hear, settle }: LiveShop, key: string, text: string): Promise<string | undefined> {
  await act(async () => hear(key, heldBy(text, Object.entries(window.localStorage), key)));
  await settle();
  return document.activeElement?.tagName;
}

it('A line of the cart that another tab takes away hands the focus on to the heading', async () => {
  const shop = await openLiveShop('/ShoppingCart', { [STORED.cart]: storedCart(BOTH) }, { patience: MOMENT });
  control(shop.page, `[data-product="${FAN.id}"] button`).focus();
  expect(await focusAfter(shop, STORED.cart, storedCart(FIRST))).toBe('H1');

  control(shop.page, `[data-product="${MOUSE.id}"] button`).focus();
  expect(await focusAfter(shop, STORED.cart, storedCart(BOTH)), 'where another line comes').toBe('BUTTON');
});

it('Undo hands the focus on where another tab has made it useless', async () => {
  const shop = await openLiveShop('/ShoppingCart', { [STORED.cart]: storedCart(BOTH) }, { patience: MOMENT });
  const remove = [...control(shop.page, `[data-product="${FAN.id}"]`).querySelectorAll('button')].at(-1);
  await act(async () => void (remove && press(remove)));
  await shop.settle();
  expect(document.activeElement?.textContent).toBe(pseudo('common.undo'));
  expect(await focusAfter(shop, STORED.cart, storedCart(FIRST))).toBe('H1');
});

it('A product of the list hands the focus on where another tab takes its heart away', async () => {
  const stored = {
    [STORED.session]: storedVisitor('Ada', true),
    [STORED.wishlist]: storedIds([MOUSE.id, FAN.id]),
  };
  const shop = await openLiveShop('/UserProfile', stored, { patience: MOMENT });
  const tile = [...shop.page.querySelectorAll('main button')].find((one) =>
    one.textContent.includes(pseudo('account.lists.name')),
  );
  await act(async () => void (tile && press(tile)));
  await shop.settle();
  control(shop.page, `main li a[href="/ProductDetail/${FAN.id}"]`).focus();
  expect(await focusAfter(shop, STORED.wishlist, storedIds([MOUSE.id]))).toBe('H1');
});
