import type { BrowserContext, Page } from '@playwright/test';
import { type Random, seededRandom } from '../../engine/random-walks/random.ts';
import { sampling } from '../../commands/sampling.ts';
import { type CartPress, linesOf, type Piles, pilesOf, pressed } from '../../facts/cart-presses.ts';
import { dollars, totalOf } from '../../facts/prices.ts';
import { COINS, COMPACT_KEYBOARD, MOUSE, productOf } from '../../facts/products.ts';
import { cartIn } from '../../page/stored/cart-in-storage.ts';
import { expect, test } from '../support/test.ts';
import { type Click, clickTogether, notice, noticedBy, type Stored } from '../support/clicks.ts';
import { cartNames, open, partsOf, putIntoCart, signIn } from '../support/shop.ts';

const PRODUCTS = [MOUSE, COMPACT_KEYBOARD, COINS];

/** The cart in the storage of a page, put together by the tests' own rules. */
async function storedCart(page: Page): Promise<Piles> {
  const items: [string, string][] = await page.evaluate(() => Object.entries(localStorage));
  return cartIn(items);
}

function placeIn(key: string): [number, string] {
  const [, , at = '', tab = ''] = key.split('.');
  return [Number(at), tab];
}

/** What presses make of a cart, one after another in the order of their keys. */
function after(cart: Piles, made: readonly Stored[]): Piles {
  const inOrder = made.toSorted(([one], [two]) => {
    const [[at, tab], [otherAt, otherTab]] = [placeIn(one), placeIn(two)];
    return at - otherAt || (tab < otherTab ? -1 : 1);
  });
  return inOrder.reduce<Piles>((so, [, text]) => pressed(so, JSON.parse(text) as CartPress), cart);
}

/** Every page shows a cart: its badge, its lines from top to bottom, its total, and whether Undo is offered. */
async function expectCart(pages: readonly Page[], cart: Piles): Promise<void> {
  const { lines, removed } = linesOf(cart);
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const name = units === 0 ? 'Cart' : `Cart, ${units} ${units === 1 ? 'item' : 'items'}`;
  for (const page of pages) {
    await expect(partsOf(page).cartLink).toHaveAccessibleName(name);
    await expect.poll(() => cartNames(page)).toEqual(lines.map(({ id }) => productOf(id).name));
    if (units > 0)
      await expect(page.getByRole('region', { name: 'Order summary' })).toContainText(dollars(totalOf(lines)));
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(removed === null ? 0 : 1);
  }
}

/** `median 12 ms, at most 34 ms`. */
function inWords(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return `median ${median.toFixed(0)} ms, at most ${(sorted.at(-1) ?? 0).toFixed(0)} ms`;
}

async function openCarts(context: BrowserContext, count: number): Promise<Page[]> {
  const pages = await Promise.all(Array.from({ length: count }, () => context.newPage()));
  for (const page of pages) await open(page, '/ShoppingCart');
  return pages;
}

function randomClicks(random: Random): Click[] {
  return Array.from({ length: 3 + random.below(8) }, () => {
    const { name } = random.pick(PRODUCTS);
    const choices = [`Increase quantity of ${name}`, `Increase quantity of ${name}`, `Decrease quantity of ${name}`];
    return { name: random.onceIn(5) ? 'Undo' : random.pick(choices), pause: random.below(4) };
  });
}

