/** What says that somebody is about to use the page, beside a pointer that moves. */
const SIGNS = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel'];

/**
 * Calls back when a page that is loaded has been painted: a page without pictures is loaded before that. One that nobody sees is not
 * painted.
 */
function afterPaint(window: Window, callback: () => void): void {
  if (window.document.hidden) return callback();
  window.document.addEventListener('visibilitychange', callback, { once: true });
  new PerformanceObserver(callback).observe({ type: 'paint', buffered: true });
}

/**
 * Calls back once: when the page shows all that it has, so that no script takes bandwidth or the processor from what is
 * seen first; or at the first sign that somebody is about to use it.
 */
export function whenWanted(window: Window, callback: () => void): void {
  const listening = new AbortController();
  const once = () => {
    if (listening.signal.aborted) return;
    listening.abort();
    callback();
  };
  const whenPainted = () => afterPaint(window, once);
  if (window.document.readyState === 'complete') whenPainted();
  else window.addEventListener('load', whenPainted, { signal: listening.signal });
  const options = { capture: true, passive: true, signal: listening.signal };
  for (const sign of SIGNS) window.addEventListener(sign, once, options);
  // A browser also tells of a pointer that rests where the page comes up. A hand that moves does not go straight down for long.
  let first: number | undefined;
  const onMove = ({ clientX }: PointerEvent) => {
    if (clientX !== (first ??= clientX)) once();
  };
  window.addEventListener('pointermove', onMove, options);
}
