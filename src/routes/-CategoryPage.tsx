import { ProductListScreen } from '../features/product/list/ProductListScreen.tsx';
import { categoryById } from '../catalogue/categories.ts';
import type { Shop } from './-router-context.ts';

export interface CategoryPageProps {
  readonly shop: Shop;
  /** The id that the address carries. */
  readonly id: number | undefined;
}

/** The category page of both its addresses. An id that is no category never comes here: it was redirected (R3). */
export function CategoryPage({ shop, id = 0 }: CategoryPageProps) {
  const category = categoryById(id);
  return category && <ProductListScreen category={category} cart={shop.cart} wishlist={shop.wishlist} />;
}
