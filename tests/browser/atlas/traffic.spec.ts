import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainCount, plainSessions } from '../../unit/traffic/plain-count.ts';
import { readWeights } from '../../sessions/weights.ts';
import { writeSessions } from '../../sessions/write-sessions.ts';
import { open } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';
import { openAtlas } from './open.ts';

const REMOVED = 'cart.lines.filled: item.removed[0]';

/** Where pictures of traffic on every machine are put, to be looked at; none where it is not set. */
const LOOK = process.env['LOADOUT_LOOK'];
const WIDTHS = [1280, 1920];

test('sessions from files are counted on the chart, filtered, listed, played and checked', async ({ page }, info) => {
  const folder = info.outputPath('sessions');
  const weights = readWeights(new URL('../../sessions/weights.json', import.meta.url));
  await writeSessions({ weights, count: 60, seed: 3, perFile: 30, to: folder });
  const files = readdirSync(folder).map((name) => join(folder, name));
  const sessions = files.flatMap((file) => plainSessions(readFileSync(file, 'utf8')));
  const plain = plainCount(sessions);
  const { panel, tab, chart } = await openAtlas(page, '#cart');
  await tab('Traffic').click();
  await panel.getByLabel('Open sessions or counts').setInputFiles(files);
  await expect(panel.getByRole('status').first()).toHaveText(
    `2 files, 60 sessions. Counted: 60 sessions, ${plain.events.toLocaleString('en')} events. All of them are simulated.`,
  );
  const transition = chart.getByRole('button', { name: new RegExp(`^${REMOVED.replaceAll(/[.[\]]/gu, '\\$&')}`, 'u') });
  const removals = plain.taken.get(`cart ${REMOVED}`) ?? 0;
  expect(removals).toBeGreaterThan(0);
  await expect(transition).toHaveAttribute('aria-label', new RegExp(`, ${removals} · \\d`, 'u'));
  const visits = plain.visits.get('cart lines.filled') ?? 0;
  await expect(chart.getByRole('button', { name: /^state filled/u })).toHaveAttribute(
    'aria-label',
    new RegExp(`${visits} visits`, 'u'),
  );
  if (LOOK !== undefined) {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: width === 1280 ? 900 : 1080 });
      for (const machine of ['cart', 'checkout', 'navigation', 'language', 'session', 'purchase', 'search', 'form']) {
        await page.goto(`/atlas.html#${machine}`);
        await expect(chart.getByText(/\d visits?/u).first()).toBeVisible();
        await page.screenshot({ path: join(LOOK, `${machine}-${width}.png`), fullPage: true });
      }
    }
    await page.goto('/atlas.html#cart');
  }
  // Its sessions, and one of them played.
  await transition.press('Enter');
  await tab('Traffic').click();
  const passed = sessions.filter(({ messages }) => messages.some((one) => one.transitions?.includes(REMOVED) === true));
  const list = panel.getByRole('region', { name: `Sessions that passed ${REMOVED}` });
  await expect(list.getByRole('listitem')).toHaveCount(passed.length);
  const [log] = await Promise.all([
    page.waitForEvent('download'),
    list.getByRole('button', { name: 'Save them as XES' }).click(),
  ]);
  expect(readFileSync(await log.path(), 'utf8').match(/<trace>/gu)).toHaveLength(passed.length);
  await panel.getByRole('combobox', { name: 'Passed' }).selectOption(`cart/${REMOVED}`);
  await expect(panel.getByRole('status').first()).toContainText(
    `Counted: ${passed.length} ${passed.length === 1 ? 'session' : 'sessions'},`,
  );
  await panel.getByRole('button', { name: 'Check', exact: true }).click();
  const conformance = panel.getByRole('region', { name: 'Would this build do the same?' });
  await expect(conformance.getByRole('status')).toHaveText(
    '60 sessions replayed: 0 deviate, 0 ran another version of some machine.',
  );
  if (LOOK !== undefined) await page.screenshot({ path: join(LOOK, 'panel.png'), fullPage: true });
  await list.getByRole('listitem').getByRole('button').first().click();
  await expect(panel.getByRole('button', { name: 'Back to live' })).toBeVisible();
  await expect(panel.getByRole('listbox', { name: 'Moments' }).getByRole('option').first()).toBeVisible();
});

test('what is heard live is counted on the chart, and again as it goes on', async ({ page }) => {
  const { panel, tab, chart } = await openAtlas(page, '#cart');
  const shop = await page.context().newPage();
  await open(shop, '/ProductDetail/1?inspect');
  const add = shop.getByRole('button', { name: 'Add Cart', exact: true });
  await add.click();
  await tab('Traffic').click();
  await panel.getByRole('button', { name: 'Count the recording' }).click();
  await expect(panel.getByRole('status').first()).toContainText(
    '1 session. The recording is one of them, and is counted again as it goes on. Counted: 1 session,',
  );
  const set = (count: number) =>
    chart.getByRole('button', { name: new RegExp(`^cart\\.lines\\.filled: item\\.set\\[0\\].*, ${count} · `, 'u') });
  await expect(
    chart.getByRole('button', { name: /^cart\.lines\.empty: item\.set\[0\].*, 1 · 100\.0 %/u }),
  ).toBeVisible();
  await add.click();
  await expect(set(1)).toBeVisible();
  await add.click();
  await expect(set(2)).toBeVisible();
  await expect(panel.getByRole('region', { name: 'Sessions' }).getByRole('listitem')).toHaveText([/the recording/u]);
});