test.describe('R30 one cart for all tabs', () => {
  test('two tabs that press at the same moment keep every unit', async ({ page, context }) => {
    await putIntoCart(page, MOUSE, 1);
    const pages = await openCarts(context, 2);
    const plus = { name: `Increase quantity of ${MOUSE.name}`, pause: 5 };
    const { made } = await clickTogether(pages, () => Array.from({ length: 20 }, () => plus));
    const whole = pilesOf([{ id: MOUSE.id, quantity: 41 }], null);
    await expectCart([...pages, ...(await openCarts(context, 1))], whole);
    console.log(`two tabs, 20 presses each at the same moments: kept 40 of ${made.length}`);
  });

  test('eight tabs that press without a pause keep every unit', async ({ page, context }) => {
    test.setTimeout(180_000);
    await putIntoCart(page, MOUSE, 1);
    const pages = await openCarts(context, 8);
    const plus = { name: `Increase quantity of ${MOUSE.name}`, pause: 0 };
    const { made } = await clickTogether(pages, () => Array.from({ length: 25 }, () => plus));
    await expectCart(pages, pilesOf([{ id: MOUSE.id, quantity: 201 }], null));
    console.log(`eight tabs, 25 presses each without a pause: kept 200 of ${made.length}`);
  });

  test(`two tabs that press plus, minus and Undo at once make one cart, ${sampling.tabSchedules} times`, async ({
    page,
    context,
  }) => {
    test.setTimeout(60_000 + sampling.tabSchedules * 5000);
    const random = seededRandom(20_261_122);
    for (const product of PRODUCTS) await putIntoCart(page, product, 2);
    const pages = await openCarts(context, 2);
    let [presses, told] = [0, 0];
    const settled: number[] = [];
    for (let schedule = 0; schedule < sampling.tabSchedules; schedule += 1) {
      const before = await storedCart(pages[0] ?? page);
      const clicks = pages.map(() => randomClicks(random));
      await Promise.all(pages.map(notice));
      const { made, last } = await clickTogether(pages, (place) => clicks[place] ?? []);
      await expectCart(pages, after(before, made));
      presses += made.length;
      const noticed = await Promise.all(pages.map(noticedBy));
      settled.push(Math.max(0, ...noticed.map(({ changed }) => changed - last)));
      told += noticed.reduce((sum, one) => sum + one.messages, 0);
    }
    console.log(
      `two tabs, ${sampling.tabSchedules} schedules: kept ${presses} of ${presses}, both tabs agree after each; ` +
        `${told} messages; both show it ${inWords(settled)} after the last press`,
    );
    expect(presses).toBeGreaterThan(sampling.tabSchedules);
    // The other tab hears of each press, and once more when it is folded; and of the base at most so often.
    expect(told).toBeGreaterThanOrEqual(presses);
    expect(told, 'messages grow with the presses alone').toBeLessThanOrEqual(3 * presses);
  });

  test('pages of one browser run in processes of their own', async ({ context }) => {
    const [one, two] = await openCarts(context, 2);
    let isFree = false;
    const busy = one?.evaluate(() => {
      for (const end = performance.now() + 3000; performance.now() < end;);
    });
    await two?.evaluate(() => document.title);
    void busy?.then(() => (isFree = true));
    expect(isFree, 'the second page answers while the first one computes').toBe(false);
    await busy;
  });

  test('a tab that is killed in the task of a press has kept it', async ({ page, context, browser }) => {
    await putIntoCart(page, MOUSE, 1);
    const [dying, other] = await openCarts(context, 2);
    if (dying === undefined || other === undefined) throw new Error('No two pages.');
    const name = `Increase quantity of ${MOUSE.name}`;
    // The task never ends: what comes after the press in another task never comes.
    void dying
      .getByRole('button', { name })
      .evaluate((button: HTMLElement) => {
        button.click();
        for (;;);
      })
      .catch(() => undefined);
    await expect(partsOf(other).cartLink).toHaveAccessibleName('Cart, 2 items');
    const session = await browser.newBrowserCDPSession();
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const renderers = processInfo.filter(({ type }) => type === 'renderer');
    expect(renderers.length).toBeGreaterThan(1);
    const crashed = Promise.all([dying, other].map((one) => one.waitForEvent('crash')));
    for (const { id } of renderers) process.kill(id, 'SIGKILL');
    await crashed;
    const next = await context.newPage();
    await open(next, '/ShoppingCart');
    await expect(partsOf(next).cartLink).toHaveAccessibleName('Cart, 2 items');
  });

  test('hearts, name and language of two tabs at once end alike in both', async ({ page, context }) => {
    await signIn(page, 'Ann');
    await open(page, '/');
    const other = await context.newPage();
    await open(other, '/');
    const heart = (on: Page, { name }: { name: string }) =>
      on
        .getByRole('main')
        .getByRole('button', { name: `Add ${name} to your list`, exact: true })
        .first();
    await Promise.all([heart(page, MOUSE).click(), heart(other, COMPACT_KEYBOARD).click()]);
    for (const one of [page, other])
      for (const product of [MOUSE, COMPACT_KEYBOARD])
        await expect(heart(one, product)).toHaveAttribute('aria-pressed', 'true');
    const choose = async (on: Page, name: string) => {
      await partsOf(on).languageButton.click();
      await on.getByText(name, { exact: true }).click();
    };
    await Promise.all([choose(page, '简体中文'), choose(other, '繁體中文')]);
    const tag = (on: Page) => on.locator('html').getAttribute('lang');
    await expect.poll(async () => (await tag(page)) !== 'en' && (await tag(page)) === (await tag(other))).toBe(true);
  });
});
