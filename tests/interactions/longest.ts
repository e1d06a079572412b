/** Runs in the page: from now on keeps the longest interaction, as Event Timing tells of it (INP). */
export function noteInteractions(): void {
  const longest = { duration: 0 };
  Reflect.set(window, 'loadoutLongest', longest);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (Reflect.get(entry, 'interactionId') > 0) longest.duration = Math.max(longest.duration, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 });
}

/** Runs in the page: takes what was kept since the last time, in ms; 0 where no interaction took as long as a frame. */
export function takeLongest(): number {
  const longest: unknown = Reflect.get(window, 'loadoutLongest');
  if (typeof longest !== 'object' || longest === null) return 0;
  const duration = Number(Reflect.get(longest, 'duration'));
  Reflect.set(longest, 'duration', 0);
  return duration;
}
