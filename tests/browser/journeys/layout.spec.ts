import type { Locator, Page } from '@playwright/test';
import { byTurns } from '../../commands/sampling.ts';
import type { Removed } from '../../facts/cart-presses.ts';
import { CATEGORIES, listAddress } from '../../facts/categories.ts';
import { CODES } from '../../facts/languages.ts';
import { dollars, type Line } from '../../facts/prices.ts';
import { COMPACT_KEYBOARD, FULL_KEYBOARD, MOUSE } from '../../facts/products.ts';
import { STORED, storedCart } from '../../page/stored/stored.ts';
import { tabThrough } from '../access/focus.ts';
import { setLetters } from '../support/letters.ts';
import { partingWidths } from '../support/parting-widths.ts';
import { follow, lineOf, open, partsOf, putIntoCart } from '../support/shop.ts';
import { expect, test } from '../support/still.ts';
import { tornLines } from '../support/torn-lines.ts';

/** A picture of the news: its width by its height, and the share of it at the left in which nothing is pictured. */
const NEWS_PICTURE = { ratio: 16 / 7, empty: 0.375 };

/** Where a part stands in the window, in pixels. @throws where it is not shown */
async function placeOf(part: Locator): Promise<{ top: number; bottom: number; left: number; width: number }> {
  const box = await part.boundingBox();
  if (box === null) throw new Error('It is not shown.');
  return { top: box.y, bottom: box.y + box.height, left: box.x, width: box.width };
}

/** The lines of a text from above: where each begins and how wide it is, in pixels, without what stands before the text. */
function linesOf(part: Locator): Promise<{ left: number; width: number }[]> {
  return part.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const lines = new Map<number, { left: number; right: number }>();
    for (const { top, left, right, width } of range.getClientRects()) {
      if (width === 0) continue;
      const line = lines.get(Math.round(top)) ?? { left, right };
      lines.set(Math.round(top), { left: Math.min(line.left, left), right: Math.max(line.right, right) });
    }
    return [...lines.values()].map(({ left, right }) => ({ left, width: right - left }));
  });
}

/** Opens the cart with lines that another tab has stored: each product of its own costs a load. */
async function openCart(page: Page, lines: readonly Line[], removed: Removed | null = null): Promise<void> {
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [
    STORED.cart,
    storedCart(lines, removed),
  ] as const);
  await open(page, '/ShoppingCart');
}

test('the first price of the home page stands in the first window, and a large screen is used up to 1,600 px', async ({
  page,
}) => {
  await open(page, '/');
  const price = page.getByRole('region', { name: 'News' }).getByText(dollars(FULL_KEYBOARD.price), { exact: true });
  for (const [width, height] of [
    [1280, 900],
    [360, 780],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect((await placeOf(price)).bottom, `${width} px`).toBeLessThan(height);
  }
  await page.setViewportSize({ width: 2560, height: 1300 });
  expect((await placeOf(partsOf(page).main)).width).toBe(1600);
});

test('the list of languages covers no search box on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, '/SignUp');
  await partsOf(page).languageButton.click();
  const first = page.getByRole('button', { name: 'English', exact: true });
  expect((await placeOf(first)).top).toBeGreaterThanOrEqual((await placeOf(partsOf(page).search)).bottom);
  // A mouse gets there without losing it on the way.
  const [from, to] = await Promise.all([placeOf(partsOf(page).languageButton), placeOf(first)]);
  const x = from.left + from.width / 2;
  await page.mouse.move(x, from.top + 10);
  await page.mouse.move(x, to.top + 10, { steps: 20 });
  await expect(first).toBeVisible();
});

test('a thin category fills its row under a bar of at most 120 px', async ({ page }) => {
  for (const { name, id } of CATEGORIES.filter(({ name: one }) => one === 'Mouse' || one === 'Keyboard')) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, listAddress(id));
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(4);
    const tops = await Promise.all((await cards.all()).map(async (card) => (await placeOf(card)).top));
    expect(new Set(tops.map(Math.round)).size, name).toBe(1);
    const bar = page.locator('header').filter({ has: partsOf(page).heading });
    for (const width of [320, 360, 768, 1280, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const { top, bottom } = await placeOf(bar);
      expect(bottom - top, `${name}, ${width} px`).toBeLessThanOrEqual(120);
    }
  }
});

test('below a short order stands how to pay, beside the card', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await putIntoCart(page, MOUSE);
  await open(page, '/CheckOut');
  const [order, method, card] = await Promise.all(
    [
      page.getByRole('table', { name: 'Order information' }),
      page.getByRole('radiogroup', { name: 'Payment method' }),
      page.getByRole('textbox', { name: 'Card number, group 1' }),
    ].map(placeOf),
  );
  expect(method?.top).toBeGreaterThan(order?.bottom ?? 0);
  expect(method?.left).toBeLessThan(card?.left ?? 0);
  expect(card?.top).toBeLessThan(method?.bottom ?? 0);
});

