/** Runs in a page: keeps the longest time between two frames. */
export function watchFrames(): void {
  let before = performance.now();
  Reflect.set(window, 'longestPause', 0);
  const frame = (now: number): void => {
    Reflect.set(window, 'longestPause', Math.max(Reflect.get(window, 'longestPause'), now - before));
    before = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** Runs in a page: the longest time between two frames since {@link watchFrames}, in ms. */
export function longestPause(): number {
  return Number(Reflect.get(window, 'longestPause'));
}
