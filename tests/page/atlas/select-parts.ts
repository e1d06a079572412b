import type { Locator } from '@playwright/test';
import type { MachineId } from '../../../machines/index.ts';
import type { PageFixture } from '../page-fixture.ts';
import { atlasOf, wordsIn } from '../screens/atlas.ts';
import { CHARTS } from './drawn-charts.ts';
import { openChart } from './open-chart.ts';
import {
  type BuiltCoverage,
  isLineOf,
  linesOfState,
  linesOfTransition,
  type Shown,
  SOURCE_LINE,
} from './said-of-parts.ts';

/** Transitions of a chart that are selected, at most: the first, the last and those evenly between. */
const MOST = 6;

function sampleOf<TPart>(parts: readonly TPart[]): TPart[] {
  const step = Math.max(1, Math.ceil((parts.length - 1) / (MOST - 1)));
  return parts.filter((_, place) => place % step === 0 || place === parts.length - 1);
}

/** The mark with a name, whatever else is said of it: of several the one at this place among them. */
function markOf(chart: Locator, name: string, place = 0): Locator {
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
  const address = () => page.evaluate(() => decodeURIComponent(location.hash));
  const said = async (part: string): Promise<string[]> => {
    const lines = (await wordsIn(panel)).split('\n');
    return lines.map((line) => (isLineOf(machine, part, line) ? SOURCE_LINE : line));
  };
  for (const { name } of sampleOf(transitions)) {
    await markOf(chart, name).press('Enter');
    await fixture.read('the address', address, `#${id}/${name}`);
    await fixture.readLines(`what is said of ${name}`, () => said(name), linesOfTransition(shown, name));
  }
  for (const state of sampleOf(states)) {
    const alike = states.filter(({ name }) => name === state.name);
    await markOf(chart, state.name, alike.indexOf(state)).press('Enter');
    await fixture.read('the address', address, `#${id}/${state.id.slice(machine.length + 1)}`);
    await fixture.readLines(`what is said of ${state.id}`, () => said(state.id), linesOfState(shown, state.id));
  }
}

/**
 * Goes through the chart of a machine by keys, and selects transitions and states on it.
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
  await seeParts(fixture, { machine, id: machine, coverage, knowsRaised: true });
}
