import type { Difference } from '../engine/replay/compare.ts';
import type { PageSnapshot } from './page-snapshot.ts';

/** Runs of lines that follow each other in this order; what stands between two runs is not compared. */
export interface Runs {
  readonly runs: readonly (readonly string[])[];
}

type Expected<TPart> = TPart | RegExp | (TPart extends readonly string[] ? Runs : never);

/**
 * What is to be seen. Parts that are left out are not compared. Lines are compared whole, or as runs where a page
 * holds things that the walk does not predict; a pattern stands for a text, or for lines joined by line breaks, that
 * it has to match.
 */
export type Expectation = { readonly [K in keyof PageSnapshot]?: Expected<PageSnapshot[K]> };

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

/** Lines that differ, each beside the one in whose place it stands; lines that both sides have are the same lines. */
function differingLines(what: string, expected: readonly string[], seen: readonly string[]): PageDifference[] {
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

function startsAt(seen: readonly string[], run: readonly string[], from: number): number {
  for (let at = from; at + run.length <= seen.length; at += 1)
    if (run.every((line, index) => seen[at + index] === line)) return at;
  return -1;
}

/** The runs that are not there, each beside what follows the first line that it has in common with the page. */
function differingRuns(what: string, { runs }: Runs, seen: readonly string[]): PageDifference[] {
  let from = 0;
  return runs.flatMap((run) => {
    const at = startsAt(seen, run, from);
    if (at >= 0) {
      from = at + run.length;
      return [];
    }
    const near = run.map((line) => seen.indexOf(line, from)).find((place) => place >= 0) ?? -1;
    return differingLines(`${what}, «${run[0] ?? ''}»`, run, near < 0 ? [] : seen.slice(near, near + run.length));
  });
}

function differingPart(
  what: string,
  expected: Expected<readonly string[]> | Expected<string>,
  seen: readonly string[] | string,
): PageDifference[] {
  const text = typeof seen === 'string' ? seen : seen.join('\n');
  if (expected instanceof RegExp)
    return expected.test(text)
      ? []
      : [{ what, expected: String(expected), seen: orNothing(text.replaceAll('\n', ' / ')) }];
  if (typeof expected === 'string')
    return expected === text ? [] : [{ what, expected: orNothing(expected), seen: orNothing(text) }];
  const lines = typeof seen === 'string' ? [seen] : seen;
  return 'runs' in expected ? differingRuns(what, expected, lines) : differingLines(what, expected, lines);
}

/** Everything in which a page is not as expected. */
export function pageDifferences(expectation: Expectation, snapshot: PageSnapshot): PageDifference[] {
  const parts = Object.keys(snapshot).filter((part): part is keyof PageSnapshot => part in expectation);
  return parts.flatMap((part) => {
    const expected = expectation[part];
    return expected === undefined ? [] : differingPart(part, expected, snapshot[part]);
  });
}
