import type { MachineId } from '../../../machines/index.ts';
import type { PageFixture } from '../page-fixture.ts';
import { OF_THE_ATLAS, OF_THE_SHOP, OVERVIEW } from './drawn-charts.ts';
import { openChart } from './open-chart.ts';
import { seeUsable } from './see-usable.ts';
import { SKIP } from './whole-atlas.ts';

/** More than a page of the atlas has places for the focus before its panel. */
const MOST_STOPS = 120;

/** Where the focus is. */
interface Stop {
  /** The words in it, or its name. */
  readonly words: string;
  /** Where it leads, if it is a link of the list of machines. */
  readonly leads: string | null;
  /** Whether all of it that has room in the window is in the window, with nothing over its middle. */
  readonly isInSight: boolean;
  readonly isPanel: boolean;
}

/** Runs in the page. */
function readStop(): Stop {
  const focused = document.activeElement ?? document.body;
  const { left, top, right, bottom } = focused.getBoundingClientRect();
  const seen = [
    Math.max(left, 0),
    Math.max(top, 0),
    Math.min(right, innerWidth),
    Math.min(bottom, innerHeight),
  ] as const;
  const over = document.elementFromPoint((seen[0] + seen[2]) / 2, (seen[1] + seen[3]) / 2);
  // A state with others inside has them over its middle.
  const whole = focused instanceof SVGElement ? focused.ownerSVGElement : focused;
  return {
    words: focused.getAttribute('aria-label') ?? focused.textContent.trim(),
    leads: focused.closest('nav') === null ? null : focused.getAttribute('href'),
    isInSight: seen[0] < seen[2] && seen[1] < seen[3] && over !== null && whole?.contains(over) === true,
    isPanel: focused.getAttribute('role') === 'tabpanel',
  };
}

/**
 * Goes through the atlas by Tab, from its first button to its panel: the focus comes to each machine in the order of the
 * list, each stop is in sight, and nothing has a fault while the first button is there, which only the focus brings.
 *
 * @throws PageMismatch where a stop is out of sight, a machine is passed over, or the panel is not reached
 */
export async function goThrough(fixture: PageFixture, machine: MachineId): Promise<void> {
  const { page } = fixture;
  await fixture.clear();
  await openChart(page, machine, 'Details');
  await page.getByRole('button', { name: SKIP, exact: true }).focus();
  await seeUsable(page, fixture);
  const stops: Stop[] = [];
  do {
    await page.keyboard.press('Tab');
    stops.push(await page.evaluate(readStop));
  } while (stops.at(-1)?.isPanel === false && stops.length < MOST_STOPS);
  await fixture.readLines(
    'the machines that the focus comes to',
    async () => stops.flatMap(({ leads }) => leads ?? []),
    [OVERVIEW.id, ...OF_THE_SHOP, ...OF_THE_ATLAS].map((id) => `#${id}`),
  );
  const outOfSight = stops.filter(({ isInSight }) => !isInSight).map(({ words }) => words);
  await fixture.readLines('where the focus is out of sight', async () => outOfSight, []);
  await fixture.read('whether the focus comes to the panel', async () => stops.length < MOST_STOPS, true);
}
