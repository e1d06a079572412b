import { createFileRoute } from '@tanstack/react-router';
import { AccountScreen } from '../features/account/AccountScreen.tsx';
import { ProductCard } from '../features/product/card/ProductCard.tsx';
import { Themed } from '../ui/theme/Themed.tsx';
import { openScreen } from './-open-screen.ts';
import { useShop } from './-use-shop.ts';

/** `/UserProfile`: the sign-in form or the account page, as the name decides (§2, R1, R2). */
export const Route = createFileRoute('/UserProfile')({
  beforeLoad: (opening) => openScreen(opening, { type: 'account.opened' }),
  component: UserProfile,
});

function UserProfile() {
  const shop = useShop();
  return (
    <Themed>
      <AccountScreen
        session={shop.session}
        wishlist={shop.wishlist}
        renderProduct={(product) => <ProductCard product={product} wishlist={shop.wishlist} />}
      />
    </Themed>
  );
}
