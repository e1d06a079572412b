/** How much is walked of one machine, and what that finds. */
export interface MachineFigures {
  readonly edges: number;
  readonly situations: number;
  readonly walks: number;
  readonly steps: number;
  /** Steps and starts against the least that can do: 1 is the optimum. */
  readonly ratio: number;
  /** Pairs of a state and an event that it must ignore. */
  readonly sneaks: number;
  /** How many mutants have which status. */
  readonly mutants: Readonly<Record<string, number>>;
}

/** What covers a requirement: a clause of the specification by its id. */
export interface RequirementCoverage {
  readonly id: string;
  /** The words of the specification. */
  readonly text: string;
  readonly machine: string;
  /** A transition, a state with its machine's id before it, or the title of a test. */
  readonly coveredBy: string;
}

/** What is known beyond the machines' own parts, where the tests make the page. */
export interface RunFacts {
  /** What covers each requirement, and the first walk or the test that goes there; null where none does. */
  readonly requirements: readonly (RequirementCoverage & { readonly walk: string | null })[];
  /** Mutants that no walk kills: survivors and equivalent ones, each with its reason. */
  readonly unkilled: readonly {
    readonly machine: string;
    readonly name: string;
    readonly status: string;
    readonly words: string;
  }[];
  /** States that look alike on the screen. */
  readonly alike: readonly { readonly machine: string; readonly states: string; readonly reason: string }[];
  /** What is missing, and the command that makes it. */
  readonly missing: readonly string[];
}
