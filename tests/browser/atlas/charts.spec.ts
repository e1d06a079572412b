import { models } from '../../machines/models.ts';
import { transitionsOf, nodesOf } from '../../engine/machine/transitions.ts';
import { expect, test } from '../support/test.ts';
import { isTransition, marksOn, openAtlas, engineScripts } from './open.ts';

test('every machine is listed once, by what it is of, and drawn with all that its definition has; the overview comes first', async ({
  page,
}) => {
  const { machines, heading, chart } = await openAtlas(page, '');
  await expect(heading).toHaveText('overview');
  await expect(chart.getByRole('button', { name: 'overview.purchase: item.set[0]' })).toBeVisible();
  await expect(machines.getByRole('link')).toHaveCount(Object.keys(models).length + 1);
  await expect(machines.getByRole('list', { name: 'This atlas' }).getByRole('link')).toHaveText([
    /^fileLoader/u,
    /^recorder/u,
    /^traffic/u,
    /^trial/u,
    /^viewer/u,
  ]);
  // One page for all of them: each is opened as a person does.
  for (const { id, machine } of Object.values(models)) {
    const link = machines.getByRole('link', { name: new RegExp(`^${id} `, 'u') });
    await link.click();
    await expect(heading).toHaveText(id);
    await expect(link).toHaveAttribute('aria-current', 'page');
    const drawn = page.getByRole('region', { name: `Chart of ${id}`, exact: true });
    await expect(drawn.getByRole('button').first()).toBeVisible();
    const marks = await marksOn(drawn);
    expect.soft(marks.filter(isTransition).toSorted(), id).toEqual(
      transitionsOf(machine)
        .map(({ name }) => name)
        .toSorted(),
    );
    // The frame around all of them is the machine itself.
    expect
      .soft(
        marks.filter((name) => !isTransition(name)),
        id,
      )
      .toHaveLength(nodesOf(machine).length);
  }
});

test('a known chart is drawn as the build laid it out: the engine that places boxes is loaded for none of them', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('body')?.innerText.includes('The chart is being drawn') ?? false)
        Reflect.set(window, 'waited', true);
      if (document.querySelector('#chart svg') !== null && !Reflect.has(window, 'drawnAt'))
        Reflect.set(window, 'drawnAt', performance.now());
    }).observe(document, { childList: true, subtree: true });
  });
  const { machines, heading } = await openAtlas(page, '#cart');
  // React would hold the first chart back for 300 ms once it says that it waits for it.
  expect(await page.evaluate(() => Reflect.get(window, 'waited'))).toBeUndefined();
  console.log(
    `the first chart took ${Math.round(await page.evaluate(() => Number(Reflect.get(window, 'drawnAt'))))} ms`,
  );
  const began = await page.evaluate(() => performance.now());
  await machines.getByRole('link', { name: /^checkout / }).click();
  await expect(heading).toHaveText('checkout');
  await expect(page.getByRole('region', { name: 'Chart of checkout' }).getByRole('button').first()).toBeVisible();
  console.log(`a switch took ${Math.round((await page.evaluate(() => performance.now())) - began)} ms`);
  expect(await engineScripts(page)).toEqual({ ofPage: [], ofWorkers: [] });
});
