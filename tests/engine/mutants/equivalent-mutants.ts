/** Mutants that no walk can kill, since nothing that can be observed tells them from the machine, and why. */
export interface EquivalentMutants {
  readonly reason: string;
  /** By their names, one by one. */
  readonly mutants: readonly string[];
}

/** A mutant of code, whatever tool made it: where it is, what changed, and by which rule. */
export interface CodeMutant {
  /** Where it is: `machines/cart/lines.ts:12:3`. */
  readonly at: string;
  readonly mutator: string;
  /** The code that it replaces, and what with, each in one line. */
  readonly code: string;
  readonly replacement: string;
  /** The line in which it begins. */
  readonly line: string;
}

/** Mutants of code that no test can kill, by what they do to it, and why. */
export interface EquivalentCode {
  readonly reason: string;
  readonly is: (mutant: CodeMutant) => boolean;
}

/** What is known of the equivalent mutants of one machine. */
export interface EquivalentsOfMachine {
  /** Of the mutants that the engine makes: each can be proved equal. */
  readonly mutants: readonly EquivalentMutants[];
  /** Of the mutants that another tool makes of the code. Nothing proves these: they still count as survivors. */
  readonly code?: readonly EquivalentCode[];
}
