/**
 * Times as counts in buckets of whole milliseconds: exact below 128 ms; above, 64 buckets for each doubling, of which the middle
 * is off by at most 1/128 (0.8 %). Counts add up, so that times of many machines merge in any order and grouping to the same.
 */
export type Times = Readonly<Record<string, number>>;

const EXACT = 128;
const PER_DOUBLING = 64;
const FIRST_DOUBLING = 7;
const HIGHEST_BIT = 31;
/** The longest time that is told apart from longer ones, in milliseconds: 49.7 days. What is kept in 32 bits is no longer. */
export const LONGEST = 2 ** 32 - 1;

/** The bucket of a time in milliseconds. Below 0 counts as 0, above 49 days as 49 days. */
export function bucketOf(time: number): number {
  const whole = Math.min(LONGEST, Math.max(0, Math.floor(time)));
  if (whole < EXACT) return whole;
  const doubling = HIGHEST_BIT - Math.clz32(whole);
  const place = Math.floor(whole / 2 ** (doubling - FIRST_DOUBLING + 1)) - PER_DOUBLING;
  return EXACT + (doubling - FIRST_DOUBLING) * PER_DOUBLING + place;
}

/** The time that stands for a bucket, in milliseconds: its middle. */
export function timeOf(bucket: number): number {
  if (bucket < EXACT) return bucket;
  const [doubling, place] = [Math.floor((bucket - EXACT) / PER_DOUBLING), (bucket - EXACT) % PER_DOUBLING];
  const width = 2 ** (doubling + 1);
  return (PER_DOUBLING + place) * width + (width - 1) / 2;
}

/**
 * The time that so many of a hundred do not exceed, in milliseconds (nearest rank): the middle of the bucket in which the exact one
 * lies. Null where nothing was timed.
 */
export function percentileOf(times: Times, percent: number): number | null {
  const counted = Object.entries(times)
    .map(([bucket, count]): [number, number] => [Number(bucket), count])
    .sort(([a], [b]) => a - b);
  const total = counted.reduce((sum, [, count]) => sum + count, 0);
  const rank = Math.ceil((total * percent) / 100);
  let passed = 0;
  for (const [bucket, count] of counted) {
    passed += count;
    if (passed >= rank) return timeOf(bucket);
  }
  return null;
}
