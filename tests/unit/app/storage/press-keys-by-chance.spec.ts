import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparePresses, keyOf, parseKey } from '../../../../src/app/storage/presses/press.ts';

const SEED = 20_261_127;

/** The last time of the year 9999, in milliseconds since 1970. */
const LAST = Date.parse('9999-12-31T23:59:59.999Z');
const BEYOND = 1000;

const times = fc.oneof(
  fc.constantFrom(0, 1, LAST - 1, LAST, LAST + 1),
  fc.integer({ min: 0, max: LAST + BEYOND }),
  fc.integer({ min: LAST - BEYOND, max: LAST + BEYOND }),
);
const tabs = fc.stringMatching(/^[a-z\d]{1,32}$/u);
const presses = fc.record({ at: times, tab: tabs });

describe('The key of a press', () => {
  it('is read as what it was written from, where a clock can show its time', () => {
    fc.assert(
      fc.property(presses, (press) => {
        expect(parseKey(keyOf(press))).toEqual(press.at <= LAST ? press : null);
      }),
      { seed: SEED },
    );
  });

  it('is read in no other way of writing', () => {
    const between = fc.constantFrom('', '0', ' ', '.', '-', '+', 'A', '_', 'é', '１');
    fc.assert(
      fc.property(presses, fc.nat(), between, (press, at, more) => {
        const key = keyOf(press);
        const place = at % (key.length + 1);
        const other = key.slice(0, place) + more + key.slice(place);
        const read = parseKey(other);
        expect(read === null || keyOf(read) === other, other).toBe(true);
      }),
      { seed: SEED },
    );
  });

  it('puts presses in one order, by time and then by tab, however they come', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ at: fc.nat(3), tab: fc.constantFrom('a', 'b', 'ba', '1') })), (some) => {
        const inOrder = some.toSorted(comparePresses);
        expect(some.toReversed().toSorted(comparePresses)).toEqual(inOrder);
        for (const [place, later] of inOrder.entries()) {
          const earlier = inOrder[place - 1] ?? later;
          expect(earlier.at < later.at || (earlier.at === later.at && earlier.tab <= later.tab)).toBe(true);
        }
      }),
      { seed: SEED },
    );
  });
});
