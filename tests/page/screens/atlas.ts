import type { Locator, Page } from '@playwright/test';
import { leafPaths } from '../../engine/machine/state-words.ts';
import { linesOf, parseAria } from '../screen/aria.ts';
import type { SeenPage } from '../screen/seen-page.ts';

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

/** Waits until the address of the atlas names this, from `#` on. @throws PageMismatch where it names something else */
export async function seeAddress(fixture: SeenPage, expected: string): Promise<void> {
  const address = () => fixture.page.evaluate(() => decodeURIComponent(location.hash));
  await fixture.read('the address', address, expected);
}

/** What is lit on a chart, each in its order: the states that are active, and the transitions that were taken. */
export interface Lit {
  readonly states: readonly string[];
  readonly transitions: readonly string[];
}

/** The names of what is lit on the chart. */
export async function litOn(chart: Locator): Promise<Lit> {
  const names = await chart
    .getByRole('button', { name: /, (?:active|taken)$/u })
    .evaluateAll((marks) => marks.map((mark) => mark.getAttribute('aria-label') ?? ''));
  return {
    states: names.filter((name) => name.endsWith(', active')).map((name) => name.replace(/^\S+ (.*), active$/u, '$1')),
    transitions: names
      .filter((name) => name.endsWith(', taken'))
      .map((name) => name.replace(/(?:, [a-z ]+)?, taken$/u, '')),
  };
}

/** Waits until this is lit on the chart and nothing else. @throws PageMismatch with both, where one differs */
export async function seeLit(fixture: SeenPage, chart: Locator, expected: Lit): Promise<void> {
  const words = ({ states, transitions }: Lit) => [
    `states ${states.join(' + ')}`,
    `transitions ${transitions.join(' + ')}`,
  ];
  await fixture.readLines('what is lit', async () => words(await litOn(chart)), words(expected));
}

/** Waits until these states are lit on the chart, and no others. @param state in words @throws PageMismatch where one differs */
export async function seeLitIn(fixture: SeenPage, chart: Locator, state: string): Promise<void> {
  const lit = async () => (await litOn(chart)).states.toSorted().join();
  const leaves = leafPaths(state).map((path) => path.split('.').at(-1) ?? '');
  await fixture.read('the lit states', lit, leaves.toSorted().join());
}

/** The names of the states that are lit on the chart, in its order. */
export async function litIn(chart: Locator): Promise<string> {
  return (await litOn(chart)).states.join(' + ');
}

/** The names of the transitions that are lit on the chart as taken, in its order. */
export async function takenIn(chart: Locator): Promise<string> {
  return (await litOn(chart)).transitions.join(' + ');
}
