import { greedyCover } from './greedy-cover.ts';

/**
 * Few candidates that together hold every item: of each item only the nearest candidate, since a cover with few of them
 * would else take far ones.
 *
 * @param byDistance the nearest first
 */
export function nearestCover<TCandidate>(
  byDistance: readonly TCandidate[],
  itemsOf: (candidate: TCandidate) => readonly string[],
): TCandidate[] {
  const nearest = new Map<string, TCandidate>();
  for (const one of byDistance) for (const item of itemsOf(one)) if (!nearest.has(item)) nearest.set(item, one);
  return greedyCover([...new Set(nearest.values())], itemsOf);
}
