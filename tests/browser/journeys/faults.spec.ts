import type { Page } from '@playwright/test';
import { COMPACT_KEYBOARD, MOUSE } from '../../facts/products.ts';
import { open, partsOf, putIntoCart } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

/** What lets a machine fail in the middle of its work: something that it needs throws from now on. */
const FAULTS: readonly {
  readonly machine: string;
  readonly breaks: () => void;
  readonly then: (page: Page) => Promise<void>;
}[] = [
  {
    machine: 'cart',
    breaks: () => {
      Date.now = () => {
        throw new Error('injected');
      };
    },
    then: (page) => page.getByRole('button', { name: 'Add Cart', exact: true }).click(),
  },
  {
    machine: 'wishlist',
    breaks: () => {
      Date.now = () => {
        throw new Error('injected');
      };
    },
    then: (page) =>
      page
        .getByRole('button', { name: `Add ${COMPACT_KEYBOARD.name} to your list` })
        .first()
        .click(),
  },
  {
    machine: 'search',
    breaks: () => {
      String.prototype.normalize = () => {
        throw new Error('injected');
      };
    },
    then: (page) => partsOf(page).search.fill('mouse'),
  },
  {
    machine: 'language',
    breaks: () =>
      void Object.defineProperty(document, 'cookie', {
        get: () => '',
        set: () => {
          throw new Error('injected');
        },
      }),
    then: async (page) => {
      await partsOf(page).languageButton.click();
      await page.getByText('简体中文', { exact: true }).click();
    },
  },
];

test.describe('A machine that fails', () => {
  for (const { machine, breaks, then } of FAULTS)
    test(`ends in the error view, with the cart as it was and a way home that works: ${machine}`, async ({
      page,
      allowConsoleErrors,
    }) => {
      allowConsoleErrors(/injected/u);
      await putIntoCart(page, MOUSE, 2);
      if (machine === 'wishlist') await open(page, '/');
      await page.evaluate(breaks);
      await then(page);
      await expect(partsOf(page).heading).toHaveText(/Unexpected Application Error!|应用程序/u);
      await expect(partsOf(page).main).toContainText('injected');
      await partsOf(page).main.getByRole('link').click();
      await expect(page.getByRole('region', { name: /News|资讯|新闻/u })).toBeVisible();
      await expect(partsOf(page).cartLink).toHaveAccessibleName(/2/u);
      await partsOf(page).cartLink.click();
      await expect(page).toHaveURL('/ShoppingCart');
    });
});
