import { describe, expect, it } from 'vitest';
import { FAN, MOUSE } from '../../facts/products.ts';
import { pseudo } from '../../facts/pseudo-locale.ts';
import { STORED, storedCart, storedVisitor } from '../../page/stored/stored.ts';
import { nameOf } from '../../page/screens/product-words.ts';
import { act } from '../support/act.ts';
import { type Control, controlsIn, press } from '../support/gestures.ts';
import { MOMENT, openLiveShop } from '../support/live-shop.ts';
import { keysKeptIn } from '../support/modified-keys.ts';

function buttonOf(name: string): Element {
  const found = [...document.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  );
  if (found === undefined) throw new Error(`There is no button «${name}».`);
  return found;
}

/** Whether the page keeps Enter from the browser, which would press a button or submit a form by it. */
function isKept(element: Element, { repeat }: { readonly repeat: boolean }): boolean {
  const event = new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true });
  return !element.dispatchEvent(event);
}

/** One button of each kind that is there at first, but the one that leaves the account. */
function kindsIn(page: Element): readonly Control[] {
  const buttons = controlsIn(page).filter(({ element }) => element instanceof HTMLButtonElement);
  return [...new Map(buttons.map((one) => [one.kind, one])).values()].filter(
    ({ name }) => name !== pseudo('account.signOut'),
  );
}

async function pressed(element: Element, settle: () => Promise<void>): Promise<void> {
  await act(async () => void press(element));
  await settle();
}

/** Whether Enter presses when it goes down, and whether it goes on to press while it is held. */
function pressesOf(element: Element): readonly boolean[] {
  return [false, true].map((repeat) => !isKept(element, { repeat }));
}

it('Enter that is held down adds one unit, and the OK of the dialog waits for a press of its own', async () => {
  const { settle } = await openLiveShop(`/ProductList/Mouse?category=${MOUSE.category}`, {}, { patience: MOMENT });
  const add = buttonOf(pseudo('list.addToCart', { product: nameOf(MOUSE.id) }));
  expect(pressesOf(add)).toEqual([true, false]);
  await pressed(add, settle);
  expect(pressesOf(buttonOf(pseudo('common.ok')))).toEqual([true, false]);
});

it('Enter that is held down opens the dialog of checkout, or closes it, and does not go on to do the other', async () => {
  const stored = { [STORED.cart]: storedCart([{ id: FAN.id, quantity: 1 }]) };
  const { page, settle } = await openLiveShop('/CheckOut', stored, { patience: MOMENT });
  const fields = [...page.querySelectorAll('form input:not([type="radio"])')];
  expect(fields.map(pressesOf)).toEqual(Array.from({ length: 5 }, () => [true, false]));
  await pressed(buttonOf(pseudo('checkout.submit')), settle);
  expect(pressesOf(buttonOf(pseudo('common.ok')))).toEqual([true, false]);
});

it.each([
  ['/', {}],
  [`/ProductList/Mouse?category=${MOUSE.category}`, {}],
  [`/ProductDetail/${FAN.id}`, {}],
  ['/ShoppingCart', { [STORED.cart]: storedCart([{ id: FAN.id, quantity: 1 }]) }],
  ['/CheckOut', {}],
  ['/UserProfile', { [STORED.session]: storedVisitor('Ada', true) }],
  ['/SignUp', {}],
])(
  'A key with Alt, Control or Meta beside it is left to the browser on each control of %s',
  async (address, stored) => {
    const { page, settle } = await openLiveShop(address, stored, { patience: MOMENT });
    const kept = await keysKeptIn(page);
    await settle();
    expect(kept).toEqual([]);
  },
);

/** What tells whether a switch is on. */
function stateOf(element: Element): string {
  return JSON.stringify(['aria-label', 'aria-pressed', 'aria-expanded'].map((name) => element.getAttribute(name)));
}

describe('Enter that is held down presses a switch once: as fast as a key repeats it would flash (WCAG 2.2, 2.3.1)', () => {
  it.each([
    ['/', {}, 5],
    [`/ProductDetail/${FAN.id}`, {}, 5],
    ['/UserProfile', {}, 4],
    ['/UserProfile', { [STORED.session]: storedVisitor('Ada', true) }, 9],
  ])('%s %j', async (address, stored, count) => {
    const { page, settle } = await openLiveShop(address, stored, { patience: MOMENT });
    const switches: string[] = [];
    const flashing: string[] = [];
    for (const { element, name } of kindsIn(page)) {
      const before = stateOf(element);
      await pressed(element, settle);
      const after = stateOf(element);
      await pressed(element, settle);
      if (!element.isConnected || after === before || stateOf(element) !== before) continue;
      switches.push(name);
      if (!isKept(element, { repeat: true })) flashing.push(name);
    }
    expect(flashing).toEqual([]);
    expect(switches).toHaveLength(count);
  });
});
