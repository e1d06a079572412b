import type { Expected, Observed } from '../model.ts';
import type { StepOutputs } from '../machine/situation.ts';
import { plainOf, textOf, wordsOf } from '../machine/words.ts';

/** One thing that differs, both sides in words. */
export interface Difference {
  /** `state`, `emitted`, `context.lines`... */
  readonly what: string;
  readonly expected: string;
  readonly seen: string;
}

function pair(what: string, expected: string, seen: string): Difference[] {
  return expected === seen ? [] : [{ what, expected, seen }];
}

/** Whether two values are the same plain JSON: quicker than their text, and mostly the answer. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
  const [left, right] = [Object.entries(a), Object.keys(b)];
  return (
    left.length === right.length &&
    left.every(([key, value]) => Object.hasOwn(b, key) && isSame(value, Reflect.get(b, key)))
  );
}

function contextDifferences(expected: object, seen: object): Difference[] {
  if (isSame(expected, seen)) return [];
  const [wanted, found] = [new Map(Object.entries(Object(plainOf(expected)))), new Map(Object.entries(seen))];
  const keys = [...new Set([...wanted.keys(), ...found.keys()])].sort();
  const side = (map: ReadonlyMap<string, unknown>, key: string): string =>
    map.has(key) ? textOf(map.get(key)) : '(absent)';
  return keys.flatMap((key) => pair(`context.${key}`, side(wanted, key), side(found, key)));
}

/** Everything in which an observation is not as expected. What the expectation leaves out is not compared. */
export function differencesOf(expected: Expected, seen: Observed): Difference[] {
  const outputDifferences = (what: keyof StepOutputs): Difference[] => {
    const wanted = expected[what];
    if (wanted === undefined || (wanted.length === 0 && seen[what].length === 0)) return [];
    return pair(what, wanted.map(wordsOf).join(', '), seen[what].map(wordsOf).join(', '));
  };
  return [
    ...pair('state', expected.state, seen.state),
    ...(expected.status === undefined ? [] : pair('status', expected.status, seen.status)),
    ...(expected.tags === undefined ? [] : pair('tags', [...expected.tags].sort().join(', '), seen.tags.join(', '))),
    ...contextDifferences(expected.context, seen.context),
    ...outputDifferences('emitted'),
    ...outputDifferences('executed'),
    ...outputDifferences('invoked'),
    ...outputDifferences('scheduled'),
    ...(expected.output === undefined ? [] : pair('output', textOf(expected.output), textOf(seen.output))),
  ];
}
