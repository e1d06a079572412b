import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** What axe finds on the page as it is, each finding as a line (WCAG 2.2). */
export async function axeFindings(page: Page): Promise<string[]> {
  if (await page.evaluate(() => typeof window.axe === 'undefined')) await page.evaluate(axe.source);
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
