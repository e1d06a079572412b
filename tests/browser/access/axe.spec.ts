import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { sampling } from '../../commands/sampling.ts';
import { VIEWS_PER_WIDTH, everySixth, inEachView } from '../support/view-matrix.ts';
import { openings, pages } from '../support/screens.ts';
import { expect, test } from '../support/warm.ts';

const WIDTHS = [360, 1280];

const screens = [...pages, ...openings];
const cells = (VIEWS_PER_WIDTH * WIDTHS.length) / (sampling.allViews ? 1 : 6);

/** What axe finds on the page as it is, each finding as a line. `axe.source` has to be in the page. */
function findings(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const options = { resultTypes: ['violations' as const], rules: { 'target-size': { enabled: true } } };
    // To name every element that it looks at costs axe a third of its time: names are for when there is something to
    // say.
    const quick = await window.axe.run(document, { ...options, selectors: false, elementRef: false });
    if (quick.violations.length === 0) return [];
    const { violations } = await window.axe.run(document, options);
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${help} | ${target.join(' ')} | ${failureSummary ?? ''}`),
    );
  });
}

// A film of each of the looks would cost more than they do.
test.use({ trace: 'off' });

test.describe(`axe finds nothing in ${screens.length * cells} cells (WCAG 2.2): ${screens.length} screens in three languages, two schemes, two widths`, () => {
  for (const [turn, { name, arrange }] of screens.entries()) {
    const isWanted = sampling.allViews ? () => true : everySixth(WIDTHS, turn);
    test(name, async ({ page, switchLanguage }) => {
      await arrange(page);
      await page.evaluate(axe.source);
      let looks = 0;
      await inEachView(page, switchLanguage, { widths: WIDTHS, isWanted }, async ({ language, scheme, width }) => {
        expect.soft(await findings(page), `${language}, ${scheme}, ${width} px`).toEqual([]);
        looks += 1;
      });
      expect(looks).toBe(cells);
    });
  }

  test('a page with faults is found out', async ({ page }) => {
    await page.setContent(
      '<!doctype html><html><body><input><img src="data:,"><p style="color:#aaa">pale</p></body></html>',
    );
    await page.evaluate(axe.source);
    const rules = (await findings(page)).map((line) => line.split(':')[0]);
    expect(rules).toEqual(expect.arrayContaining(['html-has-lang', 'image-alt', 'label', 'color-contrast']));
  });
});
