import type { ActorRefFrom } from 'xstate';
import type { cartMachine } from '../../../../machines/cart/cart.machine.ts';
import type { wishlistMachine } from '../../../../machines/wishlist/wishlist.machine.ts';
import { goesWith } from '../../../catalogue/goes-with.ts';
import { formatPrice } from '../../../catalogue/money.ts';
import type { Product } from '../../../catalogue/products.ts';
import { BelowFold } from '../../../ui/page/BelowFold.tsx';
import { PageTitle } from '../../../ui/page/PageTitle.tsx';
import { StructuredData } from '../../../ui/structured-data/StructuredData.tsx';
import { unbroken } from '../../../ui/text/unbroken.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import { Comparison } from './comparison/Comparison.tsx';
import { Gallery } from './gallery/Gallery.tsx';
import { useTexts } from '../../../ui/text/texts.ts';
import { HeartButton } from '../card/HeartButton.tsx';
import { productData } from './product-data.ts';
import classes from './ProductDetailScreen.module.css';
import { PurchasePanel } from './PurchasePanel.tsx';
import { SeenShelf } from '../seen/SeenShelf.tsx';
import type { SeenProducts } from '../seen/seen-products.ts';
import { Shelf } from '../shelf/Shelf.tsx';
import { Specification } from './specification/Specification.tsx';
import { StockNote } from '../card/StockNote.tsx';

export interface ProductDetailScreenProps {
  readonly product: Product;
  readonly cart: ActorRefFrom<typeof cartMachine>;
  readonly wishlist: ActorRefFrom<typeof wishlistMachine>;
  readonly seen: SeenProducts;
  /** Opens the cart page, after Buy Now. */
  readonly onCartRequested: () => void;
}

/** One product and the controls to buy it (§2 /ProductDetail, R4). */
export function ProductDetailScreen({ product, cart, wishlist, seen, onCartRequested }: ProductDetailScreenProps) {
  const { t } = useTexts();
  const name = t(`product.${product.id}.name`);
  const description = t(`product.${product.id}.description`);
  const category = t(`category.${product.productType}.name`);
  return (
    <div className={classes.screen}>
      <StructuredData data={productData(product, { name, description, category })} />
      <Breadcrumb product={product} />
      <Gallery product={product}>
        <HeartButton product={product} wishlist={wishlist} />
      </Gallery>
      <div className={classes.words}>
        {product.productLabels.length > 0 && (
          <ul className={classes.labels}>
            {product.productLabels.map((label) => (
              <li key={label} className={classes.label}>
                {t(`label.${label}`)}
              </li>
            ))}
          </ul>
        )}
        <PageTitle>{unbroken(name)}</PageTitle>
        <p className={classes.price}>{formatPrice(product.productPrice)}</p>
        <StockNote inventory={product.inventory} />
        <p className={classes.description}>{description}</p>
        <PurchasePanel product={product} cart={cart} onCartRequested={onCartRequested} />
        <BelowFold>
          <Specification product={product} />
        </BelowFold>
      </div>
      <BelowFold>
        <Comparison product={product} />
        <Shelf title={t('shelf.goesWith')} products={goesWith(product)} wishlist={wishlist} />
        <SeenShelf product={product} seen={seen} wishlist={wishlist} />
      </BelowFold>
    </div>
  );
}
