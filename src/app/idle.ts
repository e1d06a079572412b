import type { Environment } from './environment.ts';
import { keepOffline } from './offline/keep-offline.ts';
import { measureVitals } from './vitals.ts';

/** How long the page is left alone before the shop is kept for visits without a network, in milliseconds. */
const SETTLED = 5000;

/** What is done once the page is idle: it is measured, and the shop kept. It comes in one script, which no page waits for. */
export function whileIdle(window: Window & typeof globalThis, later: Environment['later']): void {
  measureVitals().catch(() => undefined);
  later(SETTLED, () => void keepOffline(window).catch(() => undefined));
}
