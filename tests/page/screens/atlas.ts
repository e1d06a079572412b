import type { Locator, Page } from '@playwright/test';
import { linesOf, parseAria } from '../screen/aria.ts';

/** The parts of the flow atlas, by role and name. */
export function atlasOf(page: Page) {
  return {
    machines: page.getByRole('navigation', { name: 'Machines' }),
    heading: page.getByRole('heading', { level: 2 }),
    chart: page.getByRole('region', { name: /^Chart of / }),
    coverage: page.getByRole('region', { name: 'Coverage', exact: true }),
    tab: (name: string) => page.getByRole('tab', { name, exact: true }),
    panel: page.getByRole('tabpanel'),
  };
}

/** All that is said in a part of a page, a line each. */
export async function wordsIn(part: Locator): Promise<string> {
  return linesOf(parseAria(await part.ariaSnapshot()).flatMap(({ children }) => children)).join('\n');
}

/** The names of the states that are lit on the chart, in its order. */
export async function litIn(chart: Locator): Promise<string> {
  const names = await chart
    .getByRole('button', { name: /, active$/u })
    .evaluateAll((marks) => marks.map((mark) => mark.getAttribute('aria-label') ?? ''));
  return names.map((name) => name.replace(/^\S+ (.*), active$/u, '$1')).join(' + ');
}

/** The names of the transitions that are lit on the chart as taken, in its order. */
export async function takenIn(chart: Locator): Promise<string> {
  const names = await chart
    .getByRole('button', { name: /, taken$/u })
    .evaluateAll((marks) => marks.map((mark) => mark.getAttribute('aria-label') ?? ''));
  return names.map((name) => name.replace(/(?:, [a-z ]+)?, taken$/u, '')).join(' + ');
}
