import { createShop } from '../../../src/app/shop.ts';
import type { Shop } from '../../../src/routes/-router-context.ts';
import { type FakeBrowser, openFakeTab } from './fake-environment.ts';

/** Opens the shop in a tab of a fake browser. No text ever comes: it is for tests that read none. */
export function openFakeShop(browser: FakeBrowser) {
  const tab = openFakeTab(browser);
  return { ...createShop({ ...tab.environment, fetch: () => new Promise(() => undefined) }), tab };
}

/** What a shop holds for its shopper: the cart with the line that Undo would bring back, the hearts, and the name. */
export function heldIn({ cart, wishlist, session }: Pick<Shop, 'cart' | 'wishlist' | 'session'>) {
  const { lines, removed } = cart.getSnapshot().context;
  return {
    lines,
    removed,
    hearts: wishlist.getSnapshot().context.ids,
    name: session.getSnapshot().context.name,
  };
}
