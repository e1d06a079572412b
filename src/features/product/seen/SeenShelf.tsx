import { useEffect, useSyncExternalStore } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { wishlistMachine } from '../../../../machines/wishlist/wishlist.machine.ts';
import { type Product, productById } from '../../../catalogue/products.ts';
import { useTexts } from '../../../ui/text/texts.ts';
import { Shelf } from '../shelf/Shelf.tsx';
import type { SeenProducts } from './seen-products.ts';

/** What the build has rendered, which knows no visit before. */
const NONE: readonly number[] = [];

function none(): readonly number[] {
  return NONE;
}

export interface SeenShelfProps {
  /** The product that is open. It becomes the last one seen, and is none of those that are shown. */
  readonly product: Product;
  readonly seen: SeenProducts;
  readonly wishlist: ActorRefFrom<typeof wishlistMachine>;
}

/** «Seen lately» (R21): the products that were open before this one. Nothing on a first visit. */
export function SeenShelf({ product, seen, wishlist }: SeenShelfProps) {
  const { t } = useTexts();
  const ids = useSyncExternalStore(seen.subscribe, seen.ids, none);
  // Not before the page is there: the one that is left would show the next one for a moment.
  useEffect(() => seen.add(product.id), [seen, product.id]);
  const others = ids.filter((id) => id !== product.id).flatMap((id) => productById(id) ?? []);
  return others.length > 0 && <Shelf title={t('shelf.seenLately')} products={others} wishlist={wishlist} />;
}
