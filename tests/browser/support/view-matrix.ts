import { expect, type Page } from '@playwright/test';
import { CODES, type Code, LANGUAGES } from '../../facts/languages.ts';

const SCHEMES = ['light', 'dark'] as const;

/** Of the window, in pixels. */
const HEIGHT = 800;

/** How a page is looked at. */
export type View = {
  language: Code;
  scheme: (typeof SCHEMES)[number];
  /** In pixels. */
  width: number;
};

/** How many looks there are at each width. */
export const VIEWS_PER_WIDTH = CODES.length * SCHEMES.length;

/** Tells a page of the shop which language to speak, and waits until it does. */
export type Tell = (language: Code) => Promise<void>;

/** A plain file of the shop: a tab with it shares the shop's storage and runs none of it. */
export const PLAIN_FILE = '/locales/en/translation.json';

/** Tells a page through another tab of the shop, as R14 has it. */
export function tellFrom(teller: Page, page: Page): Tell {
  return async (language) => {
    await teller.evaluate((code) => localStorage.setItem('i18nextLng', code), language);
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES[language].tag);
  };
}

/**
 * Another tab of the shop, that tells the shop under test which language to speak (R14): so a page changes its language
 * under an open dialog, where nobody could reach the menu. Open it before the page: a tab that comes later takes the
 * focus.
 */
export async function openTeller(page: Page): Promise<Tell> {
  const teller = await page.context().newPage();
  await teller.goto(PLAIN_FILE);
  return tellFrom(teller, page);
}

/**
 * Shows a page in each language, at these widths, in these schemes, one after the other, without loading it anew. It
 * ends in English.
 */
export async function inEachView(
  page: Page,
  tell: Tell,
  { widths, schemes = SCHEMES }: { widths: readonly number[]; schemes?: readonly View['scheme'][] },
  visit: (view: View) => Promise<void>,
): Promise<void> {
  for (const language of CODES) {
    await tell(language);
    for (const width of widths) {
      await page.setViewportSize({ width, height: HEIGHT });
      for (const scheme of schemes) {
        await page.emulateMedia({ colorScheme: scheme });
        await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme);
        await visit({ language, scheme, width });
      }
    }
  }
  await tell('en');
}
