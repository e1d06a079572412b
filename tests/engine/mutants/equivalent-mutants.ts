/** Mutants that no walk can kill, since nothing that can be observed tells them from the machine, and why. */
export interface EquivalentMutants {
  readonly reason: string;
  /** By their names, one by one. */
  readonly mutants: readonly string[];
}
