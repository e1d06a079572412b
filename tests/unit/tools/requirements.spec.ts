import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RULINGS } from '../../requirements/rulings.ts';
import { requirementIds } from '../../requirements/requirements.ts';

const root = new URL('../../../', import.meta.url);

/** The number of the ruling that an id stands for: 31 of `R31 public`. */
const ruled = new Set(requirementIds.flatMap((id) => /^R(\d+) /u.exec(id)?.[1] ?? []).map(Number));

/** The rulings that sources and tests name: `(R31)`, and of several in one pair of brackets each. */
function namedIn(folder: string): number[] {
  return readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|mjs|css)$/u.test(file))
    .flatMap((file) =>
      [...readFileSync(new URL(`${folder}/${file}`, root), 'utf8').matchAll(/\(((?:R\d+(?:, )?)+)\)/gu)].flatMap(
        ([, names = '']) => names.split(', ').map((name) => Number(name.slice(1))),
      ),
    );
}

describe('The requirements', () => {
  it('are of every ruling, and of none beyond', () => {
    expect([...ruled].toSorted((a, b) => a - b)).toEqual(Array.from({ length: RULINGS }, (_, index) => index + 1));
  });

  it('are of every ruling that the sources and the tests name', () => {
    const named = ['machines', 'src', 'tests'].flatMap(namedIn);
    expect(named.length).toBeGreaterThan(50);
    expect([...new Set(named)].filter((ruling) => !ruled.has(ruling))).toEqual([]);
  });
});
