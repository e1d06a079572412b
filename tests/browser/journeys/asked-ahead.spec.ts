import { FULL_KEYBOARD, MOUSE } from '../../facts/products.ts';
import { productAddress } from '../../facts/destinations.ts';
import { SHOP_SCRIPTS, answers } from '../../page/answers.ts';
import { hold } from '../../page/held-requests.ts';
import { test } from '../support/site-test.ts';
import { expect } from '../support/test.ts';

test.describe('Speculation rules', () => {
  test('let the browser ask for the page of a link that is pointed at, until the shop answers', async ({
    page,
    site,
  }) => {
    const letGo = await hold(page, SHOP_SCRIPTS);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.getByRole('link', { name: MOUSE.name, exact: true }).first().hover();
    await expect.poll(() => site.askedAhead).toEqual([productAddress(MOUSE.id)]);

    letGo();
    await answers(page);
    const other = page.getByRole('link', { name: FULL_KEYBOARD.name, exact: true }).first();
    await other.hover();
    await other.click();
    await expect(page.getByRole('heading', { level: 1, name: FULL_KEYBOARD.name })).toBeVisible();
    expect(site.askedAhead).toEqual([productAddress(MOUSE.id)]);
  });
});
