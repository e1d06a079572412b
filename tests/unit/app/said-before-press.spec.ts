import { expect, it } from 'vitest';
import { MOUSE } from '../../facts/products.ts';
import { pseudo } from '../../facts/pseudo-locale.ts';
import { heldBy } from '../../page/stored/stored-presses.ts';
import { STORED, storedCart } from '../../page/stored/stored.ts';
import { act } from '../support/act.ts';
import { choose, press } from '../support/gestures.ts';
import { MOMENT, openLiveShop } from '../support/live-shop.ts';

async function openProduct() {
  const shop = await openLiveShop(`/ProductDetail/${MOUSE.id}`, {}, { patience: MOMENT });
  const add = [...shop.page.querySelectorAll('button')].find((one) => one.textContent === pseudo('detail.addCart'));
  const done = async (deed: () => void) => {
    await act(async () => deed());
    await shop.settle();
    const note = shop.page.querySelector(`[id="${add?.getAttribute('aria-describedby')}"]`);
    const paragraphs = [...shop.page.querySelectorAll('main p')].map(({ textContent }) => textContent);
    return { note: note?.textContent ?? '', paragraphs };
  };
  return {
    addCart: () => done(() => add && void press(add)),
    choose: (quantity: number) =>
      done(() => {
        const select = shop.page.querySelector('select');
        if (select) choose(select, `${quantity}`);
      }),
    /** Another tab makes the cart hold so many of the product. */
    hear: (quantity: number) =>
      done(() => {
        const lines = quantity === 0 ? [] : [{ id: MOUSE.id, quantity }];
        const text = heldBy(storedCart(lines), Object.entries(window.localStorage), STORED.cart);
        shop.hear(STORED.cart, text);
      }),
  };
}

function replaces(inCart: number, quantity: number): string {
  return pseudo('detail.inCart', { inCart, quantity });
}

function isSaid(paragraphs: readonly string[], quantity: number): boolean {
  return paragraphs.some((one) => one.startsWith(pseudo('detail.added', { quantity })));
}

it('What Add Cart will replace is said before the press also where another tab has changed it since the last one (R23)', async () => {
  const { addCart, choose: chosen, hear } = await openProduct();
  const added = await addCart();
  expect([added.note, isSaid(added.paragraphs, 1)]).toEqual(['', true]);

  const raised = await hear(5);
  expect(raised.note).toBe(replaces(5, 1));
  expect(raised.paragraphs).toContain(raised.note);
  expect([1, 5].map((quantity) => isSaid(raised.paragraphs, quantity))).toEqual([false, false]);

  const again = await addCart();
  expect([again.note, isSaid(again.paragraphs, 1)]).toEqual(['', true]);

  const emptied = await hear(0);
  expect([emptied.note, isSaid(emptied.paragraphs, 1), isSaid(emptied.paragraphs, 0)]).toEqual(['', false, false]);

  // The dropdown says what a press would put there; it is no answer to one.
  await hear(2);
  expect((await chosen(2)).note).toBe(replaces(2, 2));
});
