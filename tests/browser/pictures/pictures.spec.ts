import { LOOKS_PER_WIDTH, inEachLook, openTeller } from '../support/looks.ts';
import { pages } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';
import { drawingOf, drawingOfPictures, keepDrawing } from './machine.ts';

const WIDTHS = [360, 768, 1280];

/** Makes the pictures anew, on this machine; look at each of them before it is committed. */
const COMMAND = 'npm run pictures';

/** Half of its pixels are enough to see what moved, and make the pictures a third of their size. */
const SCALE = 0.5;

// A picture is taken with a style of its own, which a content policy would forbid.
test.use({ contextOptions: { reducedMotion: 'reduce' }, deviceScaleFactor: SCALE, bypassCSP: true, trace: 'off' });

test.describe(`Pictures: ${pages.length} pages, each in ${LOOKS_PER_WIDTH * WIDTHS.length} looks`, () => {
  for (const { name, arrange } of pages) {
    test(`${name} looks as it did`, async ({ page }, testInfo) => {
      test.slow();
      const drawing = await drawingOf(page);
      if (testInfo.config.updateSnapshots === 'all') keepDrawing(drawing);
      const expected = drawingOfPictures();
      test.skip(
        expected?.browser !== drawing.browser || expected.letters !== drawing.letters,
        `The pictures are of another browser or other fonts (${expected?.browser ?? 'none yet'}). Make them anew: ${COMMAND}`,
      );
      const tell = await openTeller(page);
      await arrange(page);
      await page.evaluate(() => {
        // Pictures far down are fetched when they come near; a picture of the whole page has them all.
        for (const picture of document.querySelectorAll('img')) picture.loading = 'eager';
      });
      await inEachLook(page, tell, { widths: WIDTHS }, async ({ language, scheme, width }) => {
        await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
        await expect.soft(page).toHaveScreenshot(`${name}-${language}-${scheme}-${width}.webp`, {
          fullPage: true,
          scale: 'device',
          maxDiffPixelRatio: 0.002,
          // Photographs look alike in each language and scheme: once is enough, and the rest of the pictures stays small.
          ...(language === 'en' && scheme === 'light' ? {} : { stylePath: `${import.meta.dirname}/no-photographs.css` }),
        });
      });
    });
  }
});
