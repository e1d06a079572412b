import type { Locator } from '@playwright/test';
import type { MachineId } from '../../../machines/index.ts';
import type { PageFixture } from '../page-fixture.ts';
import type { atlasOf } from '../screens/atlas.ts';
import { CHARTS } from './drawn-charts.ts';
import { openChart } from './open-chart.ts';
import { markOf } from './select-parts.ts';

type Atlas = ReturnType<typeof atlasOf>;

/** The first walk that is told of a transition. */
function toldWalk({ panel }: Atlas): Locator {
  return panel.getByRole('button', { name: /^[\da-f]{8}$/u }).first();
}

/** What opens a panel, what it asks for, what is said where that does not come, and a button that it has once it has come. */
const PANELS = [
  {
    panel: 'Walks',
    opener: toldWalk,
    files: '**/atlas/walks/**',
    failed: 'The walks could not be loaded: this page has no network, or the files are gone.',
    button: /\(walk [0-9a-f]{8}, /u,
  },
  {
    panel: 'Try it',
    opener: ({ tab }: Atlas) => tab('Try it'),
    files: '**/atlas/stimuli/**',
    failed: 'This part could not be shown. What else is open stays.',
    button: 'Start',
  },
] as const;

/** Panels that show something of the machine that is open. */
const OF_MACHINE = ['Details', 'Outline', 'Try it', 'Exports'] as const;

/**
 * Opens panels of a machine whose files do not come, that of the walks by a walk that is told of a transition: each says so,
 * the chart stays, and each shows them once they are asked for again. Where there is no such machine, each panel says that.
 *
 * @throws PageMismatch where a panel says or shows something else
 */
export async function askAgain(fixture: PageFixture, machine: MachineId): Promise<void> {
  const { page } = fixture;
  await fixture.clear();
  const atlas = await openChart(page, machine, 'Details');
  const { panel, tab, chart } = atlas;
  const [transition] = CHARTS.get(machine)?.transitions ?? [];
  await markOf(chart, transition?.name ?? '').press('Enter');
  await toldWalk(atlas).waitFor();
  for (const { panel: name, opener, files, failed, button } of PANELS) {
    await page.route(files, (route) => route.abort('internetdisconnected'));
    await opener(atlas).click();
    const said = () => panel.getByRole('alert').getByRole('paragraph').innerText();
    await fixture.read(`what ${name} says of files that do not come`, said, failed);
    await fixture.read('whether the chart stays', () => chart.getByRole('button').first().isVisible(), true);
    await page.unroute(files);
    await panel.getByRole('button', { name: 'Try again', exact: true }).click();
    await panel.getByRole('button', { name: button }).first().waitFor();
  }
  // Those files alone may be asked for in vain.
  fixture.forgetErrors(/\/atlas\/(?:walks|stimuli)\/|Failed to fetch/u);
  const unknown = `${machine}s`;
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#${unknown}`);
  await fixture.read('whether a chart of a machine that is none shows', () => chart.count(), 0);
  for (const name of OF_MACHINE) {
    await tab(name).click();
    const said = () => panel.innerText();
    await fixture.read(`what ${name} says of a machine that is none`, said, `There is no machine called «${unknown}».`);
  }
}
