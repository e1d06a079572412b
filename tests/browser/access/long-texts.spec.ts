import type { Page } from '@playwright/test';
import { byTurns } from '../../commands/sampling.ts';
import { listAddress } from '../../facts/categories.ts';
import { longLocale } from '../../facts/long-locale.ts';
import { COMPACT_KEYBOARD, LAST_COINS, MOUSE } from '../../facts/products.ts';
import { answers } from '../../page/answers.ts';
import { untilIdle } from '../../page/screen/blocked-control.ts';
import { STORED, storedCart, storedVisitor } from '../../page/stored/stored.ts';
import { overflow } from '../support/overflow.ts';
import { expect, test } from '../support/still.ts';
import { PLAIN_FILE } from '../support/view-matrix.ts';
import { faultsOfTexts } from './long-texts.ts';

/** A cart with a line above its stock. */
const CART = storedCart([
  { id: COMPACT_KEYBOARD.id, quantity: COMPACT_KEYBOARD.stock + 1 },
  { id: MOUSE.id, quantity: 1 },
]);

type Screen = {
  readonly address: string;
  /** What is stored before it is opened. */
  readonly stored?: Readonly<Record<string, string>>;
  /** What opens on it, one after the other, by roles alone: no name is English here. */
  readonly acts?: readonly ((page: Page) => Promise<void>)[];
};

function type(query: string) {
  return (page: Page) => page.getByRole('combobox').first().fill(query);
}

/** Presses the button at a place among those of the main part. */
function press(place: number) {
  return (page: Page) => page.getByRole('main').getByRole('button').nth(place).click();
}

/** English is found by the other names alone: these come once the page is idle, and until then nothing is. */
async function typeWhatIsFound(page: Page): Promise<void> {
  await type('mouse')(page);
  await expect(page.getByRole('option').first()).toBeVisible();
}

async function dialogOpens(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toBeVisible();
}

const screens: readonly Screen[] = [
  { address: '/', acts: [typeWhatIsFound, type('žžžž')] },
  { address: listAddress('Mouse') },
  {
    address: listAddress('Keyboard'),
    acts: [(page) => page.getByRole('article').first().getByRole('button').last().click(), dialogOpens],
  },
  { address: listAddress('Headset') },
  { address: `/ProductDetail/${COMPACT_KEYBOARD.id}`, stored: { [STORED.cart]: CART } },
  { address: `/ProductDetail/${LAST_COINS.id}` },
  { address: '/ProductDetail/99' },
  { address: '/UserProfile', acts: [(page) => page.getByRole('textbox').last().press('Enter')] },
  {
    address: '/UserProfile',
    stored: { [STORED.session]: storedVisitor('Åñé', true) },
    acts: [press(1), press(2), press(3), press(4), press(5), press(6)],
  },
  { address: '/SignUp', acts: [(page) => page.getByRole('textbox').last().press('Enter')] },
  { address: '/ForgetPassword', acts: [(page) => page.getByRole('textbox').last().press('Enter')] },
  { address: '/ShoppingCart' },
  { address: '/ShoppingCart', stored: { [STORED.cart]: CART }, acts: [press(2)] },
  {
    address: '/CheckOut',
    stored: { [STORED.cart]: CART },
    acts: [
      (page) => page.getByRole('radio').nth(1).check(),
      press(-1),
      dialogOpens,
      (page) => page.getByRole('dialog').getByRole('button').last().click(),
    ],
  },
];

test('longer, accented texts are whole on the narrowest phone, and there are no others', async ({ page }) => {
  await page.route('**/locales/*/translation.json', (route) => route.fulfill({ json: longLocale() }));
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { address, stored = {}, acts = [] } of byTurns(screens, 3)) {
    await page.goto(PLAIN_FILE);
    await page.evaluate((items) => {
      localStorage.clear();
      for (const [key, text] of items) localStorage.setItem(key, text);
    }, Object.entries(stored));
    await page.goto(address);
    await answers(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\[|^Åñé$/u);
    for (const [step, act] of [async () => {}, ...acts].entries()) {
      await act(page);
      await untilIdle(page);
      const what = `${address} ${Object.keys(stored).join()} ${step}`;
      expect.soft(await overflow(page), what).toEqual([]);
      expect.soft(await faultsOfTexts(page), what).toEqual([]);
    }
  }
});
