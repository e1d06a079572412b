import { test as bare } from '@playwright/test';
import { collectTrouble } from './support/trouble.ts';
import { expect, test } from './support/test.ts';

const OUTSIDE = 'http://outside.example/pixel.gif';

bare.describe('The gate of the browser tests collects', () => {
  bare('console errors and warnings, but no other messages', async ({ page, context, baseURL }) => {
    const trouble = collectTrouble(context, baseURL ?? '');
    await page.goto('/');
    await page.evaluate(() => {
      console.log('said');
      console.warn('warned');
      console.error('failed');
    });
    await expect
      .poll(() => trouble)
      .toEqual([expect.stringMatching(/^console warning: warned/), expect.stringMatching(/^console error: failed/)]);
  });

  bare('exceptions that nobody caught, on every page of the context', async ({ context, baseURL }) => {
    const trouble = collectTrouble(context, baseURL ?? '');
    const second = await context.newPage();
    await second.goto('/');
    await second.evaluate(() => {
      queueMicrotask(() => {
        throw new Error('nobody caught me');
      });
    });
    await expect.poll(() => trouble).toContain('page error: nobody caught me');
  });

  bare('requests to any other origin', async ({ page, context, baseURL }) => {
    await context.route(OUTSIDE, (route) => route.fulfill({ body: '' }));
    const trouble = collectTrouble(context, baseURL ?? '');
    await page.goto('/');
    await page.evaluate((address) => fetch(address, { mode: 'no-cors' }).then(() => undefined), OUTSIDE);
    await expect.poll(() => trouble).toContain(`request abroad: GET ${OUTSIDE}`);
  });

  bare('failed answers of the shop itself', async ({ page, context, baseURL }) => {
    const trouble = collectTrouble(context, baseURL ?? '');
    await page.goto('/');
    await page.evaluate(() => fetch('/static/js/no-such-chunk.js').then(() => undefined));
    await expect.poll(() => trouble).toContainEqual(expect.stringMatching(/^response 404: GET .*no-such-chunk\.js$/));
  });
});

test.describe('A test', () => {
  test('passes when its page is quiet', async ({ page }) => {
    await page.goto('/');
  });

  test('fails when its page warns', async ({ page }) => {
    test.fail();
    await page.goto('/');
    await page.evaluate(() => console.warn('warned'));
  });

  test('passes when the trouble was allowed', async ({ page, allowTrouble }) => {
    allowTrouble(/^console warning: warned/);
    await page.goto('/');
    await page.evaluate(() => console.warn('warned'));
  });

  test('fails when allowed trouble never comes', async ({ page, allowTrouble }) => {
    test.fail();
    allowTrouble(/warned/);
    await page.goto('/');
  });
});
