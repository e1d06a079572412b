import type { FullResult } from '@playwright/test/reporter';
import { UNSAID_USES } from '../page/screen/told-change.ts';
import { OBSERVED, type ObservedWalk } from './annotations.ts';
import { WholeRunReporter } from './whole-run-reporter.ts';

/** The changes that are named as not told to a screen reader, and that no walk met. */
export function unusedUnsaid(walks: readonly Pick<ObservedWalk, 'told'>[]): string[] {
  const met = new Set(walks.flatMap(({ told }) => Object.keys(told)));
  return UNSAID_USES.filter((use) => !met.has(use));
}

/** Fails a run of all walks in which nothing met a change that is named as not told. */
export default class UnsaidReporter extends WholeRunReporter<ObservedWalk> {
  protected readonly annotation = OBSERVED;

  protected faultOf(walks: readonly ObservedWalk[], status: FullResult['status']): string | null {
    // A walk that failed tells nothing of what it met.
    const unused = status === 'passed' ? unusedUnsaid(walks) : [];
    return unused.length === 0
      ? null
      : `Changes that are named as not told, and that no walk meets: ${unused.join('; ')}`;
  }
}
