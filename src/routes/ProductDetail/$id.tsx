import { createFileRoute } from '@tanstack/react-router';
import { productById } from '../../catalogue/products.ts';
import { ProductDetailScreen } from '../../features/product/detail/ProductDetailScreen.tsx';
import { ProductMissing } from '../../features/product/detail/ProductMissing.tsx';
import { Themed } from '../../ui/theme/Themed.tsx';
import { productIdOf } from '../-search-params.ts';
import { openScreen } from '../-open-screen.ts';

/** `/ProductDetail/2`: one product, looked up by its id; an unknown one is said in place (R4). */
export const Route = createFileRoute('/ProductDetail/$id')({
  beforeLoad: (opening) => openScreen(opening, { type: 'detail.opened', productId: productIdOf(opening.params.id) }),
  // Another product is another page: its quantity starts anew.
  remountDeps: ({ params }) => params,
  component: ProductDetail,
});

function ProductDetail() {
  const { shop, seen } = Route.useRouteContext();
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  const product = productById(productIdOf(id) ?? 0);
  return (
    <Themed>
      {product ? (
        <ProductDetailScreen
          product={product}
          cart={shop.cart}
          wishlist={shop.wishlist}
          seen={seen}
          onCartRequested={() => void navigate({ to: '/ShoppingCart' })}
        />
      ) : (
        <ProductMissing />
      )}
    </Themed>
  );
}
