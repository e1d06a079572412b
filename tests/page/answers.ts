import type { Locator, Page } from '@playwright/test';

/** The scripts that start the shop, apart from the first one: without them a page is what the build has rendered. */
export const SHOP_SCRIPTS = /\/static\/js\/(?:start|libraries|lib-react)\./u;

/** The scripts of the screens that are not in the HTML of a page, with all that comes once it is idle. */
export const SCREEN_SCRIPTS = '**/static/js/async/*.js';

/** The script that brings the other names by which search finds (R24), once the page is idle. */
export const OTHER_NAMES_SCRIPT = '**/static/js/async/idle.*.js';

/** Is there once a page of the shop answers to presses: its HTML can be read before. */
export function answering(page: Page): Locator {
  return page.locator('html:not([data-until-live])');
}

/** Waits until a page of the shop answers to presses. */
export async function answers(page: Page): Promise<void> {
  await answering(page).waitFor({ state: 'attached' });
}
