import type { StrykerMutant } from './stryker-mutant.ts';

/** Mutants of Stryker's that no test can kill, by what they do to the code, and why. */
export interface EquivalentCode {
  readonly reason: string;
  readonly is: (mutant: StrykerMutant) => boolean;
}
