import type { EquivalentMutants } from '../engine/mutants/equivalent-mutants.ts';
import type { EquivalentCode } from '../stryker/equivalent-code.ts';

/** What is known of the equivalent mutants of one machine, as its `<id>.equivalent.ts` holds it. */
export interface EquivalentsOfMachine {
  /** Of the mutants that `npm run mutants` makes. `npm test` proves each of them equal. */
  readonly mutants: readonly EquivalentMutants[];
  /** Of the mutants that Stryker makes (`npm run mutate`). Nothing proves these: they still count as survivors. */
  readonly code?: readonly EquivalentCode[];
}
