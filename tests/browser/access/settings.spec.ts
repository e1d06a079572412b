import type { Locator, Page } from '@playwright/test';
import { listAddress } from '../../facts/categories.ts';
import { dollars } from '../../facts/prices.ts';
import { MOUSE } from '../../facts/products.ts';
import { follow, open, partsOf, putIntoCart } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

function running(page: Page): Promise<number> {
  return page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
}

test.describe('Motion', () => {
  test('stands still from the start for who asked the system for less', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    await expect(page.getByRole('button', { name: 'Play news' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play promotions' })).toBeVisible();
    expect(await running(page)).toBe(0);
    await page.getByRole('button', { name: 'Next news' }).click();
    expect(await running(page)).toBe(0);
  });

  test('stops as soon as the system is asked for less, here and on the pages that follow, until Play is pressed', async ({
    page,
  }) => {
    await open(page, '/');
    await expect(page.getByRole('button', { name: 'Pause promotions' })).toBeVisible();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const playNews = page.getByRole('button', { name: 'Play news' });
    const playPromotions = page.getByRole('button', { name: 'Play promotions' });
    await expect(playNews).toBeVisible();
    await expect(playPromotions).toBeVisible();
    expect(await running(page)).toBe(0);
    await follow(partsOf(page).cartLink, '/ShoppingCart');
    await page.goBack();
    await expect(playNews).toBeVisible();
    await playNews.click();
    await page.emulateMedia({ reducedMotion: null });
    await expect(page.getByRole('button', { name: 'Pause news' })).toBeVisible();
    await expect(playPromotions).toBeVisible();
  });

  test('stops when it is paused, and waits under the pointer and the focus', async ({ page }) => {
    await open(page, '/');
    await page.mouse.move(640, 700);
    await expect.poll(() => running(page)).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Pause promotions' }).hover();
    await expect.poll(() => running(page)).toBe(0);
    await page.mouse.move(640, 700);
    await expect.poll(() => running(page)).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Pause promotions' }).press('Enter');
    await page.getByRole('button', { name: 'Play promotions' }).blur();
    await expect.poll(() => running(page)).toBe(0);
    await page.getByRole('button', { name: 'Pause news' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Play news' })).toBeFocused();
  });
});

test.describe('Forced colours', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
  });

  const outlineOf = (control: Locator): Promise<string> =>
    control.evaluate((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return `${outlineStyle} ${outlineWidth}`;
    });

  test('leave the focus, the badge, the current category and the chosen card to be seen', async ({ page }) => {
    await putIntoCart(page, MOUSE, 2);
    await expect(partsOf(page).cartLink).toHaveAccessibleName('Cart, 2 items');
    const badge = partsOf(page).cartLink.getByText('2', { exact: true });
    expect(await badge.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe('solid');
    for (const control of [
      partsOf(page).cartLink,
      page.getByRole('button', { name: 'Buy Now' }),
      page.getByRole('combobox', { name: 'Quantity' }),
      partsOf(page).languageButton,
    ]) {
      await control.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(control).toBeFocused();
      expect(await outlineOf(control)).toMatch(/^(?:solid|auto) [1-9]/);
    }
    const categories = partsOf(page).banner.getByRole('navigation').getByRole('link');
    await categories.filter({ hasText: 'Mouse' }).press('Enter');
    await expect(partsOf(page).heading).toHaveText('Mouse');
    const underlined = await categories.evaluateAll((links) =>
      links
        .filter((link) => getComputedStyle(link).borderBottomColor !== getComputedStyle(document.body).backgroundColor)
        .map(({ textContent }) => textContent),
    );
    expect(underlined).toEqual(['Mouse']);
    await open(page, '/CheckOut');
    const checked = page.getByRole('radio', { name: 'Credit card' });
    const other = page.getByRole('radio', { name: 'Bonus discount' });
    const ring = (radio: Locator) => radio.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await ring(checked)).not.toBe(await ring(other));
  });
});

/** A switch that looks the same when it is on: what it switches stands beside it, and shows it. */
const SHOWN_BESIDE = 'Show password';

/** The switches of a page that look the same whether they are on or off. */
function lookAlike(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lookOf = (control: Element): string =>
      [control, ...control.querySelectorAll('*')]
        .flatMap((element) => [null, '::before', '::after'].map((part) => getComputedStyle(element, part)))
        .map((style) =>
          [
            [style.color, style.backgroundColor, style.borderBottomColor, style.outlineColor, style.fill, style.stroke],
            [style.borderBottomWidth, style.outlineStyle, style.textDecorationLine, style.display, style.content],
          ].join(),
        )
        .join();
    const switches = [...document.querySelectorAll('[aria-pressed]')].filter((control) => {
      const value = control.getAttribute('aria-pressed') ?? '';
      const [on, off] = ['true', 'false'].map((state) => {
        control.setAttribute('aria-pressed', state);
        // What glides from one look to the other has come there.
        for (const animation of document.getAnimations()) animation.cancel();
        return lookOf(control);
      });
      control.setAttribute('aria-pressed', value);
      return on === off;
    });
    return switches.map((control) => control.getAttribute('aria-label') ?? control.textContent);
  });
}

