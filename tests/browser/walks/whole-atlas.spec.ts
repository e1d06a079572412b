import type { Page } from '@playwright/test';
import { byTurns } from '../../commands/sampling.ts';
import { CHARTS } from '../../page/atlas/drawn-charts.ts';
import { atlasFaults, atlasParts } from '../../page/atlas/whole-atlas.ts';
import { atlasOf } from '../../page/screens/atlas.ts';
import { differingLines } from '../../page/screen/expectation.ts';
import { expect, test } from '../support/test.ts';

/** A fault of a chart, made in the page, and what the check of the atlas says of it. */
interface ChartFault {
  readonly what: string;
  /** Runs in the page. */
  readonly make: () => void;
  readonly said: string;
}

const FAULTS: readonly ChartFault[] = [
  {
    what: 'a state that is not drawn',
    make: () => document.querySelector('[data-state="undo.available"]')?.remove(),
    said: 'the states on the chart, line 7: expected state available, seen (nothing)',
  },
  {
    what: 'a state without its words',
    make: () =>
      document
        .querySelector('[data-state="lines.empty"]')
        ?.querySelectorAll('text')
        .forEach((text) => text.remove()),
    said: 'what is drawn, line 1: expected (nothing), seen «state empty» does not say «empty»',
  },
  {
    what: 'a transition that is not drawn',
    make: () => document.querySelector('[data-transition="cart.undo.available: removal.undone[0]"]')?.remove(),
    said: 'the transitions on the chart, line 17: expected cart.undo.available: removal.undone[0], seen (nothing)',
  },
  {
    what: 'a line that leads nowhere',
    make: () => document.querySelector('.chart-edge .chart-line')?.setAttribute('d', 'M0 0h1'),
    said: 'does not join its label and a state',
  },
  {
    what: 'a label without its line',
    make: () => document.querySelector('.chart-edge')?.remove(),
    said: 'the transitions on lines, line ',
  },
  {
    what: 'a dot that leads nowhere',
    make: () => document.querySelector('.chart-start')?.remove(),
    said: 'where the chart begins, line 1',
  },
  {
    what: 'a machine that the list leaves out',
    make: () => document.querySelector('a[href="#wishlist"]')?.remove(),
    said: 'expected link "wishlist 2 states, 6 transitions" → #wishlist, seen (nothing)',
  },
  {
    what: 'a button that takes no press',
    make: () => {
      const exports = document.querySelector<HTMLElement>('[role=tab]');
      if (exports !== null) exports.style.pointerEvents = 'none';
    },
    said: 'button «Details» takes no press',
  },
  {
    what: 'words that a style sheet hides',
    make: () => {
      const legend = document.querySelector<HTMLElement>('summary');
      if (legend !== null) legend.style.display = 'none';
    },
    said: 'is not drawn',
  },
];

async function faultsOf(page: Page): Promise<string> {
  const parts = await atlasParts(page);
  return parts
    .flatMap(({ what, expected, seen }) => differingLines(what, expected, seen))
    .map(({ what, expected, seen }) => `${what}: expected ${expected}, seen ${seen}`)
    .join('\n');
}

async function openChart(page: Page, hash: string): Promise<void> {
  await page.route('**/atlas/coverage.json', (route) => route.fulfill({ json: null }));
  await page.goto(`/atlas.html${hash}`);
  await expect(atlasOf(page).chart.getByRole('button').first()).toBeVisible();
}

for (const { what, make, said } of byTurns(FAULTS, 3))
  test(`the check of the atlas finds ${what}`, async ({ page }) => {
    await openChart(page, '#cart');
    expect(await faultsOf(page)).toBe('');
    await page.evaluate(make);
    expect(await faultsOf(page)).toContain(said);
  });

test('the check of the atlas finds nothing on the chart of any machine, in plain words and in those of the code', async ({
  page,
}) => {
  await openChart(page, '#cart');
  for (const id of CHARTS.keys())
    for (const words of ['', '?words=code']) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, `#${id}${words}`);
      await expect.poll(() => faultsOf(page), id).toBe('');
    }
});

test('what a search finds can be seen, and where it is transparent the check says so', async ({ page }) => {
  await openChart(page, '#cart');
  await page.getByRole('combobox', { name: 'Search states and events' }).fill('undo');
  const found = page.getByRole('option').first();
  await expect(found).toBeVisible();
  expect(await atlasFaults(page)).toEqual([]);
  await found.evaluate((option) => option.style.setProperty('opacity', '0'));
  expect(await atlasFaults(page)).toContain('text «cart: state undo» cannot be seen');
});
