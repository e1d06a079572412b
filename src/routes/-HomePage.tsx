import { HomeScreen } from '../features/home/HomeScreen.tsx';
import { ProductCard } from '../features/product/card/ProductCard.tsx';
import type { Shop } from './-router-context.ts';

/** The home page, at `/` and at every address that is no other page's (R5). */
export function HomePage({ shop }: { readonly shop: Shop }) {
  return (
    <HomeScreen
      reducedMotion={shop.reducedMotion}
      renderProduct={(product) => <ProductCard product={product} wishlist={shop.wishlist} />}
    />
  );
}
