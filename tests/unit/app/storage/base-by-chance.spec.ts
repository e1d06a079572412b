import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Base,
  formatBase,
  grown,
  holdsAll,
  isIn,
  lastIn,
  parseBase,
} from '../../../../src/app/storage/presses/base.ts';

const RUNS = { numRuns: 300, seed: 20_261_127 };
const DAY = 24 * 60 * 60 * 1000;
/** Tabs that pressed nothing for so long are no longer named (see the docstring of the base). */
const NAMED_FOR = 30 * DAY;

const tab = fc.constantFrom('a', 'b', 'c', 'd', 'e');
/** Within four months, and often just one or two of them apart. */
const time = fc
  .tuple(fc.integer({ min: 0, max: 4 }), fc.constantFrom(0, 1, DAY, 9 * DAY))
  .map(([months, rest]) => months * NAMED_FOR + rest);
const press = fc.record({ tab, at: time, event: fc.constant(null) });
const named = fc.dictionary(tab, time, { minKeys: 1, noNullPrototype: true });
/** What is no longer named is older than a month before the last press. */
const bases: fc.Arbitrary<Base<number>> = fc
  .record({ data: fc.nat(), seen: named, early: fc.integer({ min: 1, max: 30 * DAY }), older: fc.option(fc.string()) })
  .map(({ early, ...rest }) => ({
    ...rest,
    before: Math.max(0, Math.max(...Object.values(rest.seen)) - NAMED_FOR - early),
  }));

/** In the order in which they are folded: a base never has the later one of a tab without the earlier one. */
function inOrder(base: Base<number>, presses: readonly { tab: string; at: number; event: null }[]) {
  return presses.filter((one) => !isIn(base, one)).toSorted((one, two) => one.at - two.at);
}

describe('A base that some presses are folded into', () => {
  const cases = fc.record({
    base: bases,
    presses: fc.array(press, { minLength: 1, maxLength: 4 }),
    kept: fc.array(tab),
  });

  it('holds all that it held and each of them, and none that comes later', () => {
    fc.assert(
      fc.property(cases, fc.array(press), ({ base, presses, kept }, others) => {
        const folded = inOrder(base, presses);
        fc.pre(folded.length > 0);
        const next = grown(base, folded, { data: 1, older: null, kept: new Set(kept) });
        for (const one of folded) expect(isIn(next, one)).toBe(true);
        expect(holdsAll(next, base)).toBe(true);
        const last = Math.max(lastIn(base), ...folded.map(({ at }) => at));
        expect(lastIn(next)).toBe(last);
        const lastOf = (name: string) =>
          Math.max(base.seen[name] ?? base.before, ...folded.filter((one) => one.tab === name).map(({ at }) => at));
        for (const other of others) {
          // Whoever pressed in the last month is known by name, and who was and has a press stored.
          const isNamed = other.tab in base.seen || folded.some((one) => one.tab === other.tab);
          const isKnown = (isNamed && kept.includes(other.tab)) || other.at >= last - NAMED_FOR;
          if (isKnown && other.at > lastOf(other.tab)) expect(isIn(next, other), JSON.stringify(other)).toBe(false);
        }
      }),
      RUNS,
    );
  });

  it('names no tab that pressed nothing for a month, unless a press of it waits', () => {
    let left = 0;
    fc.assert(
      fc.property(cases, ({ base, presses, kept }) => {
        const folded = inOrder(base, presses);
        fc.pre(folded.length > 0);
        const next = grown(base, folded, { data: 1, older: null, kept: new Set(kept) });
        const last = Math.max(...Object.values(base.seen), ...folded.map(({ at }) => at));
        for (const [name, at] of Object.entries(next.seen))
          expect(kept.some((one) => one === name) || at >= last - NAMED_FOR, `${name} at ${at} of ${last}`).toBe(true);
        left += Object.keys(base.seen).filter((name) => next.seen[name] === undefined).length;
      }),
      RUNS,
    );
    expect(left).toBeGreaterThan(0);
  });

  it('is read as it was stored', () => {
    fc.assert(
      fc.property(bases, (base) => {
        const text = formatBase(base, (data) => ({ data }));
        const read = parseBase(text, ({ data }) => ({ data: Number(data), isDamaged: false }));
        expect(read).toEqual({ data: base, isDamaged: false });
      }),
      RUNS,
    );
  });
});
