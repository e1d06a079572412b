import { createFileRoute } from '@tanstack/react-router';
import { CheckoutScreen } from '../features/checkout/CheckoutScreen.tsx';
import { Themed } from '../ui/theme/Themed.tsx';
import { useReturns } from '../ui/use-returns.ts';
import { openScreen } from './-open-screen.ts';
import { useShop } from './-use-shop.ts';

/** `/CheckOut`: order, payment method, card (§2). Open to everybody (§6). */
export const Route = createFileRoute('/CheckOut')({
  beforeLoad: (opening) => openScreen(opening, { type: 'checkout.opened' }),
  component: CheckOut,
});

function CheckOut() {
  const shop = useShop();
  // The card data die with the screen (R14).
  const returns = useReturns();
  return (
    <Themed>
      <CheckoutScreen key={returns} cart={shop.cart} thisYear={shop.thisYear} />
    </Themed>
  );
}
