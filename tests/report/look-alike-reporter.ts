import type { FullResult } from '@playwright/test/reporter';
import { isWithoutRepeated } from '../commands/sampling.ts';
import { ALIKE, MET_BY_EACH_RUN } from '../page/walks/alike-states.ts';
import { LOOK_ALIKE, type LookAlike } from './annotations.ts';
import { WholeRunReporter } from './whole-run-reporter.ts';

/** The pairs of states that are named as alike, and that no walk found to be, as far as this run plays the walks. */
export function unusedAlike(found: readonly Pick<LookAlike, 'machine' | 'states'>[]): string[] {
  const met = new Set(found.map(({ machine, states }) => `${machine}: ${states}`));
  return Object.keys(isWithoutRepeated ? MET_BY_EACH_RUN : ALIKE).filter((pair) => !met.has(pair));
}

/** Fails a run of all walks in which a pair of states was told apart that is named as alike. */
export default class LookAlikeReporter extends WholeRunReporter<LookAlike> {
  protected readonly annotation = LOOK_ALIKE;

  protected faultOf(found: readonly LookAlike[], status: FullResult['status']): string | null {
    // A walk that failed tells nothing of what it would have found.
    const unused = status === 'passed' ? unusedAlike(found) : [];
    return unused.length === 0 ? null : `States that are named as alike, and that are told apart: ${unused.join('; ')}`;
  }
}
