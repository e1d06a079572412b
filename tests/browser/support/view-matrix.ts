import { expect, type Page } from '@playwright/test';
import { CODES, type Code, LANGUAGES } from '../../facts/languages.ts';

const SCHEMES = ['light', 'dark'] as const;

/** Of the window, in pixels. */
const HEIGHT = 800;

/** The widths at which axe looks at each screen, in pixels. */
export const AXE_WIDTHS = [360, 1280];
/** The widths at which a picture is taken of each page in every language and scheme, in pixels. */
export const PICTURE_WIDTHS = [360, 768, 1280];
/** Widths at which a page is looked at in one language and scheme each, by turns, in pixels. */
export const RARE_PICTURE_WIDTHS = [320, 1920, 2560];

/** How a page is looked at. */
export type View = {
  language: Code;
  scheme: (typeof SCHEMES)[number];
  /** In pixels. */
  width: number;
};

/** How many views there are at each width. */
export const VIEWS_PER_WIDTH = CODES.length * SCHEMES.length;

/** How many pictures there are of each page. */
export const PICTURES_OF_PAGE = VIEWS_PER_WIDTH * PICTURE_WIDTHS.length + RARE_PICTURE_WIDTHS.length;

/**
 * One view of each width: in one scheme, and in one language. As many turns as a width has views take every view: six, where
 * there are three languages.
 */
export function oneForEachWidth(widths: readonly number[], turn: number): (view: View) => boolean {
  return ({ language, scheme, width }) =>
    (CODES.indexOf(language) + widths.indexOf(width) + turn) % CODES.length === 0 &&
    (SCHEMES.indexOf(scheme) + widths.indexOf(width) + Math.floor(turn / CODES.length)) % SCHEMES.length === 0;
}

/** Whether a picture is taken of a page in a view. @param turn the place of the page among all pages */
export function isPictured(turn: number): (view: View) => boolean {
  const isRarelySeen = oneForEachWidth(RARE_PICTURE_WIDTHS, turn);
  return (view) => PICTURE_WIDTHS.includes(view.width) || isRarelySeen(view);
}

/** The file of a picture, in the folder of its page. */
export function pictureFile({ language, scheme, width }: View): string {
  return `${language}-${scheme}-${width}.webp`;
}

/** Every view at some widths. */
export function viewsAt(widths: readonly number[]): View[] {
  return CODES.flatMap((language) => SCHEMES.flatMap((scheme) => widths.map((width) => ({ language, scheme, width }))));
}

/** Changes the language of a page of the shop, and waits until the page has changed. */
export type SwitchLanguage = (language: Code) => Promise<void>;

/** A plain file of the shop: a tab with it shares the shop's storage and runs none of it. */
export const PLAIN_FILE = '/locales/en/translation.json';

/** Changes the language through another tab of the shop, whose storage the page follows (R14). */
export function languageSwitch(otherTab: Page, page: Page): SwitchLanguage {
  return async (language) => {
    await otherTab.evaluate((code) => localStorage.setItem('i18nextLng', code), language);
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES[language].tag);
  };
}

/**
 * Opens another tab of the shop that changes the language of the page under test (R14): so it changes under an open
 * dialog, too, where nobody could reach the menu. Open it before the page: a tab that comes later takes the focus.
 */
export async function openLanguageSwitch(page: Page): Promise<SwitchLanguage> {
  const otherTab = await page.context().newPage();
  await otherTab.goto(PLAIN_FILE);
  return languageSwitch(otherTab, page);
}

/**
 * Shows a page in each language, at these widths, in these schemes, one after the other, without loading it anew. It
 * ends in English.
 *
 * @param options.isWanted leaves out the views that it says no to
 */
export async function inEachView(
  page: Page,
  switchLanguage: SwitchLanguage,
  {
    widths,
    schemes = SCHEMES,
    isWanted = () => true,
  }: { widths: readonly number[]; schemes?: readonly View['scheme'][]; isWanted?: (view: View) => boolean },
  visit: (view: View) => Promise<void>,
): Promise<void> {
  for (const language of CODES) {
    const wanted = widths.flatMap((width) =>
      schemes.map((scheme) => ({ language, scheme, width })).filter((view) => isWanted(view)),
    );
    if (wanted.length > 0) await switchLanguage(language);
    for (const width of widths) {
      const schemesHere = wanted.filter((view) => view.width === width).map(({ scheme }) => scheme);
      if (schemesHere.length > 0) await page.setViewportSize({ width, height: HEIGHT });
      for (const scheme of schemesHere) {
        await page.emulateMedia({ colorScheme: scheme });
        await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme);
        await visit({ language, scheme, width });
      }
    }
  }
  await switchLanguage('en');
}
