import type { Page } from '@playwright/test';
import { EMPTY_TAB } from './empty-tab.ts';

/**
 * Gives the window of a page a name, by which it is told what is faulty in it, and leaves it at the empty tab. The name is
 * given until it has outlived a navigation, so that none of those that follow can begin with another one.
 */
export async function nameWindow(page: Page, name: string): Promise<void> {
  await page.evaluate((told) => {
    window.name = told;
  }, name);
  await page.goto(EMPTY_TAB, { waitUntil: 'commit' });
  if ((await page.evaluate(() => window.name)) !== name) await nameWindow(page, name);
}
