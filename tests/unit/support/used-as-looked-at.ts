import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { isWithoutRepeated } from '../../commands/sampling.ts';

/** How many of so many uses are made: `npm test` makes the first third. Whoever has the tables written anew makes all. */
export function usesMade(all: number): number {
  return isWithoutRepeated ? Math.floor(all / 3) : all;
}

/**
 * Compares what was seen at first and after each use, a line each, with what was looked at last. Where not all uses are
 * made, with the first lines of that, which no snapshot can tell from the others.
 *
 * @param name of the table, in the folder `used` beside the spec
 */
export async function expectAsLookedAt(name: string, seen: readonly string[]): Promise<void> {
  const file = `used/${name}.txt`;
  if (!isWithoutRepeated) return expect(`${seen.join('\n')}\n`).toMatchFileSnapshot(file);
  const { testPath = '' } = expect.getState();
  const looked = readFileSync(join(dirname(testPath), file), 'utf8')
    .trimEnd()
    .split('\n');
  expect(seen).toEqual(looked.slice(0, seen.length));
}
