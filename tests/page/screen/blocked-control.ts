import type { Locator, Page } from '@playwright/test';

/** Why a control cannot be used: none is to be seen, all that are seen are disabled, or something lies above them. */
export type Blocking = 'absent' | 'disabled' | 'covered';

/** Runs in the page, which stays where it is scrolled to: why none of these elements can be used; null where one can. */
function blockingOfAll(elements: readonly Element[]): Blocking | null {
  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  const isDisabled = (element: Element): boolean =>
    element.matches(':disabled') || element.closest('[aria-disabled=true]') !== null;
  const isCovered = (element: Element): boolean => {
    const { scrollX, scrollY } = window;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
    return (
      above !== null &&
      !element.contains(above) &&
      !above.contains(element) &&
      above.closest('label')?.control !== element
    );
  };
  const seen = elements.filter(isSeen);
  if (seen.length === 0) return 'absent';
  const enabled = seen.filter((element) => !isDisabled(element));
  if (enabled.length === 0) return 'disabled';
  return enabled.every(isCovered) ? 'covered' : null;
}

/** Why a control, or each of several, cannot be used; null where one of them can. */
export function blockingOf(control: Locator): Promise<Blocking | null> {
  return control.evaluateAll(blockingOfAll);
}

/**
 * Waits until the page has nothing else to do at this moment: what a task of lower priority than any other would find.
 * The clock of a walk stands still, so timers are not waited for.
 */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // TypeScript's library does not know it yet; the browsers of the tests do.
    const scheduler: { postTask(task: () => void, options: { priority: 'background' }): Promise<void> } = Reflect.get(
      window,
      'scheduler',
    );
    await scheduler.postTask(() => undefined, { priority: 'background' });
  });
}

/**
 * Waits until the page has been painted as it is: what is drawn once more is in view, or once its size is known, comes with
 * a paint. A clock of the page's own holds up its animation frames, and not this.
 */
export async function untilPainted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.documentElement);
      }),
  );
}
