import { describe, expect, it } from 'vitest';
import { FAN, MOUSE } from '../../facts/products.ts';
import { pseudo } from '../../facts/pseudo-locale.ts';
import { nameOf } from '../../page/screens/product-words.ts';
import { heldBy } from '../../page/stored/stored-presses.ts';
import { STORED, storedCart, storedIds, storedVisitor } from '../../page/stored/stored.ts';
import { act } from '../support/act.ts';
import { controlsIn, press } from '../support/gestures.ts';
import { type LiveShop, MOMENT, openLiveShop } from '../support/live-shop.ts';

const BOTH = [MOUSE, FAN].map(({ id }) => ({ id, quantity: 2 }));
const FIRST = BOTH.slice(0, 1);

/** A page, and what another tab stores there and takes back. */
interface Place {
  readonly address: string;
  readonly key: string;
  /** What the browser has kept, what is stored instead, and what else it has kept. */
  readonly from: string;
  readonly to: string;
  readonly stored?: Readonly<Record<string, string>>;
  /** The name of what is pressed first. */
  readonly pressed?: string;
  /** So many controls go away, each of which can have the focus. */
  readonly gone: number;
}

const CART = { key: STORED.cart, from: storedCart(BOTH), to: storedCart([]) };
const HEARTS = storedIds([MOUSE.id, FAN.id]);

const PLACES: Readonly<Record<string, Place>> = {
  'a line of the cart': { address: '/ShoppingCart', ...CART, to: storedCart(FIRST), gone: 4 },
  'all lines of the cart, and with them the way to pay': { address: '/ShoppingCart', ...CART, gone: 9 },
  'the way out of an empty cart': { address: '/ShoppingCart', ...CART, from: CART.to, to: CART.from, gone: 1 },
  'the way out of an empty order': { address: '/CheckOut', ...CART, from: CART.to, to: CART.from, gone: 1 },
  'the way to the cart, where it no longer holds what was added': {
    address: `/ProductDetail/${MOUSE.id}`,
    key: STORED.cart,
    from: storedCart([{ id: MOUSE.id, quantity: 1 }]),
    to: storedCart(FIRST),
    pressed: pseudo('detail.addCart'),
    gone: 1,
  },
  'a product of the list': {
    address: '/UserProfile',
    key: STORED.wishlist,
    from: HEARTS,
    to: storedIds([MOUSE.id]),
    stored: { [STORED.session]: storedVisitor('Ada', true) },
    pressed: pseudo('account.lists.name'),
    gone: 2,
  },
  'the account': {
    address: '/UserProfile',
    key: STORED.session,
    from: storedVisitor('Ada', true),
    to: storedVisitor('Ada', false),
    stored: { [STORED.wishlist]: HEARTS },
    pressed: pseudo('account.lists.name'),
    gone: 8,
  },
  'the sign-in': {
    address: '/UserProfile',
    key: STORED.session,
    from: storedVisitor('Ada', false),
    to: storedVisitor('Ada', true),
    gone: 8,
  },
};

/** The controls of the page between its header and its footer. */
function controlsOf({ page }: LiveShop): HTMLElement[] {
  const main = page.querySelector('main');
  return main === null ? [] : controlsIn(main).map(({ element }) => element as HTMLElement);
}

async function pressBy(name: string, { settle }: LiveShop): Promise<void> {
  const found = controlsIn(document.body).find(({ element }) =>
    (element.getAttribute('aria-label') ?? element.textContent).startsWith(name),
  );
  if (found === undefined) throw new Error(`There is no «${name}».`);
  await act(async () => void press(found.element));
  await settle();
}

/** Another tab stores what it has made of the cart, of the hearts or of the visitor. */
async function hear({ hear: listen, settle }: LiveShop, key: string, text: string): Promise<void> {
  await act(async () => listen(key, heldBy(text, Object.entries(window.localStorage), key)));
  await settle();
}

describe('The focus is handed on by whatever another tab takes away', () => {
  it.each(Object.entries(PLACES))('%s', async (_, { address, key, from, to, stored = {}, pressed, gone }) => {
    const shop = await openLiveShop(address, { ...stored, [key]: from }, { patience: MOMENT });
    if (pressed !== undefined) await pressBy(pressed, shop);
    const lost: string[] = [];
    let taken = 0;
    for (const at of controlsOf(shop).keys()) {
      const control = controlsOf(shop)[at];
      await act(async () => control?.focus());
      const name = control?.textContent;
      await hear(shop, key, to);
      if (control?.isConnected === false) {
        taken += 1;
        if (document.activeElement === document.body) lost.push(name ?? '');
      }
      await hear(shop, key, from);
    }
    expect(lost).toEqual([]);
    expect(taken).toBe(gone);
  });
});

it('The focus stays on what another tab adds to, and leaves an Undo that another tab has made useless', async () => {
  const shop = await openLiveShop('/ShoppingCart', { [STORED.cart]: storedCart(BOTH) }, { patience: MOMENT });
  await hear(shop, STORED.cart, storedCart(FIRST));
  const remove = controlsOf(shop).find(({ textContent }) => textContent.includes(pseudo('cart.remove')));
  await act(async () => remove?.focus());
  await hear(shop, STORED.cart, storedCart(BOTH));
  expect(document.activeElement).toBe(remove);

  await pressBy(`${pseudo('cart.remove')} ${nameOf(FAN.id)}`, shop);
  expect(document.activeElement?.textContent).toBe(pseudo('common.undo'));
  await hear(shop, STORED.cart, storedCart(FIRST));
  expect(document.activeElement?.tagName).toBe('H1');
});
