import type { BrowserContext } from '@playwright/test';

/** Closes a context. A request that is on its way through a route must not fail for the context that goes. */
export async function closeContext(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.close();
}
