/**
 * Few candidates that together hold every item that any of them holds: always the one with most items that are still
 * missing, of equals the first.
 *
 * @param itemsOf the items of a candidate, compared by identity
 */
export function greedyCover<TCandidate>(
  candidates: readonly TCandidate[],
  itemsOf: (candidate: TCandidate) => Iterable<string>,
): TCandidate[] {
  const missing = new Set(candidates.flatMap((candidate) => [...itemsOf(candidate)]));
  const countMissing = (candidate: TCandidate): number =>
    [...itemsOf(candidate)].filter((item) => missing.has(item)).length;
  const chosen: TCandidate[] = [];
  while (missing.size > 0) {
    const best = candidates.reduce((found, one) => (countMissing(one) > countMissing(found) ? one : found));
    chosen.push(best);
    for (const item of itemsOf(best)) missing.delete(item);
  }
  return chosen;
}
