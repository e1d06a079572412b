/** What says that somebody is about to use the page. */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'wheel'];

/**
 * Calls back once: when the page has all that it shows, so that no script takes bandwidth or the processor from what is
 * seen first; or at the first sign that somebody is about to use it.
 */
export function whenWanted(window: Window, callback: () => void): void {
  const listening = new AbortController();
  const once = () => {
    if (listening.signal.aborted) return;
    listening.abort();
    callback();
  };
  if (window.document.readyState === 'complete') once();
  else window.addEventListener('load', once, { signal: listening.signal });
  for (const sign of SIGNS) {
    window.addEventListener(sign, once, { capture: true, passive: true, signal: listening.signal });
  }
}
