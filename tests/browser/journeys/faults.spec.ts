import type { Page } from '@playwright/test';
import { COMPACT_KEYBOARD, MOUSE } from '../../facts/products.ts';
import { open, partsOf, putIntoCart } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

/** What lets a machine fail in the middle of its work: something that it needs throws from now on. */
const FAULTS: readonly {
  readonly machine: string;
  /** Where it is used, if not on the page of a product. */
  readonly address?: string;
  readonly breaks: () => void;
  readonly uses: (page: Page) => Promise<void>;
}[] = [
  {
    machine: 'cart',
    breaks: () => {
      Date.now = () => {
        throw new Error('injected');
      };
    },
    uses: (page) => page.getByRole('button', { name: 'Add Cart', exact: true }).click(),
  },
  {
    machine: 'wishlist',
    address: '/',
    breaks: () => {
      Date.now = () => {
        throw new Error('injected');
      };
    },
    uses: (page) =>
      page
        .getByRole('button', { name: `Add ${COMPACT_KEYBOARD.name} to your list` })
        .first()
        .click(),
  },
  {
    machine: 'search',
    breaks: () => {
      Object.assign(String.prototype, {
        normalize: () => {
          throw new Error('injected');
        },
      });
    },
    uses: (page) => partsOf(page).search.fill('mouse'),
  },
  {
    machine: 'session',
    address: '/UserProfile',
    breaks: () => {
      const lower: () => string = Reflect.get(String.prototype, 'toLowerCase');
      Object.assign(String.prototype, {
        toLowerCase(this: string) {
          if (this.startsWith('Nobody')) throw new Error('injected');
          return lower.call(this);
        },
      });
    },
    uses: async (page) => {
      await page.getByRole('textbox', { name: 'UserName' }).fill('Nobody');
      await page.getByLabel('Password', { exact: true }).fill('a password');
      await page.getByRole('button', { name: 'Log in' }).click();
    },
  },
];

test.describe('A machine that fails', () => {
  for (const { machine, address, breaks, uses } of FAULTS)
    test(`ends in the error view, with the cart as it was and a way home that works: ${machine}`, async ({
      page,
      allowConsoleErrors,
    }) => {
      allowConsoleErrors(/injected/u);
      await putIntoCart(page, MOUSE, 2);
      if (address !== undefined) await open(page, address);
      await page.evaluate(breaks);
      await uses(page);
      await expect(partsOf(page).heading).toHaveText('Unexpected Application Error!');
      await expect(partsOf(page).heading).toBeFocused();
      await expect(partsOf(page).main).toContainText('injected');
      await partsOf(page).main.getByRole('link').click();
      await expect(page.getByRole('region', { name: 'News' })).toBeVisible();
      await expect(partsOf(page).cartLink).toHaveAccessibleName('Cart, 2 items');
      await partsOf(page).cartLink.click();
      await expect(page).toHaveURL('/ShoppingCart');
    });
});
