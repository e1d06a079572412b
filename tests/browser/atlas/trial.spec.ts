import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/test.ts';
import { openAtlas } from './open.ts';

test('a machine is tried by hand: payloads, reasons, undo, an address that survives a reload, a walk to take away', async ({
  page,
}) => {
  const { panel, tab, chart } = await openAtlas(page, '#cart');
  await tab('Try it').click();
  await panel.getByRole('button', { name: 'Start', exact: true }).click();
  const now = panel.getByRole('list', { name: 'What can happen now' });
  const notNow = panel.getByRole('list', { name: 'What is not accepted now' });
  await expect(notNow.getByRole('listitem').filter({ hasText: 'item.increased' })).toContainText(
    'It is answered in lines.filled.',
  );
  await now.getByRole('combobox', { name: /item\.added/u }).selectOption('another payload…');
  const typed = now.getByRole('textbox', { name: /item\.added/u });
  await typed.fill('{"id":');
  await expect(now).toContainText('This is no JSON object');
  await typed.fill('{"id":7}');
  await now.getByRole('button', { name: '(item.added)' }).click();
  await expect(panel.getByRole('status').first()).toHaveText('cart is in lines.filled + undo.unavailable.');
  await expect(panel.getByRole('row', { name: 'lines [] [{"id":7,"quantity":1}]' })).toBeVisible();
  await expect(chart.getByRole('button', { name: 'state filled, active' })).toBeVisible();
  await page.reload();
  await expect(panel.getByRole('status').first()).toHaveText('cart is in lines.filled + undo.unavailable.');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'Save as a walk' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toMatch(
    /^walk file cart\ntried by hand\n\nwalk [0-9a-f]{8} tour\n {2}start → .*\n {2}item\.added \{"id":7\} → lines\.filled/u,
  );
  await panel.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(panel.getByRole('status').first()).toHaveText('cart is in lines.empty + undo.unavailable.');
});
