import { CATEGORIES, listAddress } from '../../facts/categories.ts';
import { CODES, type Code, LANGUAGES } from '../../facts/languages.ts';
import { dollars } from '../../facts/prices.ts';
import { PRODUCTS } from '../../facts/products.ts';
import { textIn } from '../../facts/texts.ts';
import { byTurns } from '../../commands/sampling.ts';
import { domLines, lineDifferences } from '../support/dom-lines.ts';
import { answers } from '../../page/answers.ts';
import { speak } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

/** An address of each kind that has HTML of its own. */
const KINDS = [
  '/',
  '/no/such/page',
  listAddress('Keyboard'),
  listAddress('Headset'),
  '/ProductList?category=2',
  '/ProductDetail/1',
  '/ProductDetail/99',
  '/UserProfile',
  '/SignUp',
  '/ForgetPassword',
  '/ShoppingCart',
  '/CheckOut',
];

/** All the others, and some that share one: where the app has a rule for an address, the HTML keeps it. */
const OTHERS = [
  ...CATEGORIES.flatMap(({ id }) => [listAddress(id), `/ProductList?category=${id}`]),
  ...PRODUCTS.map(({ id }) => `/ProductDetail/${id}`),
  '/ProductDetail',
  '/?utm_source=letter',
  '/#main',
  '/ProductList/Keyboard?category=2&page=nonsense',
  '/ProductList/Anything?category=2',
].filter((address) => !KINDS.includes(address));

const ADDRESSES = [...KINDS, ...byTurns(OTHERS, 9)];

/** On these stands all that the app has beyond the HTML. */
const EXCEPTIONAL: ReadonlySet<string> = new Set(['/', '/ProductDetail/1']);

/** The addresses that are looked at in a language: each in one, by turns, or where all views are wanted in each. */
function addressesIn(code: Code): readonly string[] {
  const ownTurn = byTurns(ADDRESSES, CODES.length, CODES.indexOf(code));
  return ADDRESSES.filter((address) => EXCEPTIONAL.has(address) || ownTurn.includes(address));
}

/** What the app has beyond the HTML, with the reason. */
const LISTED: readonly { readonly because: string; readonly line: RegExp }[] = [
  {
    because: 'Whether a row overflows, and so has arrows, is known once it is laid out.',
    line: /^\+ \/div\/main\/div\/section\/div.*(?:<div class="arrows-|<button [^>]*class="arrow-|\/button)/u,
  },
  {
    because: 'What the page is about stands in the head of the HTML, and moves with the page from then on.',
    line: /^\+ \/div\/main\/div\/div(?: <script type="application\/ld\+json">|\/script «)/u,
  },
];

/** A line without what stands for styles: a policy forbids them in HTML, so that a sheet holds those of the build. */
function withoutLooks(line: string): string {
  return line.replace(/ (?:data-look|style)="[^"]*"/gu, '');
}

test('No page is painted before the browser has read it up to what follows its main part', async ({ request }) => {
  for (const address of KINDS) {
    const html = await (await request.get(address)).text();
    const [, id] = /<link rel="expect" href="#(\w+)" blocking="render">/u.exec(html) ?? [];
    expect(html.indexOf(` id="${id}"`), address).toBeGreaterThan(html.indexOf('</main>'));
  }
});

test('A page has an icon, and so has the atlas', async ({ request }) => {
  for (const address of ['/', '/SignUp', '/atlas.html']) {
    const html = await (await request.get(address)).text();
    const [, icon = ''] = /<link rel="icon" href="([^"]*)"/u.exec(html) ?? [];
    const answer = await request.get(icon);
    expect([icon, answer.status(), answer.headers()['content-type']]).toEqual(['/favicon.svg', 200, 'image/svg+xml']);
  }
});

