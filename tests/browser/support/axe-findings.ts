import type { Locator, Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * What axe finds on the page as it is, each finding as a line (WCAG 2.2).
 *
 * @param part what it looks at, where that is not all of the page
 */
export async function axeFindings(page: Page, part: Locator = page.locator('html')): Promise<string[]> {
  if (await page.evaluate(() => typeof window.axe === 'undefined')) await page.evaluate(axe.source);
  return part.evaluate(async (root) => {
    const options = { resultTypes: ['violations' as const], rules: { 'target-size': { enabled: true } } };
    // To name every element that it looks at costs axe a third of its time: names are for when there is something to
    // say.
    const quick = await window.axe.run(root, { ...options, selectors: false, elementRef: false });
    if (quick.violations.length === 0) return [];
    const { violations } = await window.axe.run(root, options);
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${help} | ${target.join(' ')} | ${failureSummary ?? ''}`),
    );
  });
}
