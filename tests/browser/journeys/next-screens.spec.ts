import type { Page, Response } from '@playwright/test';
import { MOUSE } from '../../facts/products.ts';
import { SCREEN_SCRIPTS } from '../../page/answers.ts';
import { holds } from '../../page/held-requests.ts';
import { open, partsOf } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

/** Texts by which the scripts of screens are known: no other script asks for them. */
const OWN_TEXT = {
  product: 'detail.buyNow',
  cart: 'cart.checkOut',
  checkout: 'checkout.complete',
  signUp: 'signUp.heading',
};

type Screen = keyof typeof OWN_TEXT;

/** The screens whose scripts came, as they come. */
function scriptsOf(page: Page): Set<Screen> {
  const come = new Set<Screen>();
  const note = async (response: Response): Promise<void> => {
    if (!response.url().includes('/static/js/async/')) return;
    const source = await response.text();
    for (const [screen, text] of Object.entries(OWN_TEXT)) if (source.includes(text)) come.add(screen as Screen);
  };
  page.on('response', (response) => void note(response).catch(() => undefined));
  return come;
}

/** All that a page does while it is idle has been done, as far as it does not wait for a time. */
async function idle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => requestIdleCallback(resolve));
  });
}

test.describe('On a screen that is touched', () => {
  test.use({ hasTouch: true });

  test('the scripts of the screens that links lead to come while the page is idle, before a touch', async ({
    page,
  }) => {
    const come = scriptsOf(page);
    await open(page, '/');
    await expect.poll(() => [...come].toSorted()).toEqual(['cart', 'product']);
    await partsOf(page).main.getByRole('link', { name: MOUSE.name, exact: true }).first().tap();
    await expect(partsOf(page).heading).toHaveText(MOUSE.name);
    await open(page, '/UserProfile');
    await expect.poll(() => come.has('signUp')).toBe(true);
    expect(come.has('checkout')).toBe(false);
  });

  test('a script that fails ahead is asked for again by the touch', async ({ page, allowConsoleErrors }) => {
    allowConsoleErrors(/static\/js\/async/u);
    const refused: string[] = [];
    const isOfProduct = holds(OWN_TEXT.product);
    await page.route(SCREEN_SCRIPTS, async (route) => {
      if (!(await isOfProduct(route))) return route.fallback();
      refused.push(route.request().url());
      return route.abort();
    });
    await open(page, '/');
    await expect.poll(() => refused.length).toBe(3);
    await page.unrouteAll();
    await partsOf(page).main.getByRole('link', { name: MOUSE.name, exact: true }).first().tap();
    await expect(partsOf(page).heading).toHaveText(MOUSE.name);
  });

  test('a browser that saves data gets them with the touch', async ({ page }) => {
    const come = scriptsOf(page);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await open(page, '/');
    await idle(page);
    expect([...come]).toEqual([]);
    await partsOf(page).main.getByRole('link', { name: MOUSE.name, exact: true }).first().tap();
    await expect(partsOf(page).heading).toHaveText(MOUSE.name);
    await expect.poll(() => [...come]).toEqual(['product']);
  });
});

test('A pointer that hovers gets the script of the screen that it points to, and no other', async ({ page }) => {
  const come = scriptsOf(page);
  await open(page, '/');
  await idle(page);
  expect([...come]).toEqual([]);
  await partsOf(page).cartLink.hover();
  await expect.poll(() => [...come]).toEqual(['cart']);
});
