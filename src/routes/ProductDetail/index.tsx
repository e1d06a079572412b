import { createFileRoute } from '@tanstack/react-router';
import { ProductMissing } from '../../features/product/detail/ProductMissing.tsx';
import { Themed } from '../../ui/theme/Themed.tsx';
import { openScreen } from '../-open-screen.ts';

/** `/ProductDetail` without an id: «product not found», in place (R4). */
export const Route = createFileRoute('/ProductDetail/')({
  beforeLoad: (opening) => openScreen(opening, { type: 'detail.opened', productId: null }),
  component: ProductDetail,
});

function ProductDetail() {
  return (
    <Themed>
      <ProductMissing />
    </Themed>
  );
}
