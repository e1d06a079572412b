import { byTurns } from '../../commands/sampling.ts';
import { models } from '../../machines/models.ts';
import { expect, test } from '../support/test.ts';
import { openAtlas } from './open.ts';

test('a state folds by pointer and by keys, keeps the focus, and stays folded after a reload', async ({ page }) => {
  const { chart, panel } = await openAtlas(page, '#cart');
  const lines = chart.getByRole('button', { name: 'states inside lines', exact: true });
  const filled = chart.getByRole('button', { name: 'state filled', exact: true });
  await expect(lines).toHaveAttribute('aria-expanded', 'true');
  await lines.click();
  await expect(lines).toHaveAttribute('aria-expanded', 'false');
  await expect(filled).toHaveCount(0);
  await expect(chart.getByRole('button', { name: /^region lines, folded, 2 states inside/u })).toBeVisible();
  await expect(page).toHaveURL(/#cart\?fold=lines$/u);
  await page.reload();
  await expect(lines).toHaveAttribute('aria-expanded', 'false');
  await chart.getByRole('button', { name: 'state with regions cart' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(lines).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(filled).toBeVisible();
  await expect(lines).toBeFocused();
  await expect(page).toHaveURL(/#cart$/u);
  await page.keyboard.press('Space');
  await expect(filled).toHaveCount(0);
  // Nothing was selected by that.
  await expect(panel.getByRole('heading', { name: 'Machine cart' })).toBeVisible();
  await page.getByRole('button', { name: 'Unfold all' }).press('Enter');
  await expect(filled).toBeVisible();
  // The button is gone.
  await expect(chart).toBeFocused();
});

test('no chart needs scrolling to the side at full size on a screen of 1280 by 900, and Fit shows each so that it can be read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const atlas = await openAtlas(page, '');
  for (const id of byTurns(Object.keys(models), 4)) {
    await atlas.machines.getByRole('link', { name: new RegExp(`^${id} `, 'u') }).click();
    const chart = page.getByRole('region', { name: `Chart of ${id}`, exact: true });
    await expect(chart.getByRole('button').first()).toBeVisible();
    const isWider = () => chart.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    expect.soft(await isWider(), `${id} is wider than its window`).toBe(false);
    await page.getByRole('button', { name: 'Fit', exact: true }).click();
    const isWhole = () =>
      chart.evaluate(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          scrollWidth <= clientWidth && scrollHeight <= clientHeight,
      );
    await expect.poll(isWhole, { message: `${id} is not whole` }).toBe(true);
    const zoom = await page.getByRole('status').filter({ hasText: '%' }).innerText();
    expect.soft(Number.parseInt(zoom, 10), id).toBeGreaterThanOrEqual(60);
  }
});

test('the words are in the address, and stay after a reload', async ({ page }) => {
  const { chart } = await openAtlas(page, '#storage');
  const plain = page.getByRole('button', { name: 'Plain words' });
  await plain.click();
  await expect(chart).toContainText('storage.failed');
  await expect(page).toHaveURL(/#storage\?words=code$/u);
  await page.reload();
  await expect(plain).toHaveAttribute('aria-pressed', 'false');
  await expect(chart).toContainText('storage.failed');
});
