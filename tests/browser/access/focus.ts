import { expect, type Locator } from '@playwright/test';

/** More than any page of the shop has places for the focus. */
const MOST_STOPS = 150;

/** What is to be known of a stop of the focus. */
type Stop = {
  /**
   * What stands over the element with the focus, or over an edge of it, and does not hold it: the class of a header or
   * a dock that stays while the page scrolls, say. Empty when it shows in full (WCAG 2.2, 2.4.11, and more than that
   * asks).
   */
  covers: string[];
  /** Whether the element lies in the window, at least with a part of its height, and with all of its width that fits. */
  isInView: boolean;
  /** Whether it is the one that was looked for. */
  isThere: boolean;
};

/** Looks at the element with the focus; `target` is the one that it is on its way to. */
function stopOnTheWay(target: Locator): Promise<Stop> {
  return target.evaluate((wanted) => {
    const focused = document.activeElement ?? document.body;
    const { left, top, right, bottom } = focused.getBoundingClientRect();
    const [middle, centre] = [(left + right) / 2, (top + bottom) / 2];
    // Not the corners: where they are round, what lies behind shows.
    const points = [
      [middle, centre],
      [left + 2, centre],
      [right - 2, centre],
      [middle, top + 2],
      [middle, bottom - 2],
    ] as const;
    const stays = (element: Element | null): Element | null => {
      for (let at = element; at; at = at.parentElement) {
        if (['sticky', 'fixed'].includes(getComputedStyle(at).position)) return at;
      }
      return null;
    };
    const covers = points
      .map(([x, y]) => stays(document.elementFromPoint(x, y)))
      .filter((over) => over !== null)
      .filter((over) => !over.contains(focused))
      .map((over) => `${over.tagName} over ${focused.tagName} «${focused.textContent.trim().slice(0, 40)}»`);
    let around = { left: 0, right: innerWidth };
    for (let at = focused.parentElement; at; at = at.parentElement)
      if (at.scrollWidth > at.clientWidth && getComputedStyle(at).overflowX === 'auto')
        around = at.getBoundingClientRect();
    const isWhole = left >= around.left - 1 && right <= around.right + 1;
    return {
      covers: focused === document.body ? [] : covers,
      isInView: bottom > 0 && top < innerHeight && (isWhole || right - left > around.right - around.left),
      isThere: focused === wanted,
    };
  });
}

/**
 * Presses Tab, or Shift+Tab, until an element has the focus; at each stop on the way the focus must show. Answers how often
 * it was pressed.
 */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<number> {
  const page = target.page();
  await expect(target).toHaveCount(1);
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key);
    const { covers, isInView, isThere } = await stopOnTheWay(target);
    expect(covers).toEqual([]);
    if (isThere) {
      expect(isInView).toBe(true);
      return stop + 1;
    }
  }
  throw new Error(`${String(target)} is not reached with ${key}.`);
}

/** Presses a key from one control to another and looks at each stop on the way. Answers how many there were. */
export async function tabThrough(from: Locator, to: Locator, key: 'Tab' | 'Shift+Tab'): Promise<number> {
  const page = from.page();
  await from.focus();
  for (let stop = 1; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key);
    const { covers, isInView, isThere } = await stopOnTheWay(to);
    expect.soft(covers, `stop ${stop} by ${key}`).toEqual([]);
    expect.soft(isInView, `stop ${stop} by ${key} is in the window`).toBe(true);
    if (isThere) return stop;
  }
  throw new Error(`More than ${MOST_STOPS} stops.`);
}
