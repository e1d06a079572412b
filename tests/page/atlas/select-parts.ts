import type { Locator } from '@playwright/test';
import type { MachineId } from '../../../machines/index.ts';
import type { PageFixture } from '../page-fixture.ts';
import { atlasOf, seeAddress, wordsIn } from '../screens/atlas.ts';
import { CHARTS } from './drawn-charts.ts';
import { openChart } from './open-chart.ts';
import {
  type BuiltCoverage,
  isLineOf,
  linesOfLegend,
  linesOfState,
  linesOfTransition,
  type Shown,
  SOURCE_LINE,
} from './said-of-parts.ts';

/** Parts of a kind that are selected on a chart, at most. */
const MOST = 6;

/** What kinds of things are said of a part: the terms and the titles of lists among its lines. */
function termsIn(lines: readonly string[]): string[] {
  return lines.filter((line) => /^(?:term|heading "[^"]+" \[level=4\])/u.test(line));
}

/** Parts of a chart: first those of which something is said that is said of none before, then those evenly between. */
function sampleOf<TPart>(parts: readonly TPart[], linesOf: (part: TPart) => readonly string[]): TPart[] {
  const said = new Map(parts.map((part) => [part, new Set(termsIn(linesOf(part)))]));
  const chosen = new Set<TPart>();
  const known = new Set<string>();
  const news = (part: TPart): number => [...(said.get(part) ?? [])].filter((term) => !known.has(term)).length;
  while (chosen.size < MOST) {
    const [next] = parts.toSorted((a, b) => news(b) - news(a));
    if (next === undefined || news(next) === 0) break;
    chosen.add(next);
    for (const term of said.get(next) ?? []) known.add(term);
  }
  const step = Math.max(1, Math.ceil((parts.length - 1) / (MOST - 1)));
  const evenly = parts.filter((_, place) => place % step === 0 || place === parts.length - 1);
  return [...chosen, ...evenly.filter((part) => !chosen.has(part)).slice(0, MOST - chosen.size)];
}

/** The mark with a name, whatever else is said of it: of several the one at this place among them. */
export function markOf(chart: Locator, name: string, place = 0): Locator {
  const words = name.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
  return chart.getByRole('button', { name: new RegExp(`^${words}(?:,|$)`, 'u') }).nth(place);
}

/**
 * Selects transitions and states on a chart: the panel of details says of each what the machine says and, on a chart of
 * the build, what is known of its walks, line by line; the address names it.
 *
 * @throws PageMismatch where it tells it otherwise
 */
export async function seeParts(fixture: PageFixture, shown: Shown): Promise<void> {
  const { page } = fixture;
  const { machine, id } = shown;
  const { panel, chart } = atlasOf(page);
  const { states: [, ...states] = [], transitions = [] } = CHARTS.get(machine) ?? {};
  const said = async (part: string): Promise<string[]> => {
    const lines = (await wordsIn(panel)).split('\n');
    return lines.map((line) => (isLineOf(machine, part, line) ? SOURCE_LINE : line));
  };
  for (const { name } of sampleOf(transitions, (one) => linesOfTransition(shown, one.name))) {
    await markOf(chart, name).press('Enter');
    await seeAddress(fixture, `#${id}/${name}`);
    await fixture.readLines(`what is said of ${name}`, () => said(name), linesOfTransition(shown, name));
  }
  for (const state of sampleOf(states, (one) => linesOfState(shown, one.id))) {
    const alike = states.filter(({ name }) => name === state.name);
    await markOf(chart, state.name, alike.indexOf(state)).press('Enter');
    await seeAddress(fixture, `#${id}/${state.id.slice(machine.length + 1)}`);
    await fixture.readLines(`what is said of ${state.id}`, () => said(state.id), linesOfState(shown, state.id));
  }
}

/**
 * Skips to the chart of a machine, goes through it by keys, and selects transitions and states on it.
 *
 * @throws PageMismatch where it tells it otherwise
 */
export async function selectParts(fixture: PageFixture, machine: MachineId): Promise<void> {
  const { page } = fixture;
  await fixture.clear();
  const { chart } = await openChart(page, machine, 'Details');
  const { states = [] } = CHARTS.get(machine) ?? {};
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label')?.split(', ')[0] ?? 'nothing');
  await page.getByRole('button', { name: 'Skip to the chart', exact: true }).press('Enter');
  await fixture.read('what has the focus after the list was skipped', focused, `Chart of ${machine}`);
  const [root, ...others] = states;
  await markOf(chart, root?.name ?? '').focus();
  for (const { name } of others) {
    await page.keyboard.press('ArrowDown');
    // The button that folds a state stands after it.
    if ((await focused()).startsWith('states inside ')) await page.keyboard.press('ArrowDown');
    await fixture.read('the mark that has the focus', focused, name);
  }
  await page.keyboard.press('Home');
  await fixture.read('the mark that has the focus after Home', focused, root?.name ?? '');
  const coverage: BuiltCoverage = await (await page.request.get('/atlas/coverage.json')).json();
  const legend = () => page.getByRole('region', { name: 'Coverage' }).getByRole('listitem').allInnerTexts();
  await fixture.readLines('the legend of the coverage', legend, linesOfLegend(coverage, machine));
  await seeParts(fixture, { machine, id: machine, coverage, knowsRaised: true });
}