test('the picture of the news fills its panel, also where the words make it higher', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await open(page, '/');
  const slide = page.getByRole('region', { name: 'News' }).getByRole('group');
  const picture = slide.getByRole('img');
  for (const size of ['100%', '125%']) {
    await setLetters(page, size);
    await expect(picture).toBeVisible();
    expect(await placeOf(picture), size).toEqual(await placeOf(slide));
  }
  const panel = await placeOf(slide);
  // What is pictured stands in the other half, with large letters, too.
  for (const words of await slide.getByRole('heading').or(slide.getByRole('paragraph')).all()) {
    for (const { left, width } of await linesOf(words)) expect(left + width).toBeLessThan(panel.left + panel.width / 2);
  }
});

test('the words of no news stand on what is pictured: they end before it, or stand under the picture', async ({
  page,
}) => {
  await open(page, '/');
  const news = page.getByRole('region', { name: 'News' });
  const slide = news.getByRole('group');
  for (const width of byTurns([600, 768, 1000, 1190], 2)) {
    await page.setViewportSize({ width, height: 900 });
    for (const place of [1, 2, 3, 4, 5, 6]) {
      const where = `news ${place}, ${width} px`;
      await expect(slide, where).toHaveAccessibleName(`${place} of 6`);
      const picture = await placeOf(slide.getByRole('img'));
      // Cut off at the right, unless the words stand under it.
      const drawn = Math.max(picture.width, (picture.bottom - picture.top) * NEWS_PICTURE.ratio);
      for (const words of await slide.getByRole('heading').or(slide.getByRole('paragraph')).all()) {
        if ((await placeOf(words)).top >= picture.bottom) continue;
        for (const line of await linesOf(words))
          expect(line.left + line.width, where).toBeLessThan(picture.left + NEWS_PICTURE.empty * drawn);
      }
      await news.getByRole('button', { name: 'Next news' }).click();
    }
  }
});

test('the picture of the news is whole on a wide screen, at the far end from the words', async ({ page }) => {
  for (const width of [1280, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/');
    const slide = page.getByRole('region', { name: 'News' }).getByRole('group');
    const [panel, picture] = await Promise.all([placeOf(slide), placeOf(slide.getByRole('img'))]);
    expect(picture.width / (picture.bottom - picture.top), `${width} px`).toBeCloseTo(16 / 7, 2);
    expect(picture.left + picture.width, `${width} px`).toBeCloseTo(panel.left + panel.width, 0);
  }
});

test('no word with a hyphen is broken, nor a length from its unit', async ({ page, switchLanguage }) => {
  for (const address of [`/ProductDetail/${COMPACT_KEYBOARD.id}`, listAddress('Keyboard')]) {
    await open(page, address);
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 });
      for (const code of CODES) {
        await switchLanguage(code);
        expect(await tornLines(page), `${address}, ${code}, ${width} px`).toEqual([]);
      }
    }
  }
});

test('a shelf of two or three cards cuts none off, and two are as wide as the cards above them', async ({ page }) => {
  const widthsOf = async (cards: Locator) =>
    Promise.all((await cards.all()).map(async (card) => Math.round((await placeOf(card)).width)));
  await open(page, listAddress('Keyboard'));
  for (const width of [360, 768, 1280, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    expect(new Set(await widthsOf(page.getByRole('article'))).size, `${width} px`).toBe(1);
  }
  await page.setViewportSize({ width: 768, height: 1024 });
  await open(page, `/ProductDetail/${MOUSE.id}`);
  const shelf = page.getByRole('region', { name: 'Goes with it' });
  await expect(shelf.getByRole('article')).toHaveCount(3);
  const [all, last] = await Promise.all([placeOf(shelf), placeOf(shelf.getByRole('article').last())]);
  expect(last.left + last.width).toBeLessThanOrEqual(all.left + all.width);
});

test('the words of the stock keep to the right of their dot where they take two lines', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, `/ProductDetail/${MOUSE.id}`);
  const note = page.getByRole('article').getByText(`Only ${COMPACT_KEYBOARD.stock} in stock`, { exact: true });
  await note.evaluate((element) => {
    element.style.inlineSize = '6em';
  });
  const lines = await linesOf(note);
  expect(lines.length).toBeGreaterThan(1);
  expect(new Set(lines.map(({ left }) => Math.round(left))).size).toBe(1);
});

test('the line that says what this shop is leaves no word alone', async ({ page }) => {
  await putIntoCart(page, MOUSE);
  for (const address of ['/ShoppingCart', '/CheckOut']) {
    await open(page, address);
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const widths = (await linesOf(page.getByText(/^This is a showcase/u))).map((line) => line.width);
      expect(widths.at(-1), `${address}, ${width} px`).toBeGreaterThan(Math.max(...widths) / 3);
    }
  }
});

