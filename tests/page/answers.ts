import type { Locator, Page } from '@playwright/test';

/** Is there once a page of the shop answers to presses: its HTML can be read before. */
export function answering(page: Page): Locator {
  return page.locator('html:not([data-until-live])');
}

/** Waits until a page of the shop answers to presses. */
export async function answers(page: Page): Promise<void> {
  await answering(page).waitFor({ state: 'attached' });
}
