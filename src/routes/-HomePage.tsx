import { HomeScreen } from '../features/home/HomeScreen.tsx';
import { ProductCard } from '../features/product/card/ProductCard.tsx';
import { useShop } from './-use-shop.ts';

/** The home page, at `/` and at every address that is no other page's (R5). */
export function HomePage() {
  const shop = useShop();
  return (
    <HomeScreen
      reducedMotion={shop.reducedMotion}
      renderProduct={(product) => <ProductCard product={product} wishlist={shop.wishlist} />}
    />
  );
}
