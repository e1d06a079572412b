import { test as bare } from './support/per-worker.ts';
import { collectConsoleErrors } from '../page/console-errors.ts';
import { expect, test } from './support/test.ts';

const OUTSIDE = 'http://outside.example/pixel.gif';

bare.describe('The gate of the browser tests collects', () => {
  bare('console errors and warnings, but no other messages', async ({ page, context, baseURL }) => {
    const consoleErrors = collectConsoleErrors(context, baseURL ?? '');
    await page.goto('/');
    await page.evaluate(() => {
      console.log('said');
      console.warn('warned');
      console.error('failed');
    });
    await expect
      .poll(() => consoleErrors)
      .toEqual([expect.stringMatching(/^console warning: warned/), expect.stringMatching(/^console error: failed/)]);
  });

  bare('exceptions that nobody caught, on every page of the context', async ({ context, baseURL }) => {
    const consoleErrors = collectConsoleErrors(context, baseURL ?? '');
    const second = await context.newPage();
    await second.goto('/');
    await second.evaluate(() => {
      queueMicrotask(() => {
        throw new Error('nobody caught me');
      });
    });
    await expect.poll(() => consoleErrors).toContain('page error: nobody caught me');
  });

  bare('failed answers of the shop itself', async ({ page, context, baseURL }) => {
    const consoleErrors = collectConsoleErrors(context, baseURL ?? '');
    await page.goto('/');
    await page.evaluate(() => fetch('/static/js/no-such-chunk.js').then(() => undefined));
    await expect
      .poll(() => consoleErrors)
      .toContainEqual(expect.stringMatching(/^response 404: GET .*no-such-chunk\.js$/));
  });
});

bare.describe('The gate of the browser tests collects', () => {
  // The content policy lets none out.
  bare.use({ bypassCSP: true });

  bare('requests to any other origin', async ({ page, context, baseURL }) => {
    await context.route(OUTSIDE, (route) => route.fulfill({ body: '' }));
    const consoleErrors = collectConsoleErrors(context, baseURL ?? '');
    await page.goto('/');
    await page.evaluate((address) => fetch(address, { mode: 'no-cors' }).then(() => undefined), OUTSIDE);
    await expect.poll(() => consoleErrors).toContain(`request abroad: GET ${OUTSIDE}`);
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

  test('passes when the console error was allowed', async ({ page, allowConsoleErrors }) => {
    allowConsoleErrors(/^console warning: warned/);
    await page.goto('/');
    await page.evaluate(() => console.warn('warned'));
  });

  test('fails when an allowed console error never comes', async ({ page, allowConsoleErrors }) => {
    test.fail();
    allowConsoleErrors(/warned/);
    await page.goto('/');
  });
});
