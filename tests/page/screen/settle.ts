import type { Page } from '@playwright/test';
import { answers } from '../answers.ts';

/** A page on which something always moves may never be idle on a slow processor, in ms. */
const PATIENCE = 3000;

/** Waits until the page has nothing to do, or has had the time for it. */
export async function settle(page: Page): Promise<void> {
  await answers(page);
  for (let quiet = 0; quiet < 2; quiet += 1)
    await page.evaluate(
      (timeout) => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout })),
      PATIENCE,
    );
}
