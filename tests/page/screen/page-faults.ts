import type { Page } from '@playwright/test';
import { readAtOnce } from './read-at-once.ts';
import { readBrokenNames } from './read-broken-names.ts';
import { readFaults } from './read-faults.ts';
import { readMisbuilt } from './read-misbuilt.ts';

/** What a page is asked for that it must not have, whatever it shows. */
export const FAULT_QUESTIONS = { searched: readFaults, misbuilt: readMisbuilt, brokenNames: readBrokenNames };

/** What it answered. */
export type Answers = { readonly [TName in keyof typeof FAULT_QUESTIONS]: ReturnType<(typeof FAULT_QUESTIONS)[TName]> };

/** All faults that were found, in words. */
export function faultsIn({ searched, misbuilt, brokenNames }: Answers): string[] {
  return [...searched.faults, ...misbuilt, ...brokenNames];
}

/** What on a page cannot be seen, pressed or told of as it should, in words, whatever the page shows. */
export async function pageFaults(page: Page): Promise<string[]> {
  return faultsIn(await readAtOnce(page, FAULT_QUESTIONS));
}
