import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { LOOKS_PER_WIDTH, inEachLook, openTeller } from '../support/looks.ts';
import { openings, pages } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

const WIDTHS = [360, 1280];

const screens = [...pages, ...openings];
const cells = LOOKS_PER_WIDTH * WIDTHS.length;

/** What axe finds on the page as it is, each finding as a line. `axe.source` has to be in the page. */
const findings = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { violations } = await window.axe.run(document, {
      resultTypes: ['violations'],
      rules: { 'target-size': { enabled: true } },
    });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${help} | ${target.join(' ')} | ${failureSummary ?? ''}`),
    );
  });

// A film of each of the looks would cost more than they do.
test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });

test.describe(`axe finds nothing in ${screens.length * cells} cells (WCAG 2.2): ${screens.length} screens in three languages, two schemes, two widths`, () => {
  for (const { name, arrange } of screens) {
    test(name, async ({ page }) => {
      test.slow();
      const tell = await openTeller(page);
      await arrange(page);
      await page.evaluate(axe.source);
      let looks = 0;
      await inEachLook(page, tell, { widths: WIDTHS }, async ({ language, scheme, width }) => {
        expect.soft(await findings(page), `${language}, ${scheme}, ${width} px`).toEqual([]);
        looks += 1;
      });
      expect(looks).toBe(cells);
    });
  }

  test('a page with a fault is found out', async ({ page }) => {
    await page.setContent('<!doctype html><html><body><input><img src="data:,"></body></html>');
    await page.evaluate(axe.source);
    expect((await findings(page)).map((line) => line.split(':')[0])).toEqual(expect.arrayContaining(['html-has-lang', 'image-alt', 'label']));
  });
});
