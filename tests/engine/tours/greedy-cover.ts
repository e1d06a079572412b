/**
 * Few candidates that together hold every item that any of them holds: always the one with most items that are still
 * missing, of equals the first.
 *
 * What a candidate adds only becomes less as others are chosen. So the count of one that was not the best is an upper
 * bound, and is counted anew only where it is above the best of this round (lazy greedy, Minoux 1978).
 *
 * @param itemsOf the items of a candidate, compared by identity
 */
export function greedyCover<TCandidate>(
  candidates: readonly TCandidate[],
  itemsOf: (candidate: TCandidate) => Iterable<string>,
): TCandidate[] {
  const offers = candidates.map((candidate) => {
    const items = [...itemsOf(candidate)];
    return { candidate, items, atMost: items.length };
  });
  const missing = new Set(offers.flatMap(({ items }) => items));
  const chosen: TCandidate[] = [];
  while (missing.size > 0) {
    let best: (typeof offers)[number] | undefined;
    for (const offer of offers) {
      if (best !== undefined && offer.atMost <= best.atMost) continue;
      offer.atMost = offer.items.filter((item) => missing.has(item)).length;
      if (best === undefined || offer.atMost > best.atMost) best = offer;
    }
    if (best === undefined) break;
    chosen.push(best.candidate);
    for (const item of best.items) missing.delete(item);
  }
  return chosen;
}
