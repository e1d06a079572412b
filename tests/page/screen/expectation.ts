import type { Difference } from '../../engine/replay/compare.ts';
import type { PageSnapshot } from './page-snapshot.ts';

/**
 * What is to be seen. Parts that are left out are not compared. Lines are compared whole; a pattern stands for a text,
 * or for lines joined by line breaks, that it has to match.
 */
export type Expectation = { readonly [K in keyof PageSnapshot]?: PageSnapshot[K] | RegExp };

/** One part of the page that is not as expected, both sides in words. */
export type PageDifference = Difference;

const NOTHING = '(nothing)';
function orNothing(line: string | undefined): string {
  return line === undefined || line === '' ? NOTHING : line;
}

/** For each pair of places how many lines the rests from there on have in common, at most. */
function commonLengths(left: readonly string[], right: readonly string[]): number[][] {
  const lengths = Array.from({ length: left.length + 1 }, () => Array.from({ length: right.length + 1 }, () => 0));
  const at = (row: number, column: number): number => lengths[row]?.[column] ?? 0;
  for (let row = left.length - 1; row >= 0; row -= 1) {
    for (let column = right.length - 1; column >= 0; column -= 1) {
      const line = lengths[row];
      if (line === undefined) continue;
      line[column] =
        left[row] === right[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  return lengths;
}

/** Lines of a part that differ, each beside the one in whose place it stands; lines that both sides have are the same lines. */
export function differingLines(what: string, expected: readonly string[], seen: readonly string[]): PageDifference[] {
  const lengths = commonLengths(expected, seen);
  const differences: PageDifference[] = [];
  let [missing, extra]: [string[], string[]] = [[], []];
  const flush = (line: number): void => {
    for (let index = 0; index < Math.max(missing.length, extra.length); index += 1) {
      differences.push({
        what: `${what}, line ${line - missing.length + index + 1}`,
        expected: orNothing(missing[index]),
        seen: orNothing(extra[index]),
      });
    }
    [missing, extra] = [[], []];
  };
  let [row, column] = [0, 0];
  while (row < expected.length || column < seen.length) {
    const [wanted, found] = [expected[row], seen[column]];
    if (wanted !== undefined && wanted === found) {
      flush(row);
      row += 1;
      column += 1;
    } else if (
      found === undefined ||
      (wanted !== undefined && (lengths[row + 1]?.[column] ?? 0) >= (lengths[row]?.[column + 1] ?? 0))
    ) {
      missing.push(wanted ?? '');
      row += 1;
    } else {
      extra.push(found);
      column += 1;
    }
  }
  flush(row);
  return differences;
}

function differingPart(
  what: string,
  expected: readonly string[] | string | RegExp,
  seen: readonly string[] | string,
): PageDifference[] {
  const text = typeof seen === 'string' ? seen : seen.join('\n');
  if (expected instanceof RegExp)
    return expected.test(text)
      ? []
      : [{ what, expected: String(expected), seen: orNothing(text.replaceAll('\n', ' / ')) }];
  if (typeof expected === 'string')
    return expected === text ? [] : [{ what, expected: orNothing(expected), seen: orNothing(text) }];
  return differingLines(what, expected, typeof seen === 'string' ? [seen] : seen);
}

/** Everything in which a page is not as expected. */
export function pageDifferences(expectation: Expectation, snapshot: PageSnapshot): PageDifference[] {
  const parts = Object.keys(snapshot).filter((part): part is keyof PageSnapshot => part in expectation);
  return parts.flatMap((part) => {
    const expected = expectation[part];
    return expected === undefined ? [] : differingPart(part, expected, snapshot[part]);
  });
}
