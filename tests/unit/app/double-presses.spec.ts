import { expect, it } from 'vitest';
import { COINS, FAN, FULL_KEYBOARD, MOUSE } from '../../facts/products.ts';
import { pseudo } from '../../facts/pseudo-locale.ts';
import { nameOf } from '../../page/screens/product-words.ts';
import { STORED, storedCart, storedIds } from '../../page/stored/stored.ts';
import { act } from '../support/act.ts';
import { controlsIn } from '../support/gestures.ts';
import { type LiveShop, MOMENT, openLiveShop } from '../support/live-shop.ts';
import { spread } from '../support/spread.ts';

/** What is under the pointer once the presses before have done what they do. */
type Aim = () => Element;

function found(element: Element | null | undefined, name: string): HTMLElement {
  if (!(element instanceof HTMLElement)) throw new Error(`There is no «${name}».`);
  return element;
}

/** A button or a link by its name. */
function control(name: string): HTMLElement {
  const all = [...document.querySelectorAll('button, a')];
  return found(
    all.find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name),
    name,
  );
}

const overlay: Aim = () => found(document.querySelector('[class*="overlay"]'), 'overlay');
const main: Aim = () => found(document.querySelector('main'), 'main');

function minus(id: number): HTMLElement {
  return control(pseudo('cart.decrease', { product: nameOf(id) }));
}
function plus(id: number): HTMLElement {
  return control(pseudo('cart.increase', { product: nameOf(id) }));
}
function remove(id: number): HTMLElement {
  return control(`${pseudo('cart.remove')} ${nameOf(id)}`);
}
function heart(id: number): HTMLElement {
  return control(pseudo('hearts.add', { product: nameOf(id) }));
}

const undo: Aim = () => control(pseudo('common.undo'));
const close: Aim = () => control(pseudo('common.close'));
const ok: Aim = () => control(pseudo('common.ok'));

/** Where Chromium puts the focus when something is pressed. */
const FOCUSED = 'a[href], button, input, select, [tabindex]';

function isStopped(element: Element, event: Event): boolean {
  return !element.dispatchEvent(event);
}

/** One press of a mouse. @param detail which it is, from 1, of those that follow one another so fast that the browser counts them */
async function pressOnce({ settle }: LiveShop, aim: Aim, detail: number): Promise<void> {
  const event = { bubbles: true, cancelable: true, detail } as const;
  await act(async () => {
    const element = aim();
    if (!isStopped(element, new MouseEvent('mousedown', event)))
      (element.closest<HTMLElement>(FOCUSED) ?? found(document.activeElement, 'focus')).focus();
    isStopped(element, new MouseEvent('mouseup', event));
    isStopped(element, new MouseEvent('click', event));
  });
  await settle();
}

/** Presses as a mouse does, one after the other at once, each at what is under the pointer by then. */
async function pressFast(shop: LiveShop, ...aims: readonly Aim[]): Promise<void> {
  for (const [place, aim] of aims.entries()) await pressOnce(shop, aim, place + 1);
}

/** Holds Enter down, while the focus goes where the presses bring it. A browser presses a button each time that it is told. */
async function holdEnter({ settle }: LiveShop, on: Element, times: number): Promise<void> {
  found(on, 'control').focus();
  for (let time = 0; time < times; time += 1) {
    await act(async () => {
      const focused = found(document.activeElement, 'focus');
      const event = { key: 'Enter', repeat: time > 0, bubbles: true, cancelable: true } as const;
      if (!isStopped(focused, new KeyboardEvent('keydown', event))) focused.click();
    });
    await settle();
  }
}

/** How many links of a page are pressed, and how many controls of the one that opens, at most. */
const [LINKS, OTHERS] = [6, 4];

/** Where a link of the shop leads; null where it stays on its page. */
function wayOf(link: Element): string | null {
  const href = link.getAttribute('href') ?? '';
  return href.startsWith('/') ? href : null;
}

