import { formatPrice } from '../../catalogue/money.ts';
import { pictureOf } from '../../catalogue/pictures.ts';
import type { Product } from '../../catalogue/products.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { unbroken } from '../../ui/text/unbroken.tsx';
import classes from './SearchBox.module.css';
import { useTexts } from '../../ui/text/texts.ts';

/** What a suggestion shows: picture, name and price (R15). */
export function ProductSuggestion({ product }: { readonly product: Product }) {
  const { t } = useTexts();
  return (
    <>
      <span className={classes.thumb}>
        <Picture picture={pictureOf(product.productImg)} alt="" sizes="3rem" />
      </span>
      <span className={classes.name}>{unbroken(t(`product.${product.id}.name`))}</span>
      <span className={classes.price}>{formatPrice(product.productPrice)}</span>
    </>
  );
}
