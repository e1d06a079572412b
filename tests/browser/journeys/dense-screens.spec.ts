import type { Page } from '@playwright/test';
import { sampling } from '../../commands/sampling.ts';
import { MOUSE } from '../../facts/products.ts';
import { open, partsOf } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

/**
 * Windows by their width in CSS pixels, with how many pixels of the screen lie side by side in each of these, and the
 * width of the file that each needs: of the first news, and of the first picture of a product.
 */
const SCREENS = [
  { width: 360, density: 3, news: 1600, product: 800 },
  { width: 430, density: 3, news: 1600, product: 800 },
  { width: 412, density: 1.75, news: 768, product: 800 },
  { width: 768, density: 2, news: 1600, product: 800 },
  { width: 1280, density: 1, news: 1600, product: 800 },
  { width: 1280, density: 2, news: 2560, product: 1600 },
  { width: 1920, density: 1, news: 1600, product: 800 },
  { width: 2560, density: 1, news: 1600, product: 800 },
];

/** All of them; in `npm test` the first of those that need the same files. */
const chosen = SCREENS.filter(
  ({ news, product }, place) =>
    sampling.allViews || place === SCREENS.findIndex((screen) => screen.news === news && screen.product === product),
);

/** A button of a view shows a picture of 64 px. */
const SMALL = '-320';

/** The files of a picture that a page asks for while it is opened, without hash and ending; each is named once, but for the small one. */
async function filesAsked(page: Page, address: string, picture: string): Promise<string[]> {
  const files = new Set<string>();
  page.on('request', (request) => {
    const file = /\/pictures\/(?<file>[^.]+)\.[\da-f]{8}\.avif$/u.exec(request.url())?.groups?.['file'] ?? '';
    if (file.startsWith(`${picture}-`) && !file.endsWith(SMALL)) files.add(file);
  });
  await open(page, address);
  const shown = partsOf(page).main.locator(`img[src*="/${picture}-"]`).first();
  await expect.poll(() => shown.evaluate((image) => image instanceof HTMLImageElement && image.complete)).toBe(true);
  return [...files];
}

for (const { width, density, news, product } of chosen)
  test.describe(`A window of ${width} px at ${density} pixels each`, () => {
    test.use({ viewport: { width, height: 900 }, deviceScaleFactor: density });

    test(`asks for a product in ${product} px, and for the news in ${news}`, async ({ page }) => {
      const files = await filesAsked(page, `/ProductDetail/${MOUSE.id}`, 'wireless-mouse');
      expect(files).toEqual([`wireless-mouse-${product}`]);
      expect(await filesAsked(page, '/', 'news-1')).toEqual([`news-1-${news}`]);
    });
  });
