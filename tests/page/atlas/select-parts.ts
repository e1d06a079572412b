import type { Locator } from '@playwright/test';
import type { PageFixture } from '../page-fixture.ts';
import { allIn, ofRole, parseAria, readOut } from '../screen/aria.ts';
import { CHARTS } from './drawn-charts.ts';
import { openChart } from './open-chart.ts';

/** Transitions of a chart that are selected, at most: the first, the last and those evenly between. */
const MOST = 6;

function sampleOf<TPart>(parts: readonly TPart[]): TPart[] {
  const step = Math.max(1, Math.ceil((parts.length - 1) / (MOST - 1)));
  return parts.filter((_, place) => place % step === 0 || place === parts.length - 1);
}

/** What a panel says by its terms: `From` is `lines.filled`. */
async function factsIn(panel: Locator): Promise<ReadonlyMap<string, string>> {
  const nodes = allIn(parseAria(await panel.ariaSnapshot()));
  return new Map(
    nodes.flatMap((node, place): [string, string][] => {
      const definition = nodes[place + 1];
      if (node.role !== 'term' || definition?.role !== 'definition') return [];
      const buttons = ofRole(definition.children, 'button').map(({ name }) => name);
      return [[node.text, buttons.length > 0 ? buttons.join(', ') : readOut(definition.text)]];
    }),
  );
}

/** The mark with a name, whatever else is said of it: of several the one at this place among them. */
function markOf(chart: Locator, name: string, place = 0): Locator {
  const words = name.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
  return chart.getByRole('button', { name: new RegExp(`^${words}(?:,|$)`, 'u') }).nth(place);
}

/** An id without its machine, as the atlas shows it; the machine itself by its name. */
function shortId(id: string, machine: string): string {
  return id === machine ? machine : id.slice(machine.length + 1);
}

/**
 * Goes through the chart of a machine by keys, and selects transitions and states on it: the panel says of each what the
 * machine says, and the address names it.
 *
 * @throws PageMismatch where it tells it otherwise
 */
export async function selectParts(fixture: PageFixture, machine: string): Promise<void> {
  const { page } = fixture;
  await fixture.clear();
  const { panel, chart } = await openChart(page, machine, 'Details');
  const { states = [], transitions = [] } = CHARTS.get(machine) ?? {};
  const heading = () => panel.getByRole('heading').first().innerText();
  const address = () => page.evaluate(() => decodeURIComponent(location.hash));
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
  for (const { name, source, targets, descriptor, guard } of sampleOf(transitions)) {
    await markOf(chart, name).press('Enter');
    await fixture.read('what is selected', heading, `Transition ${name}`);
    await fixture.read('the address', address, `#${machine}/${name}`);
    const fact = async (term: string) => (await factsIn(panel)).get(term) ?? '';
    await fixture.read(`where ${name} comes from`, () => fact('From'), shortId(source, machine));
    const to = targets.map((id) => shortId(id, machine)).join(', ');
    await fixture.read(`where ${name} leads`, () => fact('To'), to === '' ? 'stays where it is' : to);
    const isEvent = !/^(?:always|xstate\.)/u.test(descriptor);
    const says = async (term: string, words: string) => (await fact(term)).includes(words);
    if (isEvent) await fixture.read(`when ${name} is taken`, () => says('When', descriptor), true);
    if (guard !== null && !guard.startsWith('('))
      await fixture.read(`if what it is taken`, () => says('Only if', guard), true);
  }
  for (const { id, name, description } of sampleOf(others)) {
    const alike = states.filter((other) => other.name === name);
    await markOf(
      chart,
      name,
      alike.findIndex((other) => other.id === id),
    ).press('Enter');
    await fixture.read('what is selected', heading, `State ${shortId(id, machine)}`);
    await fixture.read('the address', address, `#${machine}/${shortId(id, machine)}`);
    const said = async () => readOut(await panel.innerText()).includes(readOut(description));
    await fixture.read(`what is said of ${id}`, said, true);
  }
}
