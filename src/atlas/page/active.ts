import type { SerializedSnapshot } from '../../../machines/recorder/messages.ts';

function leavesOf(value: unknown, above: string): string[] {
  const path = (key: string): string => (above === '' ? key : `${above}.${key}`);
  if (typeof value === 'string') return [path(value)];
  if (typeof value !== 'object' || value === null) return [];
  const regions = Object.entries(value);
  if (regions.length === 0) return above === '' ? [] : [above];
  return regions.flatMap(([key, inner]) => leavesOf(inner, path(key)));
}

/** The innermost active states of a snapshot, by their ids in the chart. */
export function activeIn({ value }: SerializedSnapshot): string[] {
  return leavesOf(value, '');
}

/**
 * The innermost active states of a state in words: `open(answer.none + card)` is `open.answer.none` and `open.card`.
 */
export function activeInWords(words: string, above = ''): string[] {
  const parts = [''];
  let depth = 0;
  for (const piece of words.split(/( \+ |[()])/u)) {
    if (piece === ' + ' && depth === 0) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${piece}`);
    if (piece === '(') depth += 1;
    if (piece === ')') depth -= 1;
  }
  return parts.flatMap((part) => {
    const open = part.indexOf('(');
    return open < 0 ? [above + part] : activeInWords(part.slice(open + 1, -1), `${above}${part.slice(0, open)}.`);
  });
}