test('Every picture that a page names is there, and a browser that has it never asks again', async ({ request }) => {
  const named = new Set<string>();
  for (const address of [...KINDS, ...OTHERS]) {
    const html = await (await request.get(address)).text();
    for (const [file] of html.matchAll(/\/pictures\/[^\s"&,<]+/gu)) named.add(file);
  }
  expect(named.size).toBeGreaterThan(200);
  for (const file of named) {
    const answer = await request.head(file);
    expect
      .soft([file, answer.status(), answer.headers()['cache-control']])
      .toEqual([
        expect.stringMatching(/-\d+\.[\da-f]{8}\.(?:avif|webp|jpg)$/u),
        200,
        'public, max-age=31536000, immutable',
      ]);
  }
});

test.describe('The HTML of each page', () => {
  // It is read by a parser in the page, which a policy of trusted types refuses.
  test.use({ bypassCSP: true });
  test.setTimeout(300_000);

  for (const code of CODES) {
    test(`is what the app renders there after hydration (${code})`, async ({ context, page, baseURL }) => {
      await speak(context, code, baseURL);
      // A busy browser takes the pointer for being in the corner of its first page, where the banner would stop for it.
      await page.goto('/favicon.svg');
      const found: string[] = [];
      const used = new Set<string>();
      for (const address of addressesIn(code)) {
        const html = await (await context.request.get(address)).text();
        await page.goto(address);
        await answers(page);
        await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
        const before = await page.evaluate(domLines, html);
        const after = await page.evaluate(domLines, null);
        expect(before.length, address).toBeGreaterThan(100);
        const differences = lineDifferences(before.map(withoutLooks), after.map(withoutLooks));
        for (const difference of differences) {
          const listed = LISTED.find(({ line }) => line.test(difference));
          if (listed) used.add(listed.because);
          else found.push(`${address} ${difference}`);
        }
        expect(await page.locator('html').getAttribute('lang')).toBe(LANGUAGES[code].tag);
        expect(/<title>(?<title>[^<]*)<\/title>/u.exec(html)?.groups?.['title']).toBe(await page.title());
        // The next address has a new visitor, who has seen no product (R21).
        await page.evaluate(() => localStorage.clear());
      }
      expect(found).toEqual([]);
      expect([...used].sort()).toEqual(LISTED.map(({ because }) => because).sort());
    });
  }
});

test('The HTML of each page has a title and a description of its own in each language', async ({
  playwright,
  baseURL,
}) => {
  const seen = new Map<string, string>();
  const shared = new Set(['/no/such/page', '/ProductList?category=2']);
  for (const code of CODES) {
    const request = await playwright.request.newContext({
      ...(baseURL && { baseURL }),
      extraHTTPHeaders: { cookie: `i18next=${code}` },
    });
    for (const address of KINDS.filter((kind) => !shared.has(kind))) {
      const html = await (await request.get(address)).text();
      const title = /<title>(?<text>[^<]*)<\/title>/u.exec(html)?.groups?.['text'] ?? '';
      const description = /<meta name="description" content="(?<text>[^"]*)"/u.exec(html)?.groups?.['text'] ?? '';
      expect.soft(title, `${address}, ${code}`).toContain('Loadout');
      expect.soft(html, address).toContain(`<meta property="og:title" content="${title}">`);
      for (const text of [title, description]) {
        const key = `${code}: ${text}`;
        expect.soft(seen.get(key), `«${text}» of ${address}`).toBeUndefined();
        seen.set(key, address);
      }
      const isBeyondLatin = /[^\P{Letter}\p{Script=Latin}]/u.test(description);
      expect.soft(isBeyondLatin, `${address}, ${code}: ${description}`).toBe(LANGUAGES[code].script !== 'Latin');
    }
    await request.dispose();
  }
});

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });
  test.setTimeout(180_000);

  for (const code of byTurns(CODES, CODES.length, 1)) {
    test(`each page says what needs it, and shows its prices and links (${code})`, async ({
      context,
      page,
      baseURL,
    }) => {
      await speak(context, code, baseURL);
      for (const address of addressesIn(code)) {
        await page.goto(address);
        // What stands in such an element is not looked at by text.
        const note = page.locator('noscript p');
        await expect(note).toBeVisible();
        await expect(note).toHaveText(textIn(code, 'common.scriptless'));
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.getByRole('contentinfo')).toBeVisible();
      }
      await page.goto('/');
      for (const { id, price } of PRODUCTS) {
        const card = page.getByRole('article').filter({ has: page.locator(`a[href="/ProductDetail/${id}"]`) });
        await expect(card.first()).toContainText(dollars(price));
        await expect(card.first().locator('img').first()).toHaveAttribute('src', /^\/pictures\//u);
      }
      await page.goto('/ProductDetail/1');
      await expect(page.getByRole('main')).toContainText(dollars(PRODUCTS[0]?.price ?? 0));
      expect(await page.locator('head script[type="application/ld+json"]').count()).toBe(1);
    });
  }
});

/** The pages whose first screen has a picture, and whether one of them is fetched ahead of the others. */
const FIRST_SCREENS = [
  ['/', true],
  [listAddress('Mouse'), true],
  [listAddress('Keyboard'), true],
  [listAddress('Headset'), true],
  ['/ProductDetail/2', true],
  ['/ProductDetail/99', true],
  // Which of two pictures of a cart stands there is known once the script has run.
  ['/ShoppingCart', false],
] as const;

test('The picture that is fetched ahead is the largest on the first screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  for (const [address, isAhead] of FIRST_SCREENS) {
    await page.goto(address);
    await answers(page);
    const { ahead, largest } = await page.evaluate(() => {
      const seenOf = (image: Element): number => {
        const { width, top, bottom } = image.getBoundingClientRect();
        return width * (Math.min(bottom, innerHeight) - top);
      };
      const [first] = [...document.querySelectorAll('main img')].toSorted((a, b) => seenOf(b) - seenOf(a));
      return {
        ahead: document.querySelector('head link[as=image]')?.getAttribute('imagesrcset'),
        largest: first?.previousElementSibling?.getAttribute('srcset'),
      };
    });
    expect.soft(ahead, address).toBe(isAhead ? largest : undefined);
  }
});
