/** One thing that shoppers may rely on, the test that keeps it, and a change of the code that breaks it. */
export interface Promised {
  /** The promise, in a sentence. */
  readonly says: string;
  /** The file of the test, from the root of the checkout. */
  readonly test: string;
  /** A part of the test's full title; the test of that title must fail once the promise is broken. */
  readonly title: string;
  /** What the change does, in words. */
  readonly broken: string;
  /** The file that is changed. */
  readonly file: string;
  /** What stands there exactly once, and what is put in its place. */
  readonly change: readonly [before: string, after: string];
}
