import type { Page } from '@playwright/test';
import { sampling } from '../../commands/sampling.ts';
import { overflow } from '../support/overflow.ts';
import { visits } from '../support/screens.ts';
import { tornLines } from '../support/torn-lines.ts';
import { type SwitchLanguage, VIEWS_PER_WIDTH, everySixth, inEachView } from '../support/view-matrix.ts';
import { expect, test } from '../support/still.ts';
import { axeFindings } from './axe-findings.ts';
import { tabThrough } from './focus.ts';

/** The widths that axe looks at, in pixels. */
const WIDTHS = [360, 1280];
/** In which a visitor acts. */
const WIDE = { width: 1280, height: 800 };
const looks = visits.flat();
const cells = (VIEWS_PER_WIDTH * WIDTHS.length) / (sampling.allViews ? 1 : 6);

/** The pages that the focus goes through: each kind of control is on one of them. */
const WALKED = new Set(['home', 'short-list', 'detail', 'account', 'cart', 'checkout']);

/** @param turn which of the views are looked at, where not all are */
async function axeFindsNothing(page: Page, switchLanguage: SwitchLanguage, turn: number): Promise<void> {
  const isWanted = sampling.allViews ? () => true : everySixth(WIDTHS, turn);
  let seen = 0;
  await inEachView(page, switchLanguage, { widths: WIDTHS, isWanted }, async ({ language, scheme, width }) => {
    expect.soft(await axeFindings(page), `${language}, ${scheme}, ${width} px`).toEqual([]);
    seen += 1;
  });
  expect(seen).toBe(cells);
}

/** Letters as large as a browser's setting makes them (WCAG 2.2, 1.4.4); an empty text: as they are. */
function setLetters(page: Page, size: string): Promise<void> {
  return page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
}

async function losesNothing(page: Page, switchLanguage: SwitchLanguage): Promise<void> {
  await inEachView(page, switchLanguage, { widths: [320, 768], schemes: ['light'] }, async ({ language, width }) => {
    expect.soft(await overflow(page), `${language}, ${width} px`).toEqual([]);
    expect.soft(await tornLines(page), `${language}, ${width} px`).toEqual([]);
  });
  await setLetters(page, '200%');
  await inEachView(page, switchLanguage, { widths: [360, 1280], schemes: ['light'] }, async ({ language, width }) => {
    expect.soft(await overflow(page), `${language}, ${width} px, 200 %`).toEqual([]);
  });
  await setLetters(page, '');
}

async function focusIsNeverCovered(page: Page): Promise<void> {
  await page.setViewportSize(WIDE);
  const first = page.getByRole('link', { name: 'Skip to content' });
  const last = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' });
  expect(await tabThrough(first, last, 'Tab')).toBeGreaterThan(15);
  await page.setViewportSize({ width: 360, height: 640 });
  expect(await tabThrough(last, first, 'Shift+Tab')).toBeGreaterThan(15);
}

test.describe(`axe finds nothing in ${looks.length * cells} cells (WCAG 2.2): ${looks.length} screens in three languages, two schemes, two widths`, () => {
  for (const visit of visits) {
    test(visit.map(({ name }) => name).join(', '), async ({ page, switchLanguage }) => {
      test.slow();
      for (const look of visit) {
        await test.step(look.name, async () => {
          await page.setViewportSize(WIDE);
          await look.act(page);
          await axeFindsNothing(page, switchLanguage, looks.indexOf(look));
          if (look.page === undefined) return;
          await test.step('loses nothing at 320 px, nor with letters of 200 %, in any language', () =>
            losesNothing(page, switchLanguage));
          if (WALKED.has(look.name))
            await test.step('the focus goes both ways and is never covered', () => focusIsNeverCovered(page));
        });
      }
    });
  }

  test('a page with faults is found out', async ({ page }) => {
    // A page of the shop forbids what a test writes into it.
    await page.goto('about:blank');
    await page.setContent(
      '<!doctype html><html><body><input><img src="data:,"><p style="color:#aaa">pale</p></body></html>',
    );
    const rules = (await axeFindings(page)).map((line) => line.split(':')[0]);
    expect(rules).toEqual(expect.arrayContaining(['html-has-lang', 'image-alt', 'label', 'color-contrast']));
  });
});
