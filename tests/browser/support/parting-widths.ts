import type { Page } from '@playwright/test';

/** The widths that part layouts, in whole pixels, as the sheets of the page say, from narrow to wide. */
export function partingWidths(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const below = ({ cssRules }: CSSStyleSheet | CSSGroupingRule): string[] =>
      [...cssRules].flatMap((rule) => [
        ...(rule instanceof CSSMediaRule ? [rule.conditionText] : []),
        ...(rule instanceof CSSGroupingRule ? below(rule) : []),
      ]);
    const widths = [...document.styleSheets]
      .flatMap(below)
      .flatMap((condition) => [...condition.matchAll(/width[^)]*?([\d.]+)(em|rem|px)/gu)])
      .map(([, size, unit]) => Math.ceil(Number(size) * (unit === 'px' ? 1 : 16)));
    return [...new Set(widths)].toSorted((one, other) => one - other);
  });
}
