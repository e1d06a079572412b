import { brotliCompressSync } from 'node:zlib';
import { answers } from '../page/answers.ts';
import { expect, test } from './support/test.ts';

/** 140 KB of 1000 bytes with brotli before home is usable, and 4 more for what comes once it is idle. */
const BUDGET = 144_000;

test('The home page loads at most 140 KB of JavaScript until it is usable, and 4 KB to measure and keep itself', async ({
  page,
}) => {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  await page.goto('/');
  await answers(page);
  await expect(page.getByRole('region', { name: 'Others' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  // Measuring starts when the page is idle: what it loads counts too.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));

  const bodies = await Promise.all(scripts);
  const sizes = bodies.map((script) => brotliCompressSync(script).byteLength);
  expect(sizes.length).toBeGreaterThan(3);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET);
  // All but the first script are compiled while they come, not when they are called.
  const hinted = bodies.filter((script) => script.toString().startsWith('//# allFunctionsCalledOnLoad'));
  expect(hinted).toHaveLength(bodies.length - 1);
});
