import type { StateValue } from 'xstate';

/**
 * A state value in words: `editing.valid`; regions sorted and joined, `badge.shown + open(lines.filled + undo.none)`.
 *
 * @param nameOf the name under which a key is written; the key itself where left out
 */
export function stateWords(value: StateValue, nameOf: (key: string) => string = (key) => key): string {
  if (typeof value === 'string') return nameOf(value);
  const parts = Object.entries(value)
    .map(([name, child]) => {
      const key = nameOf(name);
      if (child === undefined) return key;
      const inner = stateWords(child, nameOf);
      if (inner === '') return key;
      return inner.includes(' + ') ? `${key}(${inner})` : `${key}.${inner}`;
    })
    .sort();
  return parts.join(' + ');
}

/** The regions that stand side by side in state words: `a.b + c(d + e)` is two. */
function regionsIn(words: string): string[] {
  const regions = [''];
  let depth = 0;
  for (const piece of words.split(/( \+ |[()])/u)) {
    if (piece === ' + ' && depth === 0) regions.push('');
    else regions.push(`${regions.pop() ?? ''}${piece}`);
    if (piece === '(') depth += 1;
    if (piece === ')') depth -= 1;
  }
  return regions;
}

/**
 * Reads state words back: the paths of the innermost active states. `open(answer.none + card)` is `open.answer.none` and
 * `open.card`; empty words are none.
 */
export function leafPaths(words: string, above = ''): string[] {
  if (words === '') return [];
  return regionsIn(words).flatMap((region) => {
    const open = region.indexOf('(');
    return open < 0 ? [above + region] : leafPaths(region.slice(open + 1, -1), `${above}${region.slice(0, open)}.`);
  });
}

/** The paths of all active states in state words, those around the innermost ones included. */
export function activePaths(words: string): ReadonlySet<string> {
  return new Set(
    leafPaths(words).flatMap((leaf) => {
      const keys = leaf.split('.');
      return keys.map((_, index) => keys.slice(0, index + 1).join('.'));
    }),
  );
}
