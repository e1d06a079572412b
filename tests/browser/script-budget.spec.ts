import { gzipSync } from 'node:zlib';
import { expect, test } from './support/test.ts';

/** 175 KB of 1000 bytes, gzipped. */
const BUDGET = 175_000;

test('The home page loads at most 175 KB of JavaScript until the whole of it is on the screen', async ({ page }) => {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Others' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  // Measuring starts when the page is idle: what it loads counts too.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));

  const sizes = (await Promise.all(scripts)).map((script) => gzipSync(script).byteLength);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET);
});
