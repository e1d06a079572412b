import { type WalkFile, lineOf } from './walk-file.ts';
import type { Walk } from './walk.ts';

const MOST_SHOWN = 12;

function linesOf({ steps }: Walk): string[] {
  return steps.map((step, place) => lineOf(step, steps[place - 1]?.seen));
}

function sharedSteps(a: readonly string[], b: readonly string[]): number {
  const differs = a.findIndex((line, place) => line !== b[place]);
  return differs < 0 ? a.length : differs;
}

/** Two walks that begin alike, from the step before the first that differs. */
function firstDifference(title: string, before: readonly string[], after: readonly string[]): string {
  const shared = sharedSteps(before, after);
  const lead = before.slice(Math.max(0, shared - 1), shared).map((line) => `    ${shared}. ${line}`);
  const side = (sign: string, line: string | undefined): string[] => [
    `  ${sign} ${shared + 1}. ${line ?? '(ends here)'}`,
  ];
  return [title, ...lead, ...side('-', before[shared]), ...side('+', after[shared])].join('\n');
}

/** Pairs removed walks with added ones, by the longest common beginning. */
function pairUp(
  removed: readonly Walk[],
  added: readonly Walk[],
): { pairs: [Walk, Walk][]; removed: Walk[]; added: Walk[] } {
  const pairs: [Walk, Walk][] = [];
  const left = new Set(added);
  const alone = removed.filter((walk) => {
    const shared = (other: Walk): number => (other.kind === walk.kind ? sharedSteps(linesOf(walk), linesOf(other)) : 0);
    const best = [...left].reduce<Walk | null>(
      (found, other) => (shared(other) > (found === null ? 1 : shared(found)) ? other : found),
      null,
    );
    if (best === null) return true;
    left.delete(best);
    pairs.push([walk, best]);
    return false;
  });
  return { pairs, removed: alone, added: [...left] };
}

/**
 * How a walk file differs from another, for a person: its head, and the walks that changed, were removed or were added,
 * each with the first line that differs. Empty where they are the same.
 *
 * @param before the walk file as committed
 * @param after the walk file as the machine would write it now
 */
export function diffWalkFiles(before: WalkFile, after: WalkFile): string {
  const known = new Map(before.walks.map((walk) => [walk.id, walk]));
  const now = new Map(after.walks.map((walk) => [walk.id, walk]));
  const head =
    before.head.join('\n') === after.head.join('\n')
      ? []
      : [
          [
            'head',
            ...before.head.filter((line) => !after.head.includes(line)).map((line) => `  - ${line}`),
            ...after.head.filter((line) => !before.head.includes(line)).map((line) => `  + ${line}`),
          ].join('\n'),
        ];
  const changed = before.walks.flatMap((walk) => {
    const other = now.get(walk.id);
    if (other === undefined || linesOf(walk).join('\n') === linesOf(other).join('\n')) return [];
    return [firstDifference(`walk ${walk.id} shows something else`, linesOf(walk), linesOf(other))];
  });
  const { pairs, removed, added } = pairUp(
    before.walks.filter(({ id }) => !now.has(id)),
    after.walks.filter(({ id }) => !known.has(id)),
  );
  const differences = [
    ...head,
    ...changed,
    ...pairs.map(([one, other]) => firstDifference(`walk ${one.id} is now ${other.id}`, linesOf(one), linesOf(other))),
    ...removed.map(({ id, kind, steps }) => `walk ${id} is gone (${kind}, ${steps.length} steps)`),
    ...added.map(({ id, kind, steps }) => `walk ${id} is new (${kind}, ${steps.length} steps)`),
  ];
  if (differences.length === 0) return '';
  const more = differences.length > MOST_SHOWN ? [`... and ${differences.length - MOST_SHOWN} more`] : [];
  return [`The walk file of ${before.id} and its machine disagree.`, ...differences.slice(0, MOST_SHOWN), ...more].join(
    '\n',
  );
}
