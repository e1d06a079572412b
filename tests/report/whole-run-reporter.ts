import { basename, dirname } from 'node:path';
import type { FullConfig, FullResult, Reporter, Suite } from '@playwright/test/reporter';

/** The folder whose tests say what they saw. */
const WALKS = 'walks';

/**
 * Fails a run of all walks (`LOADOUT_WHOLE=1`) by what its tests said together. Runs of some tests alone are let through:
 * what is missing there another test may say.
 */
export abstract class WholeRunReporter<Said> implements Reporter {
  /** The type of the annotations that are read. */
  protected abstract readonly annotation: string;
  #suite: Suite | null = null;

  /** What is wrong, in words; null where nothing is. */
  protected abstract faultOf(said: readonly Said[], status: FullResult['status']): string | null;

  onBegin(_: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  async onEnd({ status }: FullResult): Promise<{ status?: FullResult['status'] }> {
    if (process.env['LOADOUT_WHOLE'] !== '1') return {};
    const tests = this.#suite?.allTests().filter(({ location }) => basename(dirname(location.file)) === WALKS) ?? [];
    const said = tests
      .flatMap(({ results }) => results)
      .flatMap(({ annotations }) => annotations)
      .filter(({ type }) => type === this.annotation)
      .map(({ description = '' }): Said => JSON.parse(description));
    const fault = this.faultOf(said, status);
    if (fault === null) return {};
    console.log(fault);
    return status === 'passed' ? { status: 'failed' } : {};
  }

  printsToStdio(): boolean {
    return false;
  }
}
