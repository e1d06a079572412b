import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';

/** How long a context may take to close, in ms. */
const PATIENCE = 5000;

/** Closes a context. One whose page answers to nothing, as some faults make it, is left: it goes with its browser. */
export async function closeContext(context: BrowserContext): Promise<void> {
  const close = async (): Promise<void> => {
    // A request that is on its way through a route must not fail for the context that goes.
    await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
    await context.close();
  };
  await Promise.race([close(), wait(PATIENCE, undefined, { ref: false })]);
}
