import { expect, test } from '../support/test.ts';
import { openAtlas } from './open.ts';

test('another version of a machine is opened: what differs shows on the chart and in a table', async ({ page }) => {
  const { panel, tab, chart } = await openAtlas(page, '#cart');
  const exported = await page.request.get('/atlas/exports/cart.json');
  const json: { states: { lines: { states: { filled: { on: Record<string, unknown> } } } } } = await exported.json();
  // The version before had no way to remove a line, and one more event.
  const { 'item.removed': _, ...on } = json.states.lines.states.filled.on;
  json.states.lines.states.filled.on = { ...on, 'item.doubled': { target: '#cart.lines.empty' } };
  await tab('Versions').click();
  const open = (name: string, text: string) =>
    panel
      .getByLabel('Open another version')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  await open('cart-before.json', JSON.stringify(json));
  await expect(panel.getByRole('status').first()).toContainText('cart-before.json');
  await expect(panel.getByText('2 added, 1 removed, 0 changed.')).toBeVisible();
  await expect(
    chart.getByRole('button', { name: 'cart.lines.filled: item.doubled[0] (before), removed' }),
  ).toBeVisible();
  await expect(chart.getByRole('button', { name: 'cart.lines.filled: item.removed[0], added' })).toBeVisible();
  // The other marks of the page go on: a part is selected on the chart of both, and the table stays.
  await panel.getByRole('button', { name: /in lines\.filled: item\.removed, 1st/u }).click();
  await expect(panel.getByText('2 added, 1 removed, 0 changed.')).toBeVisible();
  await expect(chart.getByRole('button', { pressed: true })).toHaveAttribute(
    'aria-label',
    /item\.removed\[0\], added$/u,
  );
  await open('broken.json', '{"id":');
  await expect(panel.getByRole('alert')).toContainText('broken.json is broken, or no file of this kind.');
});
