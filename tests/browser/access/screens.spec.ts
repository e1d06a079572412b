import type { Page } from '@playwright/test';
import { byTurns, sampling } from '../../commands/sampling.ts';
import { CODES } from '../../facts/languages.ts';
import { axeFindings } from '../support/axe-findings.ts';
import { setLetters } from '../support/letters.ts';
import { overflow } from '../support/overflow.ts';
import { visits } from '../support/screens.ts';
import { tornLines } from '../support/torn-lines.ts';
import {
  type SwitchLanguage,
  type View,
  VIEWS_PER_WIDTH,
  AXE_WIDTHS,
  inEachView,
  oneForEachWidth,
} from '../support/view-matrix.ts';
import { expect, test } from '../support/still.ts';
import { tabThrough } from './focus.ts';

/** In which a visitor acts. */
const WIDE = { width: 1280, height: 800 };
const looks = visits.flat();
const cells = sampling.allViews ? AXE_WIDTHS.length * VIEWS_PER_WIDTH : 1;

/** The pages that the focus goes through: each kind of control is on one of them. */
const WALKED = ['home', 'short-list', 'detail', 'account', 'cart', 'checkout'];

/** @param turn which of the views are looked at, where not all are */
async function axeFindsNothing(page: Page, switchLanguage: SwitchLanguage, turn: number): Promise<void> {
  const place = Math.floor(turn / VIEWS_PER_WIDTH) % AXE_WIDTHS.length;
  const widths = sampling.allViews ? AXE_WIDTHS : AXE_WIDTHS.slice(place, place + 1);
  const isWanted = sampling.allViews ? () => true : oneForEachWidth(widths, turn);
  let seen = 0;
  await inEachView(page, switchLanguage, { widths, isWanted }, async ({ language, scheme, width }) => {
    expect.soft(await axeFindings(page), `${language}, ${scheme}, ${width} px`).toEqual([]);
    seen += 1;
  });
  expect(seen).toBe(cells);
}

/** One language by turns, or each where all views are wanted. */
function inTurn(turn: number): (view: View) => boolean {
  const codes = byTurns(CODES, CODES.length, turn);
  return ({ language }) => codes.includes(language);
}

/** @param turn in which language it is looked at, and with which room, where not in all and with both */
async function losesNothing(page: Page, switchLanguage: SwitchLanguage, turn: number): Promise<void> {
  const narrow = { widths: [320, 768], schemes: ['light'] as const, isWanted: inTurn(turn) };
  const large = { widths: [360, 1280], schemes: ['light'] as const, isWanted: inTurn(turn + 1) };
  const ways = [
    () =>
      inEachView(page, switchLanguage, narrow, async ({ language, width }) => {
        expect.soft(await overflow(page), `${language}, ${width} px`).toEqual([]);
        expect.soft(await tornLines(page), `${language}, ${width} px`).toEqual([]);
      }),
    async () => {
      await setLetters(page, '200%');
      await inEachView(page, switchLanguage, large, async ({ language, width }) => {
        expect.soft(await overflow(page), `${language}, ${width} px, 200 %`).toEqual([]);
      });
      await setLetters(page, '');
    },
  ];
  for (const way of byTurns(ways, ways.length, turn)) await way();
}

/** @param turn which way the focus goes, where not both */
async function focusIsNeverCovered(page: Page, turn: number): Promise<void> {
  const first = page.getByRole('link', { name: 'Skip to content' });
  const last = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' });
  const ways = [
    async () => {
      await page.setViewportSize(WIDE);
      expect(await tabThrough(first, last, 'Tab')).toBeGreaterThan(15);
    },
    async () => {
      await page.setViewportSize({ width: 360, height: 640 });
      expect(await tabThrough(last, first, 'Shift+Tab')).toBeGreaterThan(15);
    },
  ];
  for (const way of byTurns(ways, ways.length, turn)) await way();
}

test.describe(`axe finds nothing in ${looks.length * cells} cells (WCAG 2.2): ${looks.length} screens in ${CODES.length} languages, two schemes, two widths`, () => {
  for (const visit of visits) {
    test(visit.map(({ name }) => name).join(', '), async ({ page, switchLanguage }) => {
      test.slow();
      for (const look of visit) {
        await test.step(look.name, async () => {
          await page.setViewportSize(WIDE);
          await look.act(page);
          const turn = looks.indexOf(look);
          await axeFindsNothing(page, switchLanguage, turn);
          if (look.page === undefined) return;
          await test.step('loses nothing at 320 px, nor with letters of 200 %', () =>
            losesNothing(page, switchLanguage, turn));
          const walked = WALKED.indexOf(look.name);
          if (walked >= 0) await test.step('the focus is never covered', () => focusIsNeverCovered(page, walked));
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
