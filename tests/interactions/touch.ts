import type { CDPSession, Page } from '@playwright/test';
import { settle } from '../page/screen/settle.ts';
import { LEAST_TOLD, noteInteractions, takeLongest } from './longest.ts';
import type { Way } from './ways.ts';

/** What a touch cost the shopper, in ms from the finger's touch. */
export interface Touch {
  /** Until the page painted something else than before: the longest interaction by Event Timing (INP). */
  readonly answered: number;
  /** Until the next screen was painted with its heading. */
  readonly painted: number;
}

/**
 * Runs in the page: from the next touch on, waits for the heading of another screen and for the paint that shows it. The
 * task after an animation frame runs when that frame has been painted.
 */
function observeTouch({ heading, patience }: { readonly heading: string; readonly patience: number }): void {
  const whenPainted = async ({ timeStamp }: Event): Promise<number> => {
    const isThere = (): boolean =>
      [...document.querySelectorAll('main h1')].some((one) => one.textContent.trim() === heading);
    do {
      if (performance.now() - timeStamp > patience) throw new Error(`No screen came with the heading «${heading}».`);
      await new Promise(requestAnimationFrame);
    } while (!isThere());
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', resolve);
      port1.start();
      port2.postMessage(null);
    });
    return performance.now() - timeStamp;
  };
  const touched = new Promise<Event>((resolve) => {
    window.addEventListener('pointerdown', resolve, { capture: true, once: true });
  });
  Reflect.set(window, 'loadoutTouch', touched.then(whenPainted));
}

/** A screen that has not come by then does not come, in ms. */
const SCREEN_PATIENCE = 10_000;

/** The finger lifts at once: that this process hears of the touch first is no part of it. */
async function tap(session: CDPSession, x: number, y: number): Promise<void> {
  await Promise.all([
    session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] }),
    session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  ]);
}

/**
 * Touches what leads along a way, on a page that is there and has nothing to do.
 *
 * @throws where what is to be touched is not there, or the next screen does not come
 */
export async function touch(page: Page, session: CDPSession, way: Way): Promise<Touch> {
  const control = way.touched(page);
  await control.scrollIntoViewIfNeeded();
  await page.evaluate(noteInteractions, LEAST_TOLD);
  await page.evaluate(observeTouch, { heading: way.heading, patience: SCREEN_PATIENCE });
  const box = await control.boundingBox();
  if (box === null) throw new Error(`${way.name}: there is nothing to touch.`);
  await tap(session, box.x + box.width / 2, box.y + box.height / 2);
  const painted: number = await page.evaluate(() => Reflect.get(window, 'loadoutTouch'));
  // An interaction is told of after its paint.
  await settle(page);
  return { answered: await page.evaluate(takeLongest, LEAST_TOLD), painted };
}
