import { useRouteContext } from '@tanstack/react-router';
import { HomeScreen } from '../features/home/HomeScreen.tsx';
import { ProductCard } from '../features/product/card/ProductCard.tsx';
import { useShop } from './-use-shop.ts';

/** The home page, at `/` and at every address that is no other page's (R5). */
export function HomePage() {
  const shop = useShop();
  const motion = useRouteContext({ from: '__root__', select: (context) => context.motion });
  return (
    <HomeScreen
      motion={motion}
      renderProduct={(product) => <ProductCard product={product} wishlist={shop.wishlist} />}
    />
  );
}
