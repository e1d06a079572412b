import type { Locator, Page } from '@playwright/test';
import { listAddress } from '../../facts/categories.ts';
import { FULL_KEYBOARD, MOUSE } from '../../facts/products.ts';
import { english } from '../../facts/texts.ts';
import { open, partsOf } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

/** The heading of the page of a product, and one far below it. */
const HEADINGS = { heading: MOUSE.name, below: english('specification.title') };

/** The link in the header that leads home. */
function homeLink(page: Page): Locator {
  return partsOf(page).banner.getByRole('link', { name: 'Loadout', exact: true });
}

/** How the heading below came: with the heading of the page, or after a frame that showed that one, or before such a frame. */
type Coming = 'with it' | 'after its paint' | 'before its paint';

/** Notes in the page how the heading below comes. */
async function noteComing(page: Page): Promise<void> {
  await page.evaluate(({ heading, below }) => {
    const isThere = (name: 'h1' | 'h2', text: string) =>
      [...document.querySelectorAll(`main ${name}`)].some((one) => one.textContent.trim() === text);
    let coming: Coming = 'with it';
    new MutationObserver((_, observer) => {
      if (!isThere('h1', heading)) return;
      if (isThere('h2', below)) {
        observer.disconnect();
        Reflect.set(window, 'comingOfBelow', coming);
      } else if (coming === 'with it') {
        coming = 'before its paint';
        requestAnimationFrame(() => (coming = 'after its paint'));
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, HEADINGS);
}

async function comingOf(page: Page): Promise<Coming> {
  const { main } = partsOf(page);
  const { heading, below } = HEADINGS;
  await expect(main.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { level: 2, name: below, exact: true })).toBeVisible();
  return page.evaluate(() => Reflect.get(window, 'comingOfBelow'));
}

// The walks see for every such screen that what stands below comes later; here, that a frame shows the first screen before.
test('A product, below the fold, is rendered once the first screen is painted where a press leads to it, and with it where Back does', async ({
  page,
}) => {
  await open(page, listAddress('Mouse'));
  await noteComing(page);
  await partsOf(page).main.getByRole('link', { name: MOUSE.name, exact: true }).first().click();
  expect(await comingOf(page)).toBe('after its paint');
  await partsOf(page).cartLink.click();
  await expect(partsOf(page).heading).toHaveText(english('cart.heading'));
  await noteComing(page);
  await page.goBack();
  expect(await comingOf(page)).toBe('with it');
});

test('After Forward, too, what is below the fold is rendered with the first screen', async ({ page }) => {
  await open(page, '/ShoppingCart');
  await homeLink(page).click();
  await partsOf(page).main.getByRole('link', { name: MOUSE.name, exact: true }).first().click();
  await expect(partsOf(page).heading).toHaveText(MOUSE.name);
  await page.goBack();
  await expect(partsOf(page).heading).toHaveText(english('home.heading'));
  await noteComing(page);
  await page.goForward();
  expect(await comingOf(page)).toBe('with it');
});

test('Back leads to the place on home that the shopper left, however far down, and along a row', async ({ page }) => {
  await open(page, '/ShoppingCart');
  await homeLink(page).click();
  const others = partsOf(page).main.getByRole('region', { name: 'Others', exact: true });
  const scrolled = () => others.locator('div:has(> ul)').evaluate(({ scrollLeft }) => scrollLeft);
  await others.getByRole('button', { name: 'Scroll Others right' }).click();
  await expect.poll(scrolled).toBe(1000);
  const keyboard = partsOf(page).main.getByRole('link', { name: FULL_KEYBOARD.name, exact: true }).last();
  await keyboard.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(0);
  await keyboard.click();
  await expect(partsOf(page).heading).toHaveText(FULL_KEYBOARD.name);
  await page.goBack();
  await expect(partsOf(page).heading).toHaveText(english('home.heading'));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  await expect.poll(scrolled).toBe(1000);
});

/** Both screens come once, so that nothing of them has to be waited for; the page is then at the cart. */
async function openBoth(page: Page): Promise<void> {
  await open(page, '/ShoppingCart');
  await homeLink(page).click();
  await expect(partsOf(page).heading).toHaveText(english('home.heading'));
  await page.goBack();
  await expect(partsOf(page).heading).toHaveText(english('cart.heading'));
}

test('a press is painted before the next screen is rendered, with a line on top that says that it is on its way', async ({
  page,
}) => {
  await openBoth(page);
  const atThePaint = await homeLink(page).evaluate(async (link) => {
    if (link instanceof HTMLElement) link.click();
    await new Promise(requestAnimationFrame);
    return {
      heading: document.querySelector('main h1')?.textContent,
      line: getComputedStyle(document.documentElement, '::before').borderBlockStartWidth,
    };
  });
  expect(atThePaint).toEqual({ heading: english('cart.heading'), line: '3px' });
  await expect(partsOf(page).heading).toHaveText(english('home.heading'));
  await expect(page.locator('html')).not.toHaveAttribute('data-leaving');
});

test('a page that nobody sees, and so is not painted, follows a press all the same', async ({ page }) => {
  await openBoth(page);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    IntersectionObserver.prototype.observe = () => undefined;
  });
  await homeLink(page).click();
  await expect(partsOf(page).heading).toHaveText(english('home.heading'));
});

test('of two presses before a paint the last one counts, and one press of Back leads back', async ({ page }) => {
  await openBoth(page);
  await page.evaluate(() => {
    for (const path of ['/', '/UserProfile']) {
      const link = document.querySelector(`header a[href="${path}"]`);
      if (link instanceof HTMLElement) link.click();
    }
  });
  await expect(partsOf(page).heading).toHaveText(english('account.signIn.heading'));
  await expect(page.locator('html')).not.toHaveAttribute('data-leaving');
  await page.goBack();
  await expect(partsOf(page).heading).toHaveText(english('cart.heading'));
});

test('Back and Forward that are pressed before the paint of a page of a link count, and that page does not come', async ({
  page,
}) => {
  await open(page, '/ShoppingCart');
  await homeLink(page).click();
  for (const [steps, heading] of [
    [-1, english('cart.heading')],
    [1, english('home.heading')],
  ] as const) {
    await expect(page.locator('html')).not.toHaveAttribute('data-leaving');
    await page.evaluate(async (by) => {
      const went = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
      const { prototype } = IntersectionObserver;
      const { value } = Object.getOwnPropertyDescriptor(prototype, 'observe') ?? {};
      // Nothing is told of a paint until the browser has gone there.
      prototype.observe = function observeThen(target) {
        void went.then(() => Reflect.apply(value, this, [target]));
      };
      document.querySelector<HTMLElement>('header a[href="/UserProfile"]')?.click();
      window.history.go(by);
      await went;
      prototype.observe = value;
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    }, steps);
    await expect(page.locator('html')).not.toHaveAttribute('data-leaving');
    await expect(partsOf(page).heading).toHaveText(heading);
  }
});

test('an arrow of a row goes on from where the row is, after somebody has scrolled it on its way', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, '/');
  const others = partsOf(page).main.getByRole('region', { name: 'Others', exact: true });
  const row = others.locator('div:has(> ul)');
  const arrow = others.getByRole('button', { name: 'Scroll Others right' });
  await arrow.evaluate(async (button: HTMLElement) => {
    const scroller = button.closest('section')?.querySelector('div:has(> ul)');
    const ended = new Promise((resolve) => scroller?.addEventListener('scrollend', resolve, { once: true }));
    button.click();
    scroller?.scrollTo({ left: 300, behavior: 'instant' });
    await ended;
  });
  expect(await row.evaluate(({ scrollLeft }) => scrollLeft)).toBe(300);
  await arrow.click();
  await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBe(1300);
});

test('what is shown under a resting pointer is not left behind by a finger', async ({ page }) => {
  await open(page, '/');
  const left = await page.evaluate(() => {
    const hovered = (rules: CSSRuleList, media: string): string[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule && rule.selectorText.includes(':hover') && !media.includes('(hover: hover)'))
          return [rule.selectorText];
        const within = rule instanceof CSSMediaRule ? `${media} ${rule.conditionText}` : media;
        return 'cssRules' in rule && rule.cssRules instanceof CSSRuleList ? hovered(rule.cssRules, within) : [];
      });
    return [...document.styleSheets].flatMap((sheet) => hovered(sheet.cssRules, ''));
  });
  expect(left).toEqual([]);
});
