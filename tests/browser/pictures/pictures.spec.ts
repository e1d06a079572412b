import type { Page } from '@playwright/test';
import { VIEWS_PER_WIDTH, inEachView } from '../support/view-matrix.ts';
import { overflow } from '../support/overflow.ts';
import { pages } from '../support/screens.ts';
import { partsOf } from '../support/shop.ts';
import { drawingOf, drawingOfPictures, keepDrawing } from './machine.ts';
import { expect, test } from './screenshots.ts';

const WIDTHS = [360, 768, 1280];

/** Whether the parts of a page stand one below the other, each as wide as the window, and the heading in its place. */
async function expectOrder(page: Page): Promise<void> {
  const { banner, main, heading } = partsOf(page);
  const [top, middle, words, bottom] = await Promise.all(
    [banner, main, heading, page.getByRole('contentinfo')].map((part) => part.boundingBox()),
  );
  if (!top || !middle || !words || !bottom) throw new Error('A part of the page is nowhere.');
  const width = page.viewportSize()?.width;
  expect
    .soft([top.width, middle.width, bottom.width], 'header, main part and footer are as wide as the window')
    .toEqual([width, width, width]);
  expect.soft(middle.y, 'the main part starts below the header').toBeGreaterThanOrEqual(top.y + top.height);
  expect.soft(bottom.y, 'the footer starts below the main part').toBeGreaterThanOrEqual(middle.y + middle.height);
  expect.soft(words.y, 'the heading is in the main part').toBeGreaterThanOrEqual(middle.y);
  expect.soft(words.y + words.height, 'the heading is in the main part').toBeLessThanOrEqual(middle.y + middle.height);
}

test.describe(`Pictures: ${pages.length * VIEWS_PER_WIDTH * WIDTHS.length} of ${pages.length} pages in three languages, two schemes, three widths`, () => {
  for (const { name, arrange } of pages) {
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
      await inEachView(page, switchLanguage, { widths: WIDTHS }, async ({ language, scheme, width }) => {
        expect.soft(await overflow(page), `${language}, ${scheme}, ${width} px`).toEqual([]);
        await expectOrder(page);
        if (!isComparable) return;
        await expect.soft(page).toHaveScreenshot([name, `${language}-${scheme}-${width}.webp`], {
          fullPage: true,
          scale: 'device',
          maxDiffPixelRatio: 0.002,
          stylePath: `${import.meta.dirname}/no-photographs.css`,
        });
      });
    });
  }
});
