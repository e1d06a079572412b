import { useRouteContext } from '@tanstack/react-router';
import { HomeScreen } from '../features/home/HomeScreen.tsx';
import { ProductCard } from '../features/product/card/ProductCard.tsx';

/** The home page, at `/` and at every address that is no other page's (R5). */
export function HomePage() {
  const { shop } = useRouteContext({ from: '__root__' });
  return (
    <HomeScreen
      reducedMotion={shop.reducedMotion}
      renderProduct={(product) => <ProductCard product={product} wishlist={shop.wishlist} />}
    />
  );
}
