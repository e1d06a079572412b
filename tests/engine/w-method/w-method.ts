import { type Sequence, identifiersOf } from './identify.ts';
import { type Mealy, UNSPECIFIED } from './mealy.ts';

/** A machine under test that can be stepped from any of its states again: states are values, never changed. */
export interface Steppable<TState> {
  start(): { readonly state: TState; readonly output: string };
  apply(state: TState, input: number): { readonly state: TState; readonly output: string };
}

/** The inputs of the first test that failed, with what was expected and seen after the last of them. */
export interface SuiteFailure {
  readonly inputs: readonly string[];
  readonly expected: string;
  readonly seen: string;
}

/** What a complete suite did. */
export interface SuiteResult {
  /** Tests, each from a start, and their steps if each were run alone. */
  readonly tests: number;
  readonly length: number;
  /** Steps really taken: tests share their beginnings. */
  readonly steps: number;
  readonly failure: SuiteFailure | null;
  /** Pairs of states that no sequence tells apart; they count as one. */
  readonly equivalent: readonly (readonly [number, number])[];
}

/** The shortest way to every state, by breadth-first search: the state cover. */
function stateCover({ stateOutputs, next }: Mealy): Map<number, { before: number; input: number }> {
  const into = new Map<number, { before: number; input: number }>([[0, { before: UNSPECIFIED, input: UNSPECIFIED }]]);
  for (const [state] of into) {
    next[state]?.forEach((to, input) => {
      if (to !== UNSPECIFIED && to < stateOutputs.length && !into.has(to)) into.set(to, { before: state, input });
    });
  }
  return into;
}

/** How many steps a suite takes at most, before it is run: for a cap. */
export function suiteSize(mealy: Mealy, extra: number): number {
  const sequences = identifiersOf(mealy).sets.reduce((sum, set) => sum + set.flat().length, mealy.stateOutputs.length);
  return sequences * mealy.inputs.length ** (extra + 1);
}

class Suite<TState> {
  tests = 0;
  length = 0;
  steps = 0;
  failure: SuiteFailure | null = null;
  readonly #mealy: Mealy;
  readonly #subject: Steppable<TState>;
  readonly #sets: readonly (readonly Sequence[])[];
  readonly #trail: number[] = [];

  constructor(mealy: Mealy, subject: Steppable<TState>, sets: readonly (readonly Sequence[])[]) {
    this.#mealy = mealy;
    this.#subject = subject;
    this.#sets = sets;
  }

  /** Applies one input and judges its output. `null`: it was wrong, or the input is not specified here. */
  apply(at: number, state: TState, input: number): { at: number; state: TState } | null {
    const to = this.#mealy.next[at]?.[input] ?? UNSPECIFIED;
    if (to === UNSPECIFIED || this.failure !== null) return null;
    const after = this.#subject.apply(state, input);
    this.steps += 1;
    const expected = this.#mealy.outputs[at]?.[input] ?? '';
    if (after.output === expected) return { at: to, state: after.state };
    const inputs = [...this.#trail, input].map((one) => this.#mealy.inputs[one] ?? '');
    this.failure = { inputs, expected, seen: after.output };
    return null;
  }

  /** All input sequences of this many steps, and after each the identifiers of the state that it should have led to. */
  explore(at: number, state: TState, depth: number): void {
    this.#identify(at, state, depth === 0);
    if (depth === 0) return;
    for (let input = 0; input < this.#mealy.inputs.length; input += 1) {
      const after = this.apply(at, state, input);
      if (after === null) continue;
      this.#trail.push(input);
      this.explore(after.at, after.state, depth - 1);
      this.#trail.pop();
    }
  }

  /** Begins the explorations from a state that this way leads to. */
  from(way: Sequence, at: number, state: TState, depth: number): void {
    this.#trail.splice(0, Infinity, ...way);
    this.explore(at, state, depth);
  }

  #identify(at: number, state: TState, isEnd: boolean): void {
    const set = this.#sets[at] ?? [];
    for (const sequence of set) {
      let here: { at: number; state: TState } | null = { at, state };
      const before = this.#trail.length;
      for (const input of sequence) {
        here = here === null ? null : this.apply(here.at, here.state, input);
        this.#trail.push(input);
      }
      this.#count(this.#trail.length);
      this.#trail.splice(before);
    }
    if (isEnd && set.length === 0) this.#count(this.#trail.length);
  }

  #count(length: number): void {
    this.tests += 1;
    this.length += length;
  }
}

/**
 * Runs a complete suite: every state, from there every sequence of `extra + 1` inputs, and after each the identifiers
 * of where it should have led (HSI). Passing proves a subject with at most `extra` states more than the specification
 * to be right, as long as what is seen of a state does not change it. Stops at the first failure.
 */
export function runSuite<TState>(mealy: Mealy, subject: Steppable<TState>, extra: number): SuiteResult {
  const { sets, equivalent } = identifiersOf(mealy);
  const suite = new Suite(mealy, subject, sets);
  const first = subject.start();
  if (first.output !== mealy.first) suite.failure = { inputs: [], expected: mealy.first, seen: first.output };
  const reached = new Map<number, { state: TState; way: Sequence }>();
  for (const [at, { before, input }] of stateCover(mealy)) {
    const origin = reached.get(before);
    const begin = origin === undefined ? { at, state: first.state } : suite.apply(before, origin.state, input);
    if (begin === null || suite.failure !== null) break;
    const way = origin === undefined ? [] : [...origin.way, input];
    reached.set(at, { state: begin.state, way });
    suite.from(way, at, begin.state, extra + 1);
    if (suite.failure !== null) break;
  }
  const { tests, length, steps, failure } = suite;
  return { tests, length, steps, failure, equivalent };
}
