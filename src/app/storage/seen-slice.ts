import type { SeenProducts } from '../../features/product/seen/seen-products.ts';
import { productById } from '../../catalogue/products.ts';
import { formatIds, parseSeen, STORE_KEYS } from './codecs.ts';
import type { PersistedSlice } from './persisted-slice.ts';

/** How many products are kept: the one that is open and five others. */
export const SEEN_KEPT = 6;

/**
 * The products that were shown last, as a plain list: nothing depends on it but a row of the product page, so there is no
 * machine (R21). Without a store it lives as long as the tab.
 */
export function createSeenProducts(): SeenProducts & { readonly slice: PersistedSlice<readonly number[]> } {
  let ids: readonly number[] = [];
  const listeners = new Set<() => void>();
  const restore = (restored: readonly number[]) => {
    ids = restored.slice(0, SEEN_KEPT);
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    ids: () => ids,
    add: (id) => {
      if (ids[0] !== id) restore([id, ...ids.filter((one) => one !== id)]);
    },
    subscribe,
    slice: {
      key: STORE_KEYS.seen,
      parse: (text) => parseSeen(text, (id) => productById(id) !== undefined),
      format: formatIds,
      current: () => ids,
      restore,
      subscribe,
    },
  };
}
