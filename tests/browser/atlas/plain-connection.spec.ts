import { open, partsOf } from '../support/shop.ts';
import { expect, test as base } from '../support/test.ts';
import { openAtlas } from './open.ts';

/** A name that is not this machine's: without a secure connection no browser trusts what is shown there. */
const ORIGIN = 'http://shop.test';

const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern
  baseURL: async ({}, provide) => provide(ORIGIN),
  // The page that tests share is of another origin.
  // oxlint-disable-next-line no-empty-pattern
  kept: async ({}, provide) => provide(null),
  context: async ({ context }, provide, { project }) => {
    await context.route(`${ORIGIN}/**`, async (route) => {
      const { pathname, search } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: `${project.use.baseURL}${pathname}${search}` }) });
    });
    await provide(context);
  },
});

test('over no secure connection a shop can be inspected, too, and its tabs have one cart', async ({
  page,
  context,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/Cross-Origin-Opener-Policy/u);
  const { tab, panel } = await openAtlas(page, '#cart');
  await tab('Live').click();
  const [shop, other] = [await context.newPage(), await context.newPage()];
  await open(shop, '/ProductDetail/1?inspect');
  expect(await shop.evaluate(() => isSecureContext)).toBe(false);
  await open(other, '/ProductList/Fan?category=4');
  await shop.getByRole('button', { name: 'Add Cart', exact: true }).click();
  await other.getByRole('button', { name: /^Add .* to cart$/u }).click();
  for (const one of [shop, other]) await expect(partsOf(one).cartLink).toHaveAccessibleName('Cart, 2 items');
  await expect(panel).toContainText('item.set');
});