test('on a phone «Remove» stands in line with the words above it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await putIntoCart(page, MOUSE);
  await open(page, '/ShoppingCart');
  // With the letters of some systems it stands beside the quantity, and below it only where they are larger.
  await setLetters(page, '150%');
  const line = lineOf(page, MOUSE);
  const [removal] = await linesOf(line.getByRole('button', { name: /^Remove/u }));
  const [price] = await linesOf(line.getByText(/^Unit price/u));
  expect(removal?.left).toBeCloseTo(price?.left ?? 0, 0);
});

test('on the narrowest phone no line of the cart takes the focus below Undo and the total', async ({
  page,
  switchLanguage,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  // A total of millions, below which the button stands.
  const lines = [2, 8, 11].map((id) => ({ id, quantity: 1000 }));
  await openCart(page, lines, { line: { id: MOUSE.id, quantity: 1 }, index: 1 });
  const { heading, main } = partsOf(page);
  const items = main.getByRole('listitem');
  for (const code of byTurns(CODES, CODES.length)) {
    await switchLanguage(code);
    await expect(items).toHaveCount(lines.length);
    // A name and three buttons in each.
    expect(await tabThrough(heading, items.last().getByRole('button').last(), 'Tab'), code).toBe(4 * lines.length);
  }
});

test('at a width that parts two layouts one of them holds, as it does one pixel on', async ({ page }) => {
  await openCart(page, [{ id: MOUSE.id, quantity: 1 }]);
  const holding = () =>
    page.evaluate(() => {
      const isHeld = (rule: CSSRule): rule is CSSMediaRule =>
        rule instanceof CSSMediaRule && matchMedia(rule.conditionText).matches;
      const below = ({ cssRules }: CSSStyleSheet | CSSGroupingRule): string[] =>
        [...cssRules].flatMap((rule) => [
          ...(isHeld(rule) ? [rule.conditionText] : []),
          ...(rule instanceof CSSGroupingRule ? below(rule) : []),
        ]);
      return [...new Set([...document.styleSheets].flatMap(below))].toSorted();
    });
  for (const width of [576, 768, 992, 1200, 1408]) {
    await page.setViewportSize({ width: width + 1, height: 800 });
    const wider = await holding();
    expect(wider.length).toBeGreaterThan(0);
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await holding(), `${width} px`).toEqual(wider);
  }
  // The header has one line from there on, and two before.
  const { search, cartLink } = partsOf(page);
  for (const [width, isOneLine] of [
    [991, false],
    [992, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const [box, link] = await Promise.all([placeOf(search), placeOf(cartLink)]);
    expect(box.top < link.bottom, `${width} px`).toBe(isOneLine);
  }
});

test('with forced colours the picture that is shown has a ring, and each word of the stock its dot', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, `/ProductDetail/${MOUSE.id}`);
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const ringOf = (button: Locator) => button.evaluate((element) => getComputedStyle(element).borderTopColor);
  const pictures = page.getByRole('button', { name: /^Picture \d of \d$/u });
  const rings = await Promise.all((await pictures.all()).map(ringOf));
  expect(rings.length).toBeGreaterThan(1);
  expect.soft(rings.map((ring) => ring !== background)).toEqual(rings.map((_, place) => place === 0));
  for (const words of ['In stock', `Only ${COMPACT_KEYBOARD.stock} in stock`]) {
    const note = page.getByText(words, { exact: true }).first();
    const dot = await note.evaluate((element) => getComputedStyle(element, '::before').backgroundColor);
    expect.soft(dot, words).not.toBe(background);
  }
});

test('on a phone the open category shows in the row of categories, whichever page comes before', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, listAddress('Others'));
  const { banner, main, heading } = partsOf(page);
  const inRow = (name: string) => banner.getByRole('navigation').getByRole('link', { name, exact: true });
  await expect(inRow('Others')).toBeInViewport({ ratio: 1 });
  // The row stays on the page that follows, and has been scrolled.
  await follow(banner.getByRole('link', { name: 'Loadout', exact: true }), '/');
  await follow(main.getByRole('link', { name: 'Mouse', exact: true }).first(), listAddress('Mouse'));
  await expect(heading).toHaveText('Mouse');
  await expect(inRow('Mouse')).toBeInViewport({ ratio: 1 });
});

/** How much of a low window may be under what stays: a line of 60 px or so. */
const LOW_WINDOW_SHARE = 0.2;

