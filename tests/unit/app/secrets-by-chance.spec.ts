import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutCardNumbers } from '../../../src/app/inspect/card-numbers.ts';
import { plainOf } from '../../../src/app/inspect/plain.ts';
import { MARK, redactEvent, redactSnapshot } from '../../../src/app/inspect/redact.ts';

const SEED = 20_261_125;
const RUNS = 500;
/** Runs of digits by chance: one in a hundred holds no card number, and is one digit too long for one. */
const DIGIT_RUNS = 20_000;

/** Luhn's check by the table of its doubled digits (ISO/IEC 7812-1, annex B). */
const DOUBLED = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9];
function isChecked(digits: readonly number[]): boolean {
  const fromRight = [...digits].reverse();
  return fromRight.reduce((sum, digit, place) => sum + (place % 2 === 1 ? (DOUBLED[digit] ?? 0) : digit), 0) % 10 === 0;
}

/** Whether some digits that follow each other may be a card number: 12 to 19 of them. */
function holdsCard(digits: readonly number[]): boolean {
  return digits.some((_, from) =>
    [12, 13, 14, 15, 16, 17, 18, 19].some(
      (length) => from + length <= digits.length && isChecked(digits.slice(from, from + length)),
    ),
  );
}

const digit = fc.integer({ min: 0, max: 9 });
const WIDE = '０１２３４５６７８９';

/** Digits as a person writes them: of either width, with at most one sign between two. */
function written(digits: readonly number[], signs: readonly string[], isWide: boolean): string {
  return digits
    .map((one, place) => `${place === 0 ? '' : (signs[place % signs.length] ?? '')}${isWide ? WIDE.charAt(one) : one}`)
    .join('');
}

const signs = fc.array(fc.constantFrom('', '', '', ' ', '.', '-'), { minLength: 1, maxLength: 5 });
const before = fc.constantFrom('', 'card ', 'n=', '12, ', '(');
const after = fc.constantFrom('', ' was declined', '&x=1', ', 12', '; ７');

describe('A run of digits by chance', () => {
  it(`is masked where it may hold a card number, and stays as it is elsewhere, ${DIGIT_RUNS} times`, () => {
    let masked = 0;
    const runs = fc.array(digit, { minLength: 10, maxLength: 20 });
    fc.assert(
      fc.property(runs, signs, fc.boolean(), before, after, (digits, between, isWide, left, right) => {
        const run = written(digits, between, isWide);
        const isCard = digits.length >= 12 && holdsCard(digits);
        masked += Number(isCard);
        expect(withoutCardNumbers(`${left}${run}${right}`, MARK)).toBe(`${left}${isCard ? MARK : run}${right}`);
      }),
      { numRuns: DIGIT_RUNS, seed: SEED },
    );
    expect(masked).toBeGreaterThan(DIGIT_RUNS / 2);
    expect(masked).toBeLessThan(DIGIT_RUNS);
  });
});

/** What is masked: each value that is not empty, at its place. */
function inMask(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inMask);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inMask(part)]));
  return value === '' || value === null ? value : MARK;
}

const FIELDS = ['id', 'text', 'pin', 'lines', 'name'];
const field = fc.constantFrom(...FIELDS);
/** Values without a run of digits that is long enough for a card number. */
const value = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }).filter((one) => !/\d(?:[ .-]?\d){11}/u.test(JSON.stringify(one))),
  fc.constantFrom('', null, 7, 'hunter2'),
);
const fields = fc.dictionary(field, value, { noNullPrototype: true });
const told = fc.uniqueArray(field);

/** Fields of which the public ones are as they are and all others masked. */
function partlyTold(all: object, open: readonly string[]): object {
  return Object.fromEntries(Object.entries(all).map(([key, part]) => [key, open.includes(key) ? part : inMask(part)]));
}

describe('What an inspector is told by chance', () => {
  it(`is the type of an event and its public fields, in ${RUNS} events`, () => {
    fc.assert(
      fc.property(fields, told, (event, open) => {
        expect(redactEvent({ ...event, type: 'line.changed' }, { told: open })).toEqual({
          ...partlyTold(event, open),
          type: 'line.changed',
        });
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });

  it(`is the state of a snapshot and the public fields of its context, output and error, in ${RUNS} snapshots`, () => {
    fc.assert(
      fc.property(fields, fields, told, fc.constantFrom('output', 'error'), (context, result, open, kind) => {
        const frame = { status: 'done', value: { lines: 'filled' }, tags: ['named'] };
        const hidden = { children: { a: 1 }, historyValue: {}, pin: 1 };
        expect(redactSnapshot({ ...frame, ...hidden, context, [kind]: result }, { told: [...open, kind] })).toEqual({
          ...frame,
          context: partlyTold(context, open),
          [kind]: result,
        });
        expect(redactSnapshot({ ...frame, ...hidden, context, [kind]: result }, { told: open })).toEqual({
          ...frame,
          context: partlyTold(context, open),
          [kind]: partlyTold(result, open),
        });
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });

  it(`is plain JSON: what has a form of its own there is written in it, in ${RUNS} values`, () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string({ minLength: 1 }), fc.jsonValue(), { noNullPrototype: true }),
        fc.string(),
        fc.bigInt(),
        (record, message, big) => {
          const plain = JSON.parse(JSON.stringify(record));
          class OddError extends Error {
            override name = 'OddError';
          }
          expect(plainOf(new Map(Object.entries(record)))).toEqual(plain);
          expect(plainOf([new Set(Object.keys(record)), big, new OddError(message)])).toEqual([
            Object.keys(plain),
            String(big),
            { name: 'OddError', message },
          ]);
        },
      ),
      { numRuns: RUNS, seed: SEED },
    );
  });
});
