import { readFileSync } from 'node:fs';
import { countConnections, inspectionMessages, sendMessages } from '../../page/screens/inspection-fixtures.ts';
import { expect, test } from '../support/test.ts';
import { openAtlas } from './open.ts';

const ON_STATE = 'Half of them leave here.';
const ON_MOMENT = 'He wanted two.';

test('notes on a state and on a moment stay after a reload, travel in the session file, and are found again', async ({
  page,
}) => {
  const { panel, tab } = await openAtlas(page, '#cart/lines.filled');
  const note = panel.getByRole('textbox', { name: 'Note' });
  await note.fill(ON_STATE);
  await tab('Live').click();
  const shop = await page.context().newPage();
  await shop.goto('/locales/en/translation.json');
  await shop.evaluate(countConnections);
  await shop.evaluate(sendMessages, inspectionMessages.slice(0, 4));
  await expect(panel.getByRole('status')).toHaveText('Live: 4 moments.');
  await expect(note).toHaveCount(0);
  await panel.getByRole('option').nth(2).click();
  await note.fill(ON_MOMENT);
  await note.blur();
  const saved = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Save session' }).click();
  const { notes } = JSON.parse(readFileSync(await (await saved).path(), 'utf8'));
  expect(notes).toEqual([
    { machine: 'cart', part: 'lines.filled', text: ON_STATE },
    { moment: 3, text: ON_MOMENT },
  ]);
  await expect(page).toHaveURL(/moment=[0-9a-f]{8}\/3$/u);
  await page.reload();
  await expect(note).toHaveValue(ON_MOMENT);
  await expect(panel.getByRole('option', { name: /has a note$/u })).toHaveCount(1);
  await tab('Details').click();
  await expect(note).toHaveValue(ON_STATE);
  await panel.getByRole('button', { name: 'Clear selection' }).click();
  await expect(panel.getByRole('list', { name: 'Notes' }).getByRole('listitem')).toHaveText([
    `lines.filled ${ON_STATE}`,
  ]);
});
