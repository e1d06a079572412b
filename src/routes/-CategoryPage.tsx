import { useSearch } from '@tanstack/react-router';
import { ProductListScreen } from '../features/product/list/ProductListScreen.tsx';
import { categoryById } from '../catalogue/categories.ts';
import { usePlace } from './-use-place.ts';
import { useShop } from './-use-shop.ts';

/** The category page of both its addresses. An id that is no category never comes here: it was redirected (R3). */
export function CategoryPage() {
  const shop = useShop();
  const { category: id = 0 } = useSearch({ strict: false });
  const place = usePlace();
  const category = categoryById(id);
  return category && <ProductListScreen category={category} place={place} cart={shop.cart} wishlist={shop.wishlist} />;
}