it.each(['/', `/ProductList/Mouse?category=${MOUSE.category}`, `/ProductDetail/${MOUSE.id}`, '/ShoppingCart'])(
  'A double click on a link of %s presses nothing of the page that it opens',
  async (address) => {
    const stored = { [STORED.cart]: storedCart([{ id: FAN.id, quantity: 2 }]) };
    const shop = await openLiveShop(address, stored, { patience: MOMENT });
    const { href } = shop.history.location;
    const links = () => [...document.querySelectorAll('a')].filter((link) => wayOf(link) !== null);
    const ways = new Set(links().map(wayOf));
    ways.delete(href);
    expect(ways.size).toBeGreaterThan(5);
    for (const way of spread([...ways], LINKS)) {
      const link = found(
        links().find((one) => wayOf(one) === way),
        String(way),
      );
      await pressFast(shop, () => link);
      const [opened, kept] = [shop.history.location.href, JSON.stringify(localStorage)];
      const others = controlsIn(document.querySelector('main') ?? document.body).map(({ element }) => element);
      // What is under the pointer by then may be any of it.
      for (const other of spread(others, OTHERS)) await pressOnce(shop, () => other, 2);
      expect([shop.history.location.href, JSON.stringify(localStorage)], String(way)).toEqual([opened, kept]);
      await act(async () => shop.history.push(href));
      await shop.settle();
    }
  },
);

async function openCart(): Promise<LiveShop> {
  const lines = [
    { id: MOUSE.id, quantity: 1 },
    { id: FAN.id, quantity: 1 },
    { id: COINS.id, quantity: 6 },
  ];
  return openLiveShop('/ShoppingCart', { [STORED.cart]: storedCart(lines) }, { patience: MOMENT });
}

/** What is in the cart, by the page. */
function quantities(): Readonly<Record<string, string>> {
  const lines = [...document.querySelectorAll<HTMLElement>('[data-product]')];
  return Object.fromEntries(
    lines.map((line) => [line.dataset['product'] ?? '', line.querySelector('[role="group"] span')?.textContent ?? '']),
  );
}

const ALL = { [MOUSE.id]: '1', [FAN.id]: '1', [COINS.id]: '6' };
const WITHOUT_FAN = { [MOUSE.id]: '1', [COINS.id]: '6' };

it('A double click on Remove takes one line, and not the one that moves up', async () => {
  const shop = await openCart();
  await pressFast(
    shop,
    () => remove(FAN.id),
    () => remove(COINS.id),
    () => remove(COINS.id),
  );
  expect(quantities()).toEqual(WITHOUT_FAN);
  expect(document.activeElement).toBe(undo());
  // What is pressed after that is meant.
  await pressFast(shop, () => remove(COINS.id));
  expect(quantities()).toEqual({ [MOUSE.id]: '1' });
});

it('A double click on the minus of a last unit takes nothing off the line that moves up', async () => {
  const shop = await openCart();
  await pressFast(
    shop,
    () => minus(FAN.id),
    () => minus(COINS.id),
  );
  expect(quantities()).toEqual(WITHOUT_FAN);
  expect(document.activeElement).toBe(undo());
});

it('Quick presses on one minus or plus all count', async () => {
  const shop = await openCart();
  const less = (): Element => minus(COINS.id);
  // Some of them on its icon.
  const more = (): Element => found(plus(COINS.id), 'plus').firstElementChild ?? plus(COINS.id);
  await pressFast(shop, less, less, less);
  expect(quantities()[COINS.id]).toBe('3');
  await pressFast(shop, more, () => plus(COINS.id), more, more);
  expect(quantities()[COINS.id]).toBe('7');
});

it('A double click on Undo or Close presses nothing that is there once the notice is gone, and takes no focus', async () => {
  const shop = await openCart();
  await pressFast(shop, () => remove(FAN.id));
  await pressFast(shop, undo, () => control(nameOf(FAN.id)));
  expect([shop.history.location.pathname, quantities()]).toEqual(['/ShoppingCart', ALL]);
  expect(document.activeElement).toBe(minus(FAN.id));
  await pressFast(shop, () => remove(FAN.id));
  await pressFast(shop, close, main);
  expect(document.activeElement).toBe(minus(COINS.id));
});

