import { expect, it } from 'vitest';
import { LANGUAGES } from '../../facts/languages.ts';
import { pseudo } from '../../facts/pseudo-locale.ts';
import { act } from '../support/act.ts';
import { controlNamed, fill, press } from '../support/gestures.ts';
import { type LiveShop, MOMENT, openLiveShop } from '../support/live-shop.ts';

function search(query: string): void {
  const field = controlNamed(pseudo('search.label'));
  field.focus();
  fill(field, query);
}

/** What can be open, how it is opened, and what in it has the focus then. */
const OPENED: Readonly<Record<string, readonly [open: () => void, focused: () => Element | null]>> = {
  'the languages': [
    () => press(controlNamed(pseudo('language.button'))),
    () => document.querySelector(`button[lang="${LANGUAGES.cn.tag}"]`),
  ],
  'what a search finds': [() => search('k'), () => controlNamed(pseudo('search.label'))],
  'the ways on where it finds nothing': [() => search('qqq'), () => document.querySelector('search li a')],
};

/** A window that is left takes the focus from nobody who comes back, and tells the page as if it did. */
async function leaveWindow({ settle }: LiveShop): Promise<void> {
  await act(async () => void document.activeElement?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  await settle();
}

it.each(Object.entries(OPENED))('Who comes back to the window finds %s still open', async (_, [open, focused]) => {
  const shop = await openLiveShop('/', {}, { patience: MOMENT });
  await act(async () => open());
  await shop.settle();
  const kept = focused() as HTMLElement;
  kept.focus();
  // What was told until then is told once.
  shop.seen();
  const seen = shop.seen();
  await leaveWindow(shop);
  expect(shop.seen()).toEqual(seen);
  expect(document.activeElement).toBe(kept);
});
