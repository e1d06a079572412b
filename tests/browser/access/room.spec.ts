import type { Page } from '@playwright/test';
import { inEachView } from '../support/view-matrix.ts';
import { overflow } from '../support/overflow.ts';
import { pages } from '../support/screens.ts';
import { tornLines } from '../support/torn-lines.ts';
import { expect, test } from '../support/warm.ts';

test.use({ trace: 'off' });

/** Letters of twice their size, as a browser's setting makes them (WCAG 2.2, 1.4.4). */
function enlarge(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

for (const { name, arrange } of pages) {
  test(`${name} loses nothing at 320 px, nor with letters of 200 %, in any language`, async ({
    page,
    switchLanguage,
  }) => {
    await arrange(page);
    await inEachView(page, switchLanguage, { widths: [320, 768], schemes: ['light'] }, async ({ language, width }) => {
      expect.soft(await overflow(page), `${language}, ${width} px`).toEqual([]);
      expect.soft(await tornLines(page), `${language}, ${width} px`).toEqual([]);
    });
    await enlarge(page);
    await inEachView(page, switchLanguage, { widths: [360, 1280], schemes: ['light'] }, async ({ language, width }) => {
      expect.soft(await overflow(page), `${language}, ${width} px, 200 %`).toEqual([]);
    });
  });
}