it.each([
  ['Undo', undo, ALL, FAN.id],
  ['Close', close, WITHOUT_FAN, COINS.id],
] as const)('Enter that is held down on %s does not press the minus that gets the focus', async (_, aim, left, id) => {
  const shop = await openCart();
  await pressFast(shop, () => remove(FAN.id));
  await holdEnter(shop, aim(), 3);
  expect(quantities()).toEqual(left);
  expect(document.activeElement).toBe(minus(id));
  await holdEnter(shop, minus(COINS.id), 1);
  expect(quantities()[COINS.id]).toBe('5');
});

it('Enter that is held down on a minus or a plus counts on', async () => {
  const shop = await openCart();
  await holdEnter(shop, minus(COINS.id), 3);
  expect(quantities()[COINS.id]).toBe('3');
  await holdEnter(shop, plus(COINS.id), 4);
  expect(quantities()[COINS.id]).toBe('7');
});

it('A double click adds to the cart and leaves the dialog open, whatever of it is under the pointer; one on OK opens nothing', async () => {
  const shop = await openLiveShop(`/ProductList/Mouse?category=${MOUSE.category}`, {}, { patience: MOMENT });
  const add = (): Element => control(pseudo('list.addToCart', { product: nameOf(MOUSE.id) }));
  for (const second of [overlay, ok, () => control(pseudo('detail.viewCart'))]) {
    await pressFast(shop, add, second, second);
    expect(ok().matches(':focus'), String(second)).toBe(true);
    await pressFast(shop, ok, () => control(nameOf(MOUSE.id)));
    expect(document.querySelector('[role="dialog"]')).toBe(null);
    expect(shop.history.location.pathname).toBe('/ProductList/Mouse');
    expect(document.activeElement).toBe(add());
  }
});

it('One press beside a dialog closes it, and a double click there opens nothing that lies below', async () => {
  const shop = await openLiveShop(`/ProductList/Mouse?category=${MOUSE.category}`, {}, { patience: MOMENT });
  await pressFast(shop, () => control(pseudo('list.addToCart', { product: nameOf(MOUSE.id) })));
  await pressFast(shop, overlay, () => control(nameOf(MOUSE.id)));
  expect(document.querySelector('[role="dialog"]')).toBe(null);
  expect(shop.history.location.pathname).toBe('/ProductList/Mouse');
});

it('A double click on Checkout leaves the dialog open, and one on its OK the focus in the first empty field', async () => {
  const stored = { [STORED.cart]: storedCart([{ id: FAN.id, quantity: 1 }]) };
  const shop = await openLiveShop('/CheckOut', stored, { patience: MOMENT });
  await pressFast(shop, () => control(pseudo('checkout.submit')), overlay);
  expect(ok().matches(':focus')).toBe(true);
  await pressFast(shop, ok, main);
  expect(document.querySelector('[role="dialog"]')).toBe(null);
  expect(document.activeElement).toBe(document.querySelector('form input:not([type="radio"])'));
});

it('A double click on a heart of the list takes one product off it', async () => {
  const stored = { [STORED.wishlist]: storedIds([MOUSE.id, FULL_KEYBOARD.id, FAN.id]) };
  const shop = await openLiveShop('/UserProfile', stored, { patience: MOMENT });
  const { activeElement } = document;
  await pressFast(
    shop,
    () => heart(MOUSE.id),
    () => heart(FULL_KEYBOARD.id),
  );
  const names = [...document.querySelectorAll('main h3')].map((heading) => heading.textContent);
  expect(names).toEqual([FULL_KEYBOARD, FAN].map(({ id }) => nameOf(id)));
  expect(document.activeElement).not.toBe(activeElement);
  expect(document.activeElement?.textContent).toBe(pseudo('account.lists.count', { count: 2 }));
});