for (const forcedColors of ['active', 'none'] as const) {
  test(`A switch that is on looks otherwise than one that is off, with forced colours ${forcedColors}`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors });
    const found: string[] = [];
    for (const address of ['/', listAddress('Mouse'), `/ProductDetail/${MOUSE.id}`, '/UserProfile']) {
      await open(page, address);
      expect(await page.locator('[aria-pressed]').count(), address).toBeGreaterThan(0);
      found.push(
        ...(await lookAlike(page)).filter((name) => name !== SHOWN_BESIDE).map((name) => `${address} ${name}`),
      );
    }
    expect(found).toEqual([]);
  });
}

test.describe('The edge of a field', () => {
  /** Contrast between the edge of a field and its two sides (WCAG 2.2, 1.4.11). */
  const contrast = (field: Locator): Promise<number> =>
    field.evaluate((element) => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      if (!canvas) throw new Error('No canvas.');
      const luminance = (color: string): number => {
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = Array.from(canvas.getImageData(0, 0, 1, 1).data, (value) => {
          const part = value / 255;
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const behind = (from: Element | null): string => {
        for (let at = from; at; at = at.parentElement) {
          const { backgroundColor } = getComputedStyle(at);
          if (!/^rgba\(0, 0, 0, 0\)$|^transparent$/.test(backgroundColor)) return backgroundColor;
        }
        return 'white';
      };
      const edge = luminance(getComputedStyle(element).borderTopColor);
      const ratios = [behind(element), behind(element.parentElement)].map((color) => {
        const [low = 0, high = 0] = [luminance(color), edge].toSorted((one, two) => one - two);
        return (high + 0.05) / (low + 0.05);
      });
      return Math.min(...ratios);
    });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`stands out at 3 : 1 in the ${colorScheme} scheme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await open(page, `/ProductDetail/${MOUSE.id}`);
      expect(await contrast(partsOf(page).search)).toBeGreaterThanOrEqual(3);
      expect(await contrast(page.getByRole('combobox', { name: 'Quantity', exact: true }))).toBeGreaterThanOrEqual(3);
      await open(page, '/CheckOut');
      for (const name of ['Card number, group 1', 'Security code']) {
        expect(await contrast(page.getByRole('textbox', { name }))).toBeGreaterThanOrEqual(3);
      }
      expect(await contrast(page.getByRole('combobox', { name: 'Expiry day' }))).toBeGreaterThanOrEqual(3);
      await open(page, '/UserProfile');
      expect(await contrast(page.getByRole('textbox', { name: 'UserName' }))).toBeGreaterThanOrEqual(3);
    });
  }
});

test.describe('One polite region', () => {
  const said = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

  test('says item, quantity and total once, also on removal and return', async ({ page }) => {
    await open(page, listAddress('Mouse'));
    await page.getByRole('button', { name: `Add ${MOUSE.name} to cart` }).press('Enter');
    await expect(said(page, `${MOUSE.name}: quantity 1. Total ${dollars(MOUSE.price)}`)).toHaveCount(1);
    const region = said(page, `${MOUSE.name}: quantity 1. Total ${dollars(MOUSE.price)}`);
    await expect(region).toHaveAttribute('aria-live', 'polite');
    // The dialog takes the focus a moment after it opens: before that, Enter would add another one.
    await expect(page.getByRole('dialog').getByRole('button', { name: 'OK' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: `Add ${MOUSE.name} to your list` }).press('Enter');
    await expect(said(page, `Added to your list: ${MOUSE.name}`)).toHaveCount(1);
    await partsOf(page).cartLink.press('Enter');
    await page.getByRole('button', { name: `Decrease quantity of ${MOUSE.name}` }).press('Enter');
    await expect(said(page, `${MOUSE.name} removed. Total ${dollars(0)}`)).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(said(page, `Put back: ${MOUSE.name}. Total ${dollars(MOUSE.price)}`)).toHaveCount(1);
    await expect(page.locator('[aria-live="assertive"], [role="alert"]')).toHaveCount(0);
  });
});
