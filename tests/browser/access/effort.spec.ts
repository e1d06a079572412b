import type { Locator, Page } from '@playwright/test';
import { COMPACT_KEYBOARD, FULL_KEYBOARD, MOUSE } from '../../facts/products.ts';
import { dollars } from '../../facts/prices.ts';
import { lineOf, open, partsOf, putIntoCart } from '../support/shop.ts';
import { expect, test } from '../support/still.ts';
import { tabTo } from './focus.ts';

/** What a shopper works the shop with. Typing is not counted, nor is what a phone shows to choose from a list. */
interface Hand {
  /** How often it has tapped, or how many keys it has pressed. */
  readonly count: () => number;
  /** Goes to a control and uses it. */
  readonly use: (control: Locator) => Promise<void>;
  /** Goes to a field and types. */
  readonly type: (field: Locator, text: string) => Promise<void>;
  /** Goes to a list and chooses what stands so far below what is chosen. */
  readonly choose: (list: Locator, below: number) => Promise<void>;
}

function thumbOn(page: Page): Hand {
  let taps = 0;
  const tap = async (control: Locator) => {
    await control.tap();
    taps += 1;
  };
  return {
    count: () => taps,
    use: tap,
    type: async (field, text) => {
      await tap(field);
      await page.keyboard.type(text);
    },
    choose: async (list, below) => {
      await tap(list);
      await page.keyboard.press('Escape');
      const index = await list.evaluate((select) => (select instanceof HTMLSelectElement ? select.selectedIndex : -1));
      await list.selectOption({ index: index + below });
    },
  };
}

function keysOn(page: Page): Hand {
  let keys = 0;
  const press = async (key: string) => {
    await page.keyboard.press(key);
    keys += 1;
  };
  const goTo = async (control: Locator) => {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    keys += await tabTo(control);
  };
  return {
    count: () => keys,
    use: async (control) => {
      await goTo(control);
      await press('Enter');
    },
    type: async (field, text) => {
      await goTo(field);
      await page.keyboard.type(text);
    },
    choose: async (list, below) => {
      await goTo(list);
      for (let step = 0; step < below; step += 1) await press('ArrowDown');
    },
  };
}

/** What each takes today, in taps or keys: seven taps and forty keys are the most that buying may take. */
const HANDS = [
  { by: 'thumb', handOn: thumbOn, most: { finding: 2, comparing: 2, buying: 7, removing: 2 } },
  { by: 'keyboard', handOn: keysOn, most: { finding: 5, comparing: 38, buying: 24, removing: 20 } },
] as const;

/** Finds the mouse by a word that is not its name. */
async function find(page: Page, hand: Hand, by: 'thumb' | 'keyboard'): Promise<void> {
  const { search } = partsOf(page);
  await hand.type(search, 'mice');
  const found = page.getByRole('option', { name: MOUSE.name });
  await expect(found).toBeVisible();
  await hand.use(by === 'thumb' ? found : search);
}

for (const { by, handOn, most } of HANDS)
  test.describe(`By ${by}`, () => {
    test.use(by === 'thumb' ? { hasTouch: true, viewport: { width: 360, height: 780 } } : {});

    test('a product is found, from home', async ({ page }) => {
      const hand = handOn(page);
      await open(page, '/');
      await find(page, hand, by);
      await expect(partsOf(page).heading).toHaveText(MOUSE.name);
      expect(hand.count()).toBeLessThanOrEqual(most.finding);
    });

    test('two keyboards are compared, from home', async ({ page }) => {
      const hand = handOn(page);
      await open(page, '/');
      const { heading, main } = partsOf(page);
      await hand.use(main.getByRole('link', { name: COMPACT_KEYBOARD.name }).first());
      await expect(heading).toHaveText(COMPACT_KEYBOARD.name);
      const table = page.getByRole('table', { name: /side by side/u });
      await expect(table.getByRole('row').nth(1)).toContainText(dollars(FULL_KEYBOARD.price));
      await hand.use(table.getByRole('link', { name: FULL_KEYBOARD.name }));
      await expect(heading).toHaveText(FULL_KEYBOARD.name);
      expect(hand.count()).toBeLessThanOrEqual(most.comparing);
    });

    test('a product is bought, from home to the filled checkout', async ({ page }) => {
      const hand = handOn(page);
      await open(page, '/');
      const { heading, main } = partsOf(page);
      // A thumb is on the first rows of the page at once; keys go through all before them.
      if (by === 'thumb') await hand.use(main.getByRole('link', { name: MOUSE.name }).first());
      else await find(page, hand, by);
      await expect(heading).toHaveText(MOUSE.name);
      await hand.use(main.getByRole('button', { name: 'Buy Now' }));
      await expect(page).toHaveURL('/ShoppingCart');
      await hand.use(main.getByRole('link', { name: 'Check out' }));
      await expect(page).toHaveURL('/CheckOut');
      await hand.type(main.getByRole('textbox', { name: 'Card number, group 1' }), '4000123456789010');
      await expect(main.getByRole('textbox', { name: 'Card number, group 4' })).toHaveValue('9010');
      await hand.choose(main.getByRole('combobox', { name: 'Expiry day' }), 2);
      await hand.choose(main.getByRole('combobox', { name: 'Expiry year' }), 1);
      await hand.type(main.getByRole('textbox', { name: 'Security code' }), '123');
      await expect(main.getByRole('textbox', { name: 'Security code' })).toHaveValue('123');
      expect(hand.count()).toBeLessThanOrEqual(most.buying);
    });

    test('a product is removed from the cart, and comes back', async ({ page }) => {
      const hand = handOn(page);
      await putIntoCart(page, MOUSE, 3);
      await open(page, '/ShoppingCart');
      await hand.use(lineOf(page, MOUSE).getByRole('button', { name: /^Remove/u }));
      await expect(partsOf(page).main).toContainText('Your cart is empty');
      await hand.use(page.getByRole('button', { name: 'Undo' }));
      await expect(partsOf(page).cartLink).toHaveAccessibleName('Cart, 3 items');
      expect(hand.count()).toBeLessThanOrEqual(most.removing);
    });
  });
