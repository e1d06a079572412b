const MARGIN = 24;

/**
 * How far a window has to move along one axis so that a stretch lies in it; the beginning counts where not all of it
 * fits.
 */
function scrollDelta(start: number, end: number, from: number, to: number): number {
  if (start < from + MARGIN || end - start > to - from) return start - from - MARGIN;
  return end > to - MARGIN ? end - to + MARGIN : 0;
}

/** Moves the window over the chart, and nothing else, until a mark on it shows. */
export function scrollToMark(selector: string): void {
  const chart = document.getElementById('chart');
  const mark = chart?.querySelector(selector);
  if (!chart || !mark) return;
  const [window, place] = [chart.getBoundingClientRect(), mark.getBoundingClientRect()];
  chart.scrollBy(
    scrollDelta(place.left, place.right, window.left, window.right),
    scrollDelta(place.top, place.bottom, window.top, window.bottom),
  );
}
