import type { Locator, Page } from '@playwright/test';
import { partingWidths } from '../support/parting-widths.ts';
import { expect, test } from '../support/test.ts';
import { openAtlas } from './open.ts';

function barOf(page: Page): Locator {
  return page.getByRole('separator', { name: 'Room for the chart and the panel' });
}

/** Where the bar is, in pixels. @throws where it is not shown */
async function placeOf(bar: Locator) {
  const box = await bar.boundingBox();
  if (box === null) throw new Error('The bar is nowhere.');
  return box;
}

for (const [where, width, orientation, more, less] of [
  ['below', 1280, 'horizontal', 'ArrowDown', 'ArrowUp'],
  ['beside', 1920, 'vertical', 'ArrowRight', 'ArrowLeft'],
] as const)
  test(`the panel ${where} the chart gives it room by keys and by the pointer, and keeps that after a reload`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1000 });
    const { chart } = await openAtlas(page, '#storage');
    const bar = barOf(page);
    await expect(bar).toHaveAttribute('aria-orientation', orientation);
    const size = async () => {
      const box = await chart.boundingBox();
      return Math.round((where === 'below' ? box?.height : box?.width) ?? 0);
    };
    const share = async () => Number(await bar.getAttribute('aria-valuenow'));
    const [before, usual] = [await size(), await share()];
    await bar.focus();
    await page.keyboard.press(more);
    await expect.poll(size).toBeGreaterThan(before);
    expect(await share()).toBe(usual + 2);
    await page.keyboard.press('Home');
    await expect(bar).toHaveAttribute('aria-valuenow', (await bar.getAttribute('aria-valuemin')) ?? '');
    await page.keyboard.press('End');
    await expect(bar).toHaveAttribute('aria-valuenow', (await bar.getAttribute('aria-valuemax')) ?? '');
    await page.keyboard.press(less);
    await expect(bar).toHaveAttribute('aria-valuenow', '83');
    const end = await size();
    await page.reload();
    await expect.poll(size).toBe(end);
    await expect(bar).toHaveAttribute('aria-valuenow', '83');
    await bar.scrollIntoViewIfNeeded();
    const box = await placeOf(bar);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const by = where === 'below' ? 1000 / 5 : 300;
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(where === 'below' ? x : x - by, where === 'below' ? y - by : y, { steps: 3 });
    await page.mouse.up();
    await expect.poll(size).toBeLessThan(end - by / 2);
    await page.mouse.move(x, y);
    const after = await size();
    await page.mouse.move(x - 90, y - 90);
    expect(await size()).toBe(after);
  });

test('a drag of the bar that the system ends, as by a gesture of its own, is over', async ({ page }) => {
  await openAtlas(page, '#storage');
  const bar = barOf(page);
  await bar.scrollIntoViewIfNeeded();
  const box = await placeOf(bar);
  const touch = await page.context().newCDPSession(page);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const usual = (await bar.getAttribute('aria-valuenow')) ?? '';
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ ...point, y: point.y - 100 }] });
  await expect(bar).not.toHaveAttribute('aria-valuenow', usual);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
  const dragged = (await bar.getAttribute('aria-valuenow')) ?? '';
  // A pointer that comes over the bar afterwards drags nothing.
  const at = await placeOf(bar);
  await page.mouse.move(at.x + 40, at.y + 2);
  await page.mouse.move(at.x + 40, at.y + at.height - 2, { steps: 3 });
  await expect(bar).toHaveAttribute('aria-valuenow', dragged);
});

test('at each width the bar lies as the chart and the panel do', async ({ page }) => {
  const { chart, panel } = await openAtlas(page, '#storage');
  const bar = barOf(page);
  const parting = await partingWidths(page);
  expect(parting.length).toBeGreaterThan(1);
  // And one pixel on either side.
  for (const width of parting.flatMap((one) => [one - 1, one, one + 1])) {
    await page.setViewportSize({ width, height: 900 });
    const [ofChart, ofPanel] = await Promise.all([chart.boundingBox(), panel.boundingBox()]);
    const isBeside = (ofPanel?.x ?? 0) >= (ofChart?.x ?? 0) + (ofChart?.width ?? 0);
    await expect(bar, `${width} px`).toHaveAttribute('aria-orientation', isBeside ? 'vertical' : 'horizontal');
  }
});
