import type { Page } from '@playwright/test';
import type { Random } from '../../engine/random-walks/random.ts';
import { answers } from '../answers.ts';
import type { Control, SeenShop } from './in-page.ts';

/** One thing that a person does. A list of deeds can be written down and done again. */
export type Deed =
  | { readonly does: 'clicks' | 'chooses'; readonly control: Control }
  | { readonly does: 'types'; readonly control: Control; readonly text: string }
  | { readonly does: 'presses'; readonly key: string }
  | { readonly does: 'opens'; readonly address: string }
  | { readonly does: 'goes back' | 'goes forward' | 'reloads' };

const KEYS = ['Tab', 'Tab', 'Shift+Tab', 'Enter', 'Enter', 'Space', 'Escape', 'ArrowDown', 'ArrowUp', 'ArrowRight'];
const TEXTS = ['a', 'Ann', 'key', '4929 8713', '滑鼠', '<b>', ' '];
const ADDRESSES = [
  '/',
  '/ProductList?category=6',
  '/ProductDetail/1',
  '/ProductDetail/99',
  '/ShoppingCart',
  '/CheckOut',
];

/** What a person may do next, by chance: mostly clicks, some keys, now and then a step of the history. */
export function anyDeed(random: Random, { controls }: SeenShop): Deed {
  if (random.onceIn(60)) return { does: 'opens', address: random.pick(ADDRESSES) };
  if (random.onceIn(40)) return { does: random.pick(['goes back', 'goes back', 'goes forward', 'reloads'] as const) };
  if (random.onceIn(4) || controls.length === 0) return { does: 'presses', key: random.pick(KEYS) };
  const control = random.pick(controls);
  if (control.kind === 'select') return { does: 'chooses', control };
  return ['input', 'combobox'].includes(control.kind) && random.onceIn(2)
    ? { does: 'types', control, text: random.pick(TEXTS) }
    : { does: 'clicks', control };
}

/** How long a control may take until it can be pressed, in milliseconds: one that is covered stays so. */
const REACH = 2000;

async function click(page: Page, control: Control): Promise<void> {
  const found = await page.evaluateHandle((one) => window.loadoutExplorer.find(one), control);
  await found
    .asElement()
    ?.click({ timeout: REACH })
    .catch(() => undefined);
}

/** Gives a control the focus, and then uses the keyboard; not where the control is gone. */
async function atControl(page: Page, control: Control, type: () => Promise<void>): Promise<void> {
  if (await page.evaluate((one) => window.loadoutExplorer.focus(one), control)) await type();
}

/** Does it on a page, by mouse and keyboard, as far as it can be done: what is gone or covered cannot. */
export async function doDeed(page: Page, deed: Deed): Promise<void> {
  const { keyboard } = page;
  if (deed.does === 'clicks') return click(page, deed.control);
  // A list that drops down is drawn by the browser, and its window would swallow what comes next.
  if (deed.does === 'chooses') return atControl(page, deed.control, () => keyboard.press('ArrowDown'));
  if (deed.does === 'types') return atControl(page, deed.control, () => keyboard.insertText(deed.text));
  if (deed.does === 'presses') await keyboard.press(deed.key);
  if (deed.does === 'opens') await page.goto(deed.address);
  if (deed.does === 'reloads') await page.reload();
  if (deed.does === 'goes back') await page.goBack();
  if (deed.does === 'goes forward') await page.goForward();
  await answers(page);
}
