import { expect, type Page } from '@playwright/test';
import { open, partsOf } from '../browser/support/shop.ts';
import type { Look, Visit } from '../browser/support/screens.ts';
import { MOUSE } from '../facts/products.ts';
import { english } from '../facts/texts.ts';
import { SCREEN_SCRIPTS } from '../page/answers.ts';
import { addFault } from './fault-script.ts';

function at(name: string, address: string): Look {
  return { name, act: (page) => open(page, address) };
}

async function onItsWay(page: Page): Promise<void> {
  await page.route(SCREEN_SCRIPTS, () => undefined);
  await partsOf(page).greeting.click();
  await expect(page.getByText(english('common.loadingPage'))).toBeAttached();
}

/** What stands for a moment, or where something else has failed, beside all that can be seen of the shop. */
export const MOMENTS: readonly Visit[] = [
  [at('a product without a number', '/ProductDetail')],
  [
    at('home, for what comes', '/'),
    {
      name: 'news that stand still',
      act: (page) => page.getByRole('button', { name: english('home.news.pause') }).click(),
    },
  ],
  [
    at('a product, for what comes', `/ProductDetail/${MOUSE.id}`),
    {
      name: 'a picture from near',
      act: (page) =>
        page
          .getByRole('main')
          .getByRole('button', { name: english('gallery.zoomIn') })
          .click(),
    },
  ],
  [
    at('home, for other looks', '/'),
    {
      name: 'a dark look',
      act: (page) => page.getByRole('button', { name: english('header.switchToDark') }).click(),
    },
    {
      name: 'suggestions of a category',
      act: async (page) => {
        await partsOf(page).search.fill('mouse');
        await expect(page.getByRole('option', { name: /^See all/u })).toBeVisible();
      },
    },
  ],
  [at('home, before a page', '/'), { name: 'a page on its way', act: onItsWay }],
  [
    at('a list, before an error', '/ProductList?category=1'),
    {
      name: 'the error view of a page',
      act: async (page) => {
        await addFault(page, 'src/features/cart/CartScreen.tsx#CartScreen');
        await open(page, '/ShoppingCart');
      },
    },
  ],
  [
    at('a list, before an error of the frame', '/ProductList?category=1'),
    {
      name: 'the error view of the frame',
      act: async (page) => {
        await addFault(page, 'src/routes/-ShopFrame.tsx#ShopFrame');
        await page.reload();
        await expect(partsOf(page).heading).toBeVisible();
      },
    },
  ],
];
