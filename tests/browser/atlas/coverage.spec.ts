import { committedWalks } from '../../walks/committed.ts';
import type { Page } from '@playwright/test';
import { cartModel } from '../../machines/cart/cart.model.ts';
import { transitionsOf } from '../../engine/machine/transitions.ts';
import { expect, test } from '../support/test.ts';
import { openAtlas } from './open.ts';

const [walk] = committedWalks('cart', 'page').walks;
const names = transitionsOf(cartModel.machine).map(({ name }) => name);
function reached(place: number) {
  return (['browser', 'actor', 'nowhere'] as const)[place % 3] ?? 'nowhere';
}

function countOf(how: ReturnType<typeof reached>): number {
  return names.filter((_, place) => reached(place) === how).length;
}

/**
 * The coverage of a run that walked a third of the cart in the browser, a third on the actor and a third not at all.
 */
const report = {
  version: 2,
  machines: [
    {
      machine: 'cart',
      transitions: names.map((name, place) => ({
        name,
        reached: reached(place),
        actorWalks: [],
        browserWalks: reached(place) === 'browser' ? [walk?.id ?? ''] : [],
        because: '',
        killed: reached(place) === 'nowhere' ? [] : [`cart: drop transition ${name}`],
      })),
    },
  ],
  requirements: [
    { id: '§4 Cart: plus', text: 'plus increments with no upper bound.', machine: 'cart', coveredBy: names[0] ?? '' },
  ],
};

function openCovered(page: Page) {
  return openAtlas(page, '#cart', report);
}

test('what is walked in the browser, on the actor only and not at all is told apart without colours', async ({
  page,
}) => {
  const { chart, coverage } = await openCovered(page);
  const words = { browser: 'walked in the browser', actor: 'walked on the actor only', nowhere: 'not walked' };
  const dashes = new Set<string>();
  for (const [place, name] of names.slice(0, 3).entries()) {
    const mark = chart.getByRole('button', { name: `${name}, ${words[reached(place)]}`, exact: true });
    await expect(mark).toBeVisible();
    dashes.add(
      await mark.evaluate((element) => getComputedStyle(element.querySelector('rect') ?? element).strokeDasharray),
    );
  }
  expect(dashes.size).toBe(3);
  await expect(coverage.getByRole('listitem')).toHaveText([
    new RegExp(`\\b${countOf('browser')} walked in the browser`, 'u'),
    new RegExp(`\\b${countOf('actor')} walked on the actor only`, 'u'),
    new RegExp(`\\b${countOf('nowhere')} not walked`, 'u'),
  ]);
});

test('a transition shows its requirements, its walks, the mutants that it killed, and each walk can be followed', async ({
  page,
}) => {
  const { chart, panel, tab } = await openCovered(page);
  await chart.getByRole('button', { name: `${names[0] ?? ''}, walked in the browser`, exact: true }).click();
  await expect(panel).toContainText('§4 Cart: plus: plus increments with no upper bound.');
  await panel.getByText('Mutants killed by a step over it: 1').click();
  await expect(panel).toContainText(`cart: drop transition ${names[0] ?? ''}`);
  await panel.getByRole('button', { name: walk?.id ?? '' }).click();
  await expect(tab('Walks')).toHaveAttribute('aria-selected', 'true');
  await expect(panel.getByRole('status')).toHaveText(`Step 1 of ${walk?.steps.length ?? 0}`);
});

test('a coverage file takes the place of the last run, and one that cannot be read leaves it', async ({ page }) => {
  const { coverage } = await openCovered(page);
  const chooseFile = (name: string, text: string) =>
    coverage
      .getByLabel('Open a coverage file')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  await chooseFile('broken.json', '{"version":2');
  await expect(coverage.getByRole('alert')).toContainText('broken.json is broken, or no file of this kind.');
  await expect(coverage.getByRole('status')).toHaveText('Coverage from the last test run.');
  await chooseFile('later.json', JSON.stringify({ ...report, version: 3 }));
  await expect(coverage.getByRole('alert')).toContainText('later.json is of another version than this atlas reads.');
  await chooseFile('own.json', JSON.stringify({ ...report, machines: [] }));
  await expect(coverage.getByRole('status')).toHaveText('Coverage from own.json.');
  await expect(coverage.getByRole('alert')).toHaveCount(0);
});

test('what is only planned is not called walked, and rows of another version of the machine are not counted', async ({
  page,
}) => {
  const [machine] = report.machines;
  const renamed = { ...machine?.transitions[0], name: 'cart.lines.gone: item.added[0]' };
  const transitions = [renamed, ...(machine?.transitions.slice(1) ?? [])];
  const planned = { ...report, source: { kind: 'planned' }, machines: [{ machine: 'cart', transitions }] };
  const { chart, coverage } = await openAtlas(page, '#cart', planned);
  await expect(coverage.getByRole('status')).toHaveText('Coverage from the committed walk files: planned, not run.');
  await expect(coverage.getByRole('listitem')).toHaveText([
    new RegExp(`\\b${countOf('browser') - 1} planned in the browser`, 'u'),
    new RegExp(`\\b${countOf('actor')} planned on the actor only`, 'u'),
    new RegExp(`\\b${countOf('nowhere')} not planned`, 'u'),
  ]);
  await expect(coverage).toContainText('1 row of another version of this machine, not counted.');
  await expect(coverage).toContainText('1 transition that it does not know.');
  await expect(chart.getByRole('button', { name: /, walked /u })).toHaveCount(0);
});
