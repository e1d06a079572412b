import { committedWalks } from '../../walks/committed.ts';
import { litIn, takenIn } from '../../page/screens/atlas.ts';
import { expect, test } from '../support/test.ts';
import { openAtlas } from './open.ts';

const walkFile = committedWalks('cart', 'page');

test('every walk of the walk file is listed, and one is played to its end and back', async ({ page }) => {
  const { tab, panel, chart } = await openAtlas(page, '#cart');
  await tab('Walks').click();
  for (const { id } of walkFile.walks)
    await expect(panel.getByRole('button', { name: new RegExp(`\\(walk ${id}, `, 'u') }).first()).toBeVisible();
  const [walk] = walkFile.walks;
  if (walk === undefined) throw new Error('The walk file is empty.');
  await panel
    .getByRole('button', { name: new RegExp(`\\(walk ${walk.id}, `, 'u') })
    .first()
    .click();
  const last = walk.steps.length - 1;
  for (const [place, { stimulus, seen, took }] of walk.steps.entries()) {
    if (place > 0) await panel.getByRole('button', { name: 'Step forward' }).click();
    await expect(panel.getByRole('status')).toHaveText(`Step ${place + 1} of ${walk.steps.length}`);
    await expect(panel.getByText(stimulus.words, { exact: true }).first()).toBeVisible();
    await expect(panel.getByText(`State: ${seen.state}`, { exact: true })).toBeVisible();
    const lit = seen.state.split(' + ').map((path) => path.split('.').at(-1) ?? '');
    expect((await litIn(chart)).split(' + ').toSorted()).toEqual(lit.toSorted());
    for (const name of took) await expect(panel.getByRole('button', { name, exact: true })).toBeVisible();
    // What stays where it is shows no other way.
    expect((await takenIn(chart)).split(' + ').toSorted()).toEqual(took.length === 0 ? [''] : took.toSorted());
  }
  await expect(panel.getByRole('button', { name: 'Step forward' })).toHaveAttribute('aria-disabled', 'true');
  await panel.getByRole('button', { name: 'Step back' }).click();
  await expect(panel.getByRole('status')).toHaveText(`Step ${last} of ${walk.steps.length}`);
});

test('a step shows what changes in the context, before and after', async ({ page }) => {
  const { tab, panel } = await openAtlas(page, '#cart');
  await tab('Walks').click();
  const contextAt = ({ steps }: (typeof walkFile.walks)[number], place: number) =>
    JSON.stringify(steps[place]?.seen.context);
  const places = walkFile.walks.flatMap((walk) => walk.steps.map((_, place) => ({ walk, place })));
  const first = places.find(
    ({ walk, place }) =>
      contextAt(walk, place - 1) === '{"lines":[],"removed":null}' &&
      contextAt(walk, place) === '{"lines":[{"id":1,"quantity":1}],"removed":null}',
  );
  if (first === undefined) throw new Error('No walk puts product 1 into an empty cart.');
  const { walk, place } = first;
  await panel
    .getByRole('button', { name: new RegExp(`\\(walk ${walk.id}, `, 'u') })
    .first()
    .click();
  for (let step = 0; step < place; step += 1) await panel.getByRole('button', { name: 'Step forward' }).click();
  const table = panel.getByRole('table', { name: 'What changes in the context' });
  await expect(table.getByRole('row')).toHaveText([/^KeyBeforeAfter$/u, 'lines[][{"id":1,"quantity":1}]']);
});

test('a walk and its step have an address that survives a reload, and a link to the end of a name finds its state', async ({
  page,
}) => {
  const { panel, tab, chart } = await openAtlas(page, '#cart/filled');
  await expect(page).toHaveURL(/#cart\/lines\.filled$/u);
  await expect(chart.getByRole('button', { name: 'state filled', pressed: true })).toBeVisible();
  await tab('Walks').click();
  await panel
    .getByRole('button', { name: /\(walk [0-9a-f]{8}, /u })
    .first()
    .click();
  await panel.getByRole('button', { name: 'Step forward' }).click();
  await panel.getByRole('button', { name: 'Step forward' }).click();
  await expect(page).toHaveURL(/#cart\/lines\.filled\?walk=page\/[0-9a-f]{8}\/3$/u);
  const lit = await litIn(chart);
  await page.reload();
  await expect(panel.getByRole('status')).toHaveText(/^Step 3 of /u);
  await expect.poll(() => litIn(chart)).toBe(lit);
});
