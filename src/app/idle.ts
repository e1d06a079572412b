import type { Environment } from './environment.ts';
import { fetchNextScreens } from './next-screens.ts';
import { keepOffline } from './offline/keep-offline.ts';
import type { ShopRouter } from './router.ts';
import { measureVitals } from './vitals.ts';

/** How long the page is left alone before the shop is kept for visits without a network, in milliseconds. */
const SETTLED = 5000;

/**
 * What is done once the page is idle: it is measured, the next screens are fetched, and the shop is kept. It comes in one
 * script, which no page waits for.
 */
export function whileIdle(
  window: Window & typeof globalThis,
  router: ShopRouter,
  environment: Pick<Environment, 'later' | 'whenIdle'>,
): void {
  measureVitals().catch(() => undefined);
  fetchNextScreens(window, router, environment);
  environment.later(SETTLED, () => void keepOffline(window).catch(() => undefined));
}
