/** Least distance of a mark from the edge of the window, in pixels. */
const MARGIN = 24;

/**
 * How far a window has to scroll along one axis, in pixels, so that a range lies in it; its start where not all of it
 * fits.
 */
function scrollDelta(start: number, end: number, from: number, to: number): number {
  if (start < from + MARGIN || end - start > to - from) return start - from - MARGIN;
  return end > to - MARGIN ? end - to + MARGIN : 0;
}

/** Scrolls the chart, and nothing else, until a mark on it shows. */
export function scrollToMark(selector: string): void {
  const chart = document.getElementById('chart');
  const mark = chart?.querySelector(selector);
  if (!chart || !mark) return;
  const [window, box] = [chart.getBoundingClientRect(), mark.getBoundingClientRect()];
  chart.scrollBy(
    scrollDelta(box.left, box.right, window.left, window.right),
    scrollDelta(box.top, box.bottom, window.top, window.bottom),
  );
}
