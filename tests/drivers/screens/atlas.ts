import type { Locator, Page } from '@playwright/test';
import { linesOf, parseAria } from '../aria.ts';

/** The parts of the flow atlas, by role and name. */
export const atlasOf = (page: Page) => ({
  machines: page.getByRole('navigation', { name: 'Machines' }),
  heading: page.getByRole('heading', { level: 2 }),
  chart: page.getByRole('region', { name: /^Chart of / }),
  coverage: page.getByRole('region', { name: 'Coverage', exact: true }),
  tab: (name: string) => page.getByRole('tab', { name, exact: true }),
  panel: page.getByRole('tabpanel'),
});

/** All that is said in a part of a page, a line each. */
export const wordsIn = async (part: Locator): Promise<string> =>
  linesOf(parseAria(await part.ariaSnapshot()).flatMap(({ children }) => children)).join('\n');

/** The names of the states that are lit on the chart, in its order. */
export const litIn = async (chart: Locator): Promise<string> => {
  const names = await chart.getByRole('button', { name: /, active$/u }).evaluateAll((marks) => marks.map((mark) => mark.getAttribute('aria-label') ?? ''));
  return names.map((name) => name.replace(/^\S+ (.*), active$/u, '$1')).join(' + ');
};
