import type { Locator, Page } from '@playwright/test';

/** Why a control cannot be used: none is to be seen, all that are seen are disabled, or something lies above them. */
export type Blocking = 'absent' | 'disabled' | 'covered';

/** Whether another element lies above the centre of a control. Runs in the page, which stays where it is scrolled to. */
function isCovered(element: Element): boolean {
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
}

async function blockingOfOne(control: Locator): Promise<Blocking | null> {
  if (!(await control.isVisible())) return 'absent';
  if (await control.isDisabled()) return 'disabled';
  if ((await control.getAttribute('aria-disabled')) === 'true') return 'disabled';
  return (await control.evaluate(isCovered)) ? 'covered' : null;
}

/** Why a control, or each of several, cannot be used; null where one of them can. */
export async function blockingOf(control: Locator): Promise<Blocking | null> {
  let last: Blocking = 'absent';
  for (const one of await control.all()) {
    const blocking = await blockingOfOne(one);
    if (blocking === null) return null;
    if (blocking !== 'absent') last = blocking;
  }
  return last;
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
