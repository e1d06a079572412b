import { listAddress } from '../../facts/categories.ts';
import { longLocale } from '../../facts/long-locale.ts';
import { COMPACT_KEYBOARD, MOUSE } from '../../facts/products.ts';
import { answers } from '../../page/answers.ts';
import { STORED, storedCart, storedVisitor } from '../../page/stored.ts';
import { overflow } from '../support/overflow.ts';
import { expect, test } from '../support/still.ts';
import { PLAIN_FILE } from '../support/view-matrix.ts';
import { faultsOfTexts } from './long-texts.ts';

/** A cart with a line above its stock. */
const CART = storedCart([
  { id: COMPACT_KEYBOARD.id, quantity: COMPACT_KEYBOARD.stock + 1 },
  { id: MOUSE.id, quantity: 1 },
]);

/** Each screen, and what is stored before it is opened. */
const screens: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['/', {}],
  [listAddress('Mouse'), {}],
  [listAddress('Headset'), {}],
  [`/ProductDetail/${COMPACT_KEYBOARD.id}`, { [STORED.cart]: CART }],
  ['/ProductDetail/99', {}],
  ['/UserProfile', {}],
  ['/UserProfile', { [STORED.session]: storedVisitor('Åñé', true) }],
  ['/SignUp', {}],
  ['/ForgetPassword', {}],
  ['/ShoppingCart', {}],
  ['/ShoppingCart', { [STORED.cart]: CART }],
  ['/CheckOut', { [STORED.cart]: CART }],
];

test('longer, accented texts are whole on the narrowest phone, and there are no others', async ({ page }) => {
  await page.route('**/locales/*/translation.json', (route) => route.fulfill({ json: longLocale() }));
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [address, stored] of screens) {
    await page.goto(PLAIN_FILE);
    await page.evaluate((items) => {
      localStorage.clear();
      for (const [key, text] of items) localStorage.setItem(key, text);
    }, Object.entries(stored));
    await page.goto(address);
    await answers(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\[|^Åñé$/u);
    const what = `${address} ${Object.keys(stored).join()}`;
    expect.soft(await overflow(page), what).toEqual([]);
    expect.soft(await faultsOfTexts(page), what).toEqual([]);
  }
});
