/** What says that somebody is about to use the page. */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'wheel'];

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
  // A browser also tells of a pointer that rests where the page comes up: always at one place.
  let place: string | undefined;
  const onSign = (event: Event) => {
    if (event instanceof MouseEvent && event.type === 'pointermove') {
      const before = place;
      place = `${event.clientX} ${event.clientY}`;
      if (before === undefined || before === place) return;
    }
    once();
  };
  for (const sign of SIGNS) {
    window.addEventListener(sign, onSign, { capture: true, passive: true, signal: listening.signal });
  }
}
