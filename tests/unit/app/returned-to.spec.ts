import { expect, it } from 'vitest';
import { FAN } from '../../facts/products.ts';
import { STORED, storedCart } from '../../page/stored/stored.ts';
import { act } from '../support/act.ts';
import { fill } from '../support/gestures.ts';
import { MOMENT, openLiveShop } from '../support/live-shop.ts';

const GROUPS = ['4000', '0012', '3456', '7899'];

/** What stands in the fields of a page. */
function typed(): string {
  return [...document.querySelectorAll('main input:not([type="radio"])')]
    .map((field) => (field as HTMLInputElement).value)
    .join('');
}

async function show(persisted: boolean): Promise<void> {
  await act(async () => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
}

it('The card is forgotten where the page comes back from the memory of the browser (R14)', async () => {
  const stored = { [STORED.cart]: storedCart([{ id: FAN.id, quantity: 1 }]) };
  const shop = await openLiveShop('/CheckOut', stored, { patience: MOMENT });
  const fields = [...document.querySelectorAll<HTMLElement>('main fieldset input:not([type="radio"])')];
  for (const [place, group] of GROUPS.entries()) await act(async () => void fill(fields[place] as Element, group));
  expect(typed()).toContain(GROUPS.join(''));
  await show(false);
  expect(typed()).toContain(GROUPS.join(''));
  await show(true);
  await shop.settle();
  expect(typed()).toBe('');
});
