import type { FullConfig, FullResult, Reporter, Suite } from '@playwright/test/reporter';
import { TEXTS } from './annotations.ts';
import type { TextKeys } from '../page/screen/text-record.ts';

/** The project whose tests say which texts they showed and judged. */
const WALKS = 'walks';

/** The keys of texts that some tests showed and none of them compared with what it expected, sorted. */
export function unjudgedTexts(told: readonly TextKeys[]): string[] {
  const judged = new Set(told.flatMap((keys) => keys.judged));
  return [...new Set(told.flatMap(({ shown }) => shown))].filter((key) => !judged.has(key)).sort();
}

/**
 * Fails a run of all walks (`LOADOUT_WHOLE=1`) in which a text was shown on a page and judged nowhere. Runs of some tests
 * alone are let through: the test that judges a text may be another one.
 */
export default class JudgedTextsReporter implements Reporter {
  #suite: Suite | null = null;

  onBegin(_: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  async onEnd({ status }: FullResult): Promise<{ status?: FullResult['status'] }> {
    const tests = this.#suite?.allTests().filter((test) => test.parent.project()?.name === WALKS) ?? [];
    const told = tests
      .flatMap(({ results }) => results)
      .flatMap(({ annotations }) => annotations)
      .filter(({ type }) => type === TEXTS)
      .map(({ description = '' }): TextKeys => JSON.parse(description));
    const unjudged = process.env['LOADOUT_WHOLE'] === '1' ? unjudgedTexts(told) : [];
    if (unjudged.length === 0) return {};
    console.log(`Texts that a walk shows and nothing judges: ${unjudged.join(', ')}`);
    return status === 'passed' ? { status: 'failed' } : {};
  }

  printsToStdio(): boolean {
    return false;
  }
}
