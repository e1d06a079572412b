import type { Page } from '@playwright/test';
import { readAtOnce } from './read-at-once.ts';
import { readFaults } from './read-faults.ts';
import { readMisbuilt } from './read-misbuilt.ts';

/** What on a page cannot be seen, pressed or told of as it should, in words, whatever the page shows. */
export async function pageFaults(page: Page): Promise<string[]> {
  const { searched, misbuilt } = await readAtOnce(page, { searched: readFaults, misbuilt: readMisbuilt });
  return [...searched.faults, ...misbuilt];
}
