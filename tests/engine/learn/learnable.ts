/** What an input brings whose control is absent, disabled or covered: it cannot be made, so nothing was done. */
export const CANNOT = 'cannot';

/** What is seen at one moment from outside. */
export interface Look {
  /** What is seen, in words. Never `CANNOT`. */
  readonly output: string;
  /**
   * The inputs that cannot be made now, by their index. Such an input is not made, so it changes nothing and brings
   * `CANNOT`; a learner never has to try it.
   */
  readonly refused: readonly number[];
}

/** A system that is learned from outside: it can be reset, given inputs, and looked at. It must be deterministic. */
export interface Learnable {
  /** The inputs by name. */
  readonly inputs: readonly string[];
  /** Brings the system to its first state. */
  reset(): Promise<Look>;
  /**
   * Makes these inputs one after another, by their index, and says what was seen after each. One that cannot be made is
   * skipped and brings `{ output: CANNOT, refused }`.
   */
  play(inputs: readonly number[]): Promise<readonly Look[]>;
}

/** Inputs by their index. */
export type Word = readonly number[];
