/** Event Timing tells of no interaction that took less, in ms. */
export const LEAST_TOLD = 16;

/** Runs in the page: from now on keeps the longest interaction, as Event Timing tells of it (INP). */
export function noteInteractions(leastTold: number): void {
  const longest = { duration: 0, count: performance.interactionCount };
  Reflect.set(window, 'loadoutLongest', longest);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (Reflect.get(entry, 'interactionId') > 0) longest.duration = Math.max(longest.duration, entry.duration);
  }).observe({ type: 'event', durationThreshold: leastTold });
}

/**
 * Runs in the page: takes what was kept since the last time, in ms; 0 where nothing was pressed or typed, and the least that
 * is told where all took less.
 */
export function takeLongest(leastTold: number): number {
  const longest: unknown = Reflect.get(window, 'loadoutLongest');
  if (typeof longest !== 'object' || longest === null) return 0;
  const [duration, before] = [Number(Reflect.get(longest, 'duration')), Number(Reflect.get(longest, 'count'))];
  const count = performance.interactionCount;
  Reflect.set(longest, 'duration', 0);
  Reflect.set(longest, 'count', count);
  return count > before ? Math.max(duration, leastTold) : duration;
}
