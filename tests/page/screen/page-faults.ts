import type { Page } from '@playwright/test';
import { readAtOnce } from './read-at-once.ts';
import { readBrokenNames } from './read-broken-names.ts';
import { readFaults } from './read-faults.ts';
import { readMisbuilt } from './read-misbuilt.ts';

/** What on a page cannot be seen, pressed or told of as it should, in words, whatever the page shows. */
export async function pageFaults(page: Page): Promise<string[]> {
  const { searched, misbuilt, brokenNames } = await readAtOnce(page, {
    searched: readFaults,
    misbuilt: readMisbuilt,
    brokenNames: readBrokenNames,
  });
  return [...searched.faults, ...misbuilt, ...brokenNames];
}
