import type { TransitionDefinition, TransitionPart } from './definition.ts';

/** A branch before and after; null where it is on one side alone. */
export type Pair = readonly [TransitionDefinition | null, TransitionDefinition | null];

const PARTS: readonly TransitionPart[] = ['targets', 'guard', 'actions', 'reenters', 'description', 'meta'];
/** A guard says more of what a branch is than the rest does: two with the same one are hardly two. */
const WEIGHTS: Readonly<Record<TransitionPart, number>> = {
  guard: 4,
  targets: 2,
  actions: 2,
  reenters: 1,
  description: 1,
  meta: 1,
};

/** How alike two branches are: 0 where nothing that says something is the same. */
function likeness(a: TransitionDefinition, b: TransitionDefinition): number {
  const same = PARTS.filter((part) => a.parts[part] === b.parts[part]);
  const isEqual = same.length === PARTS.length;
  // Equal ones outweigh any number of others, so that an unchanged branch is never called a changed one.
  return isEqual ? 100 : 1 + same.reduce((sum, part) => sum + WEIGHTS[part], 0);
}

/**
 * Pairs the branches of two versions of one list in order, so that as many as can be are equal, and the rest is as alike as can
 * be. Branches keep their order within both lists.
 */
export function aligned(was: readonly TransitionDefinition[], is: readonly TransitionDefinition[]): Pair[] {
  // best[i][j]: the most likeness of was from i on and is from j on.
  const best = Array.from({ length: was.length + 1 }, () => Array.from({ length: is.length + 1 }, () => 0));
  const at = (i: number, j: number): number => best[i]?.[j] ?? 0;
  const like = (i: number, j: number): number => {
    const [a, b] = [was[i], is[j]];
    return a === undefined || b === undefined ? 0 : likeness(a, b);
  };
  for (let i = was.length - 1; i >= 0; i -= 1)
    for (let j = is.length - 1; j >= 0; j -= 1) {
      const row = best[i];
      if (row !== undefined) row[j] = Math.max(at(i + 1, j), at(i, j + 1), like(i, j) + at(i + 1, j + 1));
    }
  const pairs: Pair[] = [];
  let [i, j] = [0, 0];
  while (i < was.length || j < is.length) {
    const both = i < was.length && j < is.length;
    if (both && at(i, j) === like(i, j) + at(i + 1, j + 1)) {
      pairs.push([was[i] ?? null, is[j] ?? null]);
      [i, j] = [i + 1, j + 1];
    } else if (i < was.length && (j === is.length || at(i, j) === at(i + 1, j))) {
      pairs.push([was[i] ?? null, null]);
      i += 1;
    } else {
      pairs.push([null, is[j] ?? null]);
      j += 1;
    }
  }
  return pairs;
}
