import type { FullConfig, FullResult, Reporter, Suite } from '@playwright/test/reporter';
import { UNSAID_USES } from '../page/screen/told-change.ts';
import { OBSERVED, type ObservedWalk } from './annotations.ts';

/** The changes that are named as not told to a screen reader, and that no walk met. */
export function unusedUnsaid(walks: readonly Pick<ObservedWalk, 'told'>[]): string[] {
  const met = new Set(walks.flatMap(({ told }) => Object.keys(told)));
  return UNSAID_USES.filter((use) => !met.has(use));
}

/** Fails a run of all walks (`LOADOUT_WHOLE=1`) in which nothing met a change that is named as not told. */
export default class UnsaidReporter implements Reporter {
  #suite: Suite | null = null;

  onBegin(_: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  async onEnd({ status }: FullResult): Promise<{ status?: FullResult['status'] }> {
    const walks = (this.#suite?.allTests() ?? [])
      .flatMap(({ results }) => results)
      .flatMap(({ annotations }) => annotations)
      .filter(({ type }) => type === OBSERVED)
      .map(({ description = '' }): ObservedWalk => JSON.parse(description));
    // A walk that failed tells nothing of what it met.
    const unused = process.env['LOADOUT_WHOLE'] === '1' && status === 'passed' ? unusedUnsaid(walks) : [];
    if (unused.length === 0) return {};
    console.log(`Changes that are named as not told, and that no walk meets: ${unused.join('; ')}`);
    return { status: 'failed' };
  }

  printsToStdio(): boolean {
    return false;
  }
}
