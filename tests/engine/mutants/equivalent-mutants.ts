/** Mutants that no walk can kill, since they are the same machine to everyone who looks, and why they are. */
export interface EquivalentMutants {
  readonly reason: string;
  /** By their names, one by one. */
  readonly mutants: readonly string[];
}
