import type { Page } from '@playwright/test';
import {
  PICTURES_OF_PAGE,
  PICTURE_WIDTHS,
  RARE_PICTURE_WIDTHS,
  inEachView,
  isPictured,
  pictureFile,
} from '../support/view-matrix.ts';
import { CODES } from '../../facts/languages.ts';
import { overflow } from '../support/overflow.ts';
import { pages } from '../support/screens.ts';
import { partsOf } from '../support/shop.ts';
import { drawingOf, drawingOfPictures, keepDrawing } from './machine.ts';
import { expect, test } from './screenshots.ts';

/** What the main part has at least where the window has it, in pixels: the lines of a text are not as long as a large screen. */
const MAIN_WIDTH = 1440;

/** Whether the parts of a page stand one below the other, as wide as the window or in its middle, and the heading in its place. */
async function expectOrder(page: Page): Promise<void> {
  const { banner, main, heading } = partsOf(page);
  const [top, middle, words, bottom] = await Promise.all(
    [banner, main, heading, page.getByRole('contentinfo')].map((part) => part.boundingBox()),
  );
  if (!top || !middle || !words || !bottom) throw new Error('A part of the page is nowhere.');
  const width = page.viewportSize()?.width ?? 0;
  expect.soft([top.width, bottom.width], 'header and footer are as wide as the window').toEqual([width, width]);
  expect.soft(middle.width, 'the main part uses the window').toBeGreaterThanOrEqual(Math.min(width, MAIN_WIDTH));
  expect.soft(middle.x, 'the main part is in the middle').toBeCloseTo((width - middle.width) / 2, 0);
  expect.soft(middle.y, 'the main part starts below the header').toBeGreaterThanOrEqual(top.y + top.height);
  expect.soft(bottom.y, 'the footer starts below the main part').toBeGreaterThanOrEqual(middle.y + middle.height);
  expect.soft(words.y, 'the heading is in the main part').toBeGreaterThanOrEqual(middle.y);
  expect.soft(words.y + words.height, 'the heading is in the main part').toBeLessThanOrEqual(middle.y + middle.height);
}

test.describe(`Pictures: ${pages.length * PICTURES_OF_PAGE} of ${pages.length} pages in ${CODES.length} languages, two schemes, six widths`, () => {
  for (const [turn, { name, arrange }] of pages.entries()) {
    test(`${name} looks as it did`, async ({ page, switchLanguage }, testInfo) => {
      const drawing = await drawingOf(page);
      if (testInfo.config.updateSnapshots === 'all') keepDrawing(drawing);
      const expected = drawingOfPictures();
      const isComparable = expected?.browser === drawing.browser && expected.letters === drawing.letters;
      if (!isComparable) {
        const description = `Looked at for order alone: the pictures are of Chromium ${expected?.browser ?? ''} with other letters.`;
        testInfo.annotations.push({ type: 'not compared', description });
      }
      await arrange(page);
      const views = {
        widths: [...PICTURE_WIDTHS, ...RARE_PICTURE_WIDTHS],
        isWanted: isPictured(turn),
      };
      await inEachView(page, switchLanguage, views, async (view) => {
        const { language, scheme, width } = view;
        expect.soft(await overflow(page), `${language}, ${scheme}, ${width} px`).toEqual([]);
        await expectOrder(page);
        if (!isComparable) return;
        await expect.soft(page).toHaveScreenshot([name, pictureFile(view)], {
          fullPage: true,
          scale: 'device',
          // A sentence that is gone is some hundred pixels.
          maxDiffPixels: 20,
          stylePath: `${import.meta.dirname}/no-photographs.css`,
        });
      });
    });
  }
});
