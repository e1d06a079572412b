import { createFileRoute } from '@tanstack/react-router';
import { CartScreen } from '../features/cart/CartScreen.tsx';
import { Themed } from '../ui/theme/Themed.tsx';
import { openScreen } from './-open-screen.ts';
import { usePlace } from './-use-place.ts';
import { useShop } from './-use-shop.ts';

/** `/ShoppingCart`: the cart; who is not logged in is redirected to /UserProfile (§2, §6, R1). */
export const Route = createFileRoute('/ShoppingCart')({
  beforeLoad: (opening) => openScreen(opening, { type: 'cart.opened' }),
  component: ShoppingCart,
});

function ShoppingCart() {
  const shop = useShop();
  const place = usePlace();
  return (
    <Themed>
      <CartScreen cart={shop.cart} place={place} />
    </Themed>
  );
}
