import type { Page } from '@playwright/test';
import { sampling } from '../../commands/sampling.ts';
import { MOUSE } from '../../facts/products.ts';
import { type Failing, letFail, prepareActorFaults, untilFailed } from '../../faults/actor-script.ts';
import { ACTOR_USES, type ActorUse, type Shown } from '../../faults/actors.ts';
import { STORED, storedCart, storedVisitor } from '../../page/stored/stored.ts';
import { answers } from '../../page/answers.ts';
import { open, partsOf } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';
import { PLAIN_FILE } from '../support/view-matrix.ts';

/** A page with a fault in it from its start, or with none, in which the cart is filled. */
async function enter(
  page: Page,
  { actor, address, isSignedIn = false }: ActorUse,
  when: Failing | null,
): Promise<void> {
  await prepareActorFaults(page);
  await page.goto(PLAIN_FILE);
  await page.evaluate(
    (items) => {
      for (const [key, text] of items) localStorage.setItem(key, text);
    },
    [
      [STORED.cart, storedCart([{ id: MOUSE.id, quantity: 2 }])],
      ...(isSignedIn ? [[STORED.session, storedVisitor('Ann', true)]] : []),
    ] as [string, string][],
  );
  await letFail(page, when && [actor, when]);
  await page.goto(address);
}

/** Without the fault the shop is as it was. */
async function expectShop(page: Page, units = 2): Promise<void> {
  const { banner, cartLink, greeting, heading, main } = partsOf(page);
  await answers(page);
  await expect(page.getByRole('region', { name: 'News' })).toBeVisible();
  await expect(cartLink).toHaveAccessibleName(`Cart, ${units} items`);
  await greeting.click();
  await expect(page).toHaveURL('/UserProfile');
  await expect(heading).not.toHaveText('Unexpected Application Error!');
  await banner.getByRole('link', { name: /^Cart/u }).click();
  await expect(page).toHaveURL('/ShoppingCart');
  await expect(main).toContainText(MOUSE.name);
}

async function goHome(page: Page): Promise<void> {
  await expect(partsOf(page).heading).toHaveText('Unexpected Application Error!', { timeout: 20_000 });
  await letFail(page, null);
  await partsOf(page).main.getByRole('link', { name: 'Back to home' }).click();
}

/** It is said in its place, and can be tried again, whatever language shows by then. */
async function tryAgain(page: Page): Promise<void> {
  const again = page.getByRole('button', { name: /Try again|再試一次/u }).first();
  await expect(again).toBeVisible({ timeout: 30_000 });
  await letFail(page, null);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await again.click();
  await expect(again).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('i18nextLng', 'en'));
  await page.context().clearCookies();
  await open(page, '/');
}

/** Uses a page on which an actor fails: what is done may not come to its end. */
async function use(page: Page, plain: Page, one: ActorUse): Promise<void> {
  const { heading, main } = partsOf(page);
  const isOver = main.getByText('injected into').waitFor();
  await Promise.race([one.use(page, plain).catch(() => undefined), isOver.catch(() => undefined)]);
  if (one.shows !== undefined) return;
  await expect(heading).toHaveText('Unexpected Application Error!');
  await expect(heading).toBeFocused();
}

const RECOVERS: Readonly<Record<Shown, (page: Page) => Promise<void>>> = {
  'error view': goHome,
  region: tryAgain,
  nothing: async (page) => {
    await untilFailed(page);
    await letFail(page, null);
    await expect(partsOf(page).heading).toHaveText('Sign in');
    await open(page, '/');
  },
};

const SAID =
  /injected|translation\.json|ERR_FAILED|Failed to load resource|Minified React error|Cannot (?:read|destructure)|hasTag/u;

/** The actors that are tried in one way; those that are tried in the other stand half as far on. */
function sampled(first: number): (one: ActorUse) => boolean {
  return (one) => ACTOR_USES.indexOf(one) % sampling.oneActorIn === first;
}

const HALF_AS_FAR_ON = Math.floor(sampling.oneActorIn / 2);

test.describe('An actor that fails as it takes an event', () => {
  for (const one of ACTOR_USES.filter(sampled(0)))
    test(`ends in the error view or says so in its place, the cart as it was, with a way home that works: ${one.actor}`, async ({
      page,
      context,
      allowConsoleErrors,
    }) => {
      const { actor, shows = 'error view' } = one;
      if (shows === 'error view' || actor === 'loadFallback') allowConsoleErrors(SAID);
      const plain = await context.newPage();
      await plain.goto(PLAIN_FILE);
      await enter(page, one, null);
      await answers(page);
      await letFail(page, [actor, 'takes an event']);
      await use(page, plain, one);
      if (shows === 'error view') await expect(partsOf(page).main).toContainText(`injected into ${actor}`);
      await RECOVERS[shows](page);
      await expectShop(page, one.units);
    });
});

/** Without these the shop does not start: the page stays what the build has rendered. */
const NEEDED: ReadonlySet<string> = new Set(['cart', 'session', 'wishlist', 'language', 'navigation']);

test.describe('An actor that fails as it is made', () => {
  for (const one of ACTOR_USES.filter(sampled(HALF_AS_FAR_ON)).filter(({ isLate = false }) => !isLate))
    test(`leaves a page that leads on, with the cart as it was: ${one.actor}`, async ({ page, allowConsoleErrors }) => {
      allowConsoleErrors(SAID);
      let loads = 0;
      let failedLast = 0;
      page.on('domcontentloaded', () => (loads += 1));
      page.on('pageerror', () => (failedLast = loads));
      await enter(page, one, 'starts');
      if (NEEDED.has(one.actor)) {
        // The plain file, the page, and the page once more. What the second one says is lost where the third comes first.
        await expect.poll(() => failedLast, { timeout: 30_000 }).toBe(3);
        await expect(partsOf(page).heading).toBeVisible();
        await letFail(page, null);
        await expect(async () => {
          await partsOf(page).cartLink.click();
          await expect(page).toHaveURL('/ShoppingCart', { timeout: 500 });
        }).toPass();
        await open(page, '/');
      } else {
        await goHome(page);
      }
      await expectShop(page);
    });

  for (const one of ACTOR_USES.filter(sampled(HALF_AS_FAR_ON)).filter(({ isLate = false }) => isLate))
    test(`when it is needed ends the same way: ${one.actor}`, async ({ page, allowConsoleErrors }) => {
      const { actor, shows = 'error view' } = one;
      const isSaid = shows !== 'region' || actor === 'loadFallback';
      if (isSaid) allowConsoleErrors(SAID);
      await enter(page, one, null);
      await answers(page);
      await letFail(page, [actor, 'starts']);
      await use(page, page, one);
      await RECOVERS[shows === 'nothing' ? 'error view' : shows](page);
      await expectShop(page);
    });
});