/** How much of the height of the window is under what stays while the page scrolls, from 0 to 1. */
function stayingShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const stays = (element: Element | null): boolean => {
      for (let at = element; at; at = at.parentElement) {
        const { position } = getComputedStyle(at);
        if (position === 'sticky' || position === 'fixed') return true;
      }
      return false;
    };
    const heights = Array.from({ length: innerHeight }, (_, y) => y);
    return heights.filter((y) => stays(document.elementFromPoint(innerWidth / 2, y))).length / innerHeight;
  });
}

test('in a low window what stays leaves four fifths of it, on every page, and nothing of the cart takes the focus below it', async ({
  page,
}) => {
  await open(page, '/');
  await openCart(page, [
    { id: MOUSE.id, quantity: 2 },
    { id: FULL_KEYBOARD.id, quantity: 1 },
  ]);
  // A phone on its side.
  await page.setViewportSize({ width: 640, height: 320 });
  const { heading, main } = partsOf(page);
  const pages = ['/', listAddress('Mouse'), `/ProductDetail/${MOUSE.id}`, '/UserProfile', '/CheckOut', '/ShoppingCart'];
  for (const address of pages) {
    await open(page, address);
    for (const share of [0, 0.5, 1]) {
      await page.evaluate((to) => window.scrollTo(0, to * document.documentElement.scrollHeight), share);
      expect.soft(await stayingShare(page), `${address}, ${share} down`).toBeLessThanOrEqual(LOW_WINDOW_SHARE);
    }
  }
  await tabThrough(heading, main.getByRole('listitem').last().getByRole('button').last(), 'Tab');
});

/** Every word of the page that is seen, also those that a sheet adds. */
function wordsSeen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isClipped = (element: Element | null): boolean => {
      for (let at = element; at; at = at.parentElement) {
        const { width, height } = at.getBoundingClientRect();
        if ((width <= 1 || height <= 1) && getComputedStyle(at).overflow !== 'visible') return true;
      }
      return false;
    };
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isClipped(element);
    const found: string[] = [];
    for (const element of document.querySelectorAll('body, body *')) {
      if (['SCRIPT', 'STYLE', 'NOSCRIPT', 'OPTION'].includes(element.tagName) || !isSeen(element)) continue;
      for (const node of element.childNodes) if (node instanceof Text) found.push(node.data);
      for (const side of ['::before', '::after'])
        found.push(
          ...[...getComputedStyle(element, side).content.matchAll(/"([^"]*)"/gu)].map(([, text]) => text ?? ''),
        );
    }
    return [...new Set(found.flatMap((text) => text.match(/[\p{L}\p{N}]+/gu) ?? []))];
  });
}

test('what is read on a phone and on a wide screen is read at each width between', async ({ page }) => {
  const [narrow, wide] = [360, 1280];
  await open(page, '/');
  await openCart(page, [
    { id: MOUSE.id, quantity: 2 },
    { id: FULL_KEYBOARD.id, quantity: 1 },
  ]);
  // On home the news and what stands in them go by.
  const pages = ['/CheckOut', '/ShoppingCart', listAddress('Mouse'), `/ProductDetail/${MOUSE.id}`, '/UserProfile'];
  for (const address of pages) {
    await open(page, address);
    const parting = (await partingWidths(page)).filter((width) => width > narrow && width < wide);
    expect(parting.length).toBeGreaterThan(2);
    const seenAt = async (width: number): Promise<Set<string>> => {
      await page.setViewportSize({ width, height: 800 });
      return new Set(await wordsSeen(page));
    };
    const onWide = await seenAt(wide);
    const always = [...(await seenAt(narrow))].filter((word) => onWide.has(word));
    expect(always.length).toBeGreaterThan(10);
    for (const width of parting.flatMap((one) => [one - 1, one])) {
      const seen = await seenAt(width);
      expect
        .soft(
          always.filter((word) => !seen.has(word)),
          `${address}, ${width} px`,
        )
        .toEqual([]);
    }
  }
});

test('nothing of the page moves when a dialog opens and closes, where scrollbars take room', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const hidden = launchOptions.ignoreDefaultArgs;
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: [...(Array.isArray(hidden) ? hidden : []), '--hide-scrollbars'],
  });
  try {
    const page = await browser.newPage({ baseURL: String(baseURL), reducedMotion: 'reduce' });
    await open(page, listAddress('Mouse'));
    const room = await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth);
    expect(room).toBeGreaterThan(0);
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main h1, main article, main article *')].map((element) => {
          const { left, top, width } = element.getBoundingClientRect();
          return [element.tagName, left, top, width].join(' ');
        }),
      );
    await page.getByRole('button', { name: `Add ${MOUSE.name} to cart` }).focus();
    const before = await places();
    await page.keyboard.press('Enter');
    await expect(partsOf(page).dialog).toBeVisible();
    expect.soft(await places()).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(partsOf(page).dialog).toBeHidden();
    expect(await places()).toEqual(before);
  } finally {
    await browser.close();
  }
});
