import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Change,
  type Table,
  areEqual,
  distinctStates,
  mealyOfTable,
  subjectOfTable,
  tables,
  withChange,
  withHiddenState,
} from '../fixtures/tables.ts';
import { identifiersOf } from './identify.ts';
import { runSuite } from './w-method.ts';

const STATES = 4;

const changes: fc.Arbitrary<Change> = fc.record({
  state: fc.nat(STATES - 1),
  input: fc.nat(1),
  flips: fc.boolean(),
  to: fc.nat(STATES - 1),
});

function passes(specified: Table, built: Table, extra: number): boolean {
  return runSuite(mealyOfTable(specified), subjectOfTable(built), extra).failure === null;
}

/** A table from digits: by state the next states, by state the outputs. All states look the same. */
function tableOf(next: string, outputs: string): Table {
  const rows = next.split(' ').map((row) => row.split('').map(Number));
  return { next: rows, outputs: outputs.split(' ').map((row) => row.split('')), stateOutputs: rows.map(() => 'same') };
}

describe('A complete suite', () => {
  it.each([0, 1])('passes a machine of at most %i states more if, and only if, it is the specified one', (extra) => {
    const pairs = fc
      .integer({ min: 1, max: STATES })
      .chain((states) => fc.tuple(tables(states), fc.integer({ min: 1, max: states + extra }).chain(tables)));
    fc.assert(
      fc.property(pairs, ([specified, built]) => {
        fc.pre(built.next.length <= distinctStates(specified) + extra);
        expect(passes(specified, built, extra)).toBe(areEqual(specified, built));
      }),
      { numRuns: 1000 },
    );
  });

  it('finds every single fault in a machine of as many states', () => {
    fc.assert(
      fc.property(tables(STATES), changes, (specified, change) => {
        fc.pre(distinctStates(specified) === STATES);
        const built = withChange(specified, change);
        expect(passes(specified, built, 0)).toBe(areEqual(specified, built));
      }),
      { numRuns: 1000 },
    );
  });

  it('finds every single fault behind a hidden copy of a state, with one extra state allowed for', () => {
    fc.assert(
      fc.property(tables(STATES), changes, changes, (specified, way, change) => {
        fc.pre(distinctStates(specified) === STATES);
        const built = withChange(withHiddenState(specified, way.state, way.input), { ...change, state: STATES });
        expect(passes(specified, built, 1)).toBe(areEqual(specified, built));
      }),
      { numRuns: 1000 },
    );
  });

  it('promises nothing about a hidden state that it does not allow for', () => {
    const specified = tableOf('10 10', '00 01');
    const built = withChange(withHiddenState(specified, 1, 0), { state: 2, input: 0, flips: false, to: 0 });
    expect(areEqual(specified, built)).toBe(false);
    expect([passes(specified, built, 0), passes(specified, built, 1)]).toEqual([true, false]);
  });

  it('says which inputs failed, what was expected and what was seen', () => {
    const failure = runSuite(
      mealyOfTable(tableOf('10 01', '00 00')),
      subjectOfTable(tableOf('10 01', '00 01')),
      0,
    ).failure;
    expect(failure).toEqual({ inputs: ['a', 'b'], expected: '0 same', seen: '1 same' });
  });

  it('counts states that nothing tells apart as one', () => {
    expect(identifiersOf(mealyOfTable(tableOf('10 01', '00 00')))).toEqual({ sets: [[], []], equivalent: [[0, 1]] });
  });
});
