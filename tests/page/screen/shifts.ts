/** A part of a page that has moved without a press (Layout Instability, WICG). */
interface ShiftSource {
  readonly node: Node | null;
}

/**
 * Runs in the page before its script, and so uses nothing from outside of itself: keeps what moves by itself while the page
 * comes, up to the first press, key or change of another tab.
 */
export function recordShifts(): void {
  const LONGEST_NAME = 60;
  /** Shares of the window below this one are pixels that are rounded otherwise. */
  const LEAST = 0.0002;
  const found: string[] = [];
  Reflect.set(globalThis, 'loadoutShifts', found);
  const observer = new PerformanceObserver((list) => {
    const [page] = performance.getEntriesByType('navigation');
    const read = page instanceof PerformanceNavigationTiming ? page.domInteractive : 0;
    for (const entry of list.getEntries()) {
      // As long as the document is being read, what is not there yet has no room.
      if (Number(Reflect.get(entry, 'value')) < LEAST || read === 0 || entry.startTime <= read) continue;
      const sources: readonly ShiftSource[] = Reflect.get(entry, 'sources');
      const moved = sources.map(({ node }) => (node?.textContent ?? '').trim().slice(0, LONGEST_NAME));
      found.push(`«${moved.join('», «')}» moved by itself`);
    }
  });
  observer.observe({ type: 'layout-shift', buffered: true });
  for (const act of ['pointerdown', 'keydown', 'storage'])
    addEventListener(act, () => observer.disconnect(), { once: true, capture: true });
}

/** Runs in the page, and so uses nothing from outside of itself: what has moved by itself, in words. */
export function readShifts(): readonly string[] {
  const found: unknown = Reflect.get(globalThis, 'loadoutShifts');
  return Array.isArray(found) ? found.map(String) : [];
}
