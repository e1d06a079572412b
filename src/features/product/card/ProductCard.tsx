import { Link } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import type { wishlistMachine } from '../../../../machines/wishlist/wishlist.machine.ts';
import { productLink } from '../../../catalogue/links.ts';
import { formatPrice } from '../../../catalogue/money.ts';
import { pictureOf } from '../../../catalogue/pictures.ts';
import type { Product } from '../../../catalogue/products.ts';
import { CartAddIcon } from '../../../ui/icons/icons.tsx';
import { Picture, type PictureProps } from '../../../ui/picture/Picture.tsx';
import { unbroken } from '../../../ui/text/unbroken.tsx';
import { HeartButton } from './HeartButton.tsx';
import classes from './ProductCard.module.css';
import { StockNote } from './StockNote.tsx';
import { useTexts } from '../../../ui/text/texts.ts';

/** The width of the picture on a card. */
const SIZES = '(min-width: 48em) 19rem, 50vw';

export interface ProductCardProps {
  readonly product: Product;
  readonly wishlist: ActorRefFrom<typeof wishlistMachine>;
  /** `lazy` unless the card stands on the first screen. */
  readonly loading?: PictureProps['loading'];
  /**
   * Adds one unit. With it the card has a cart icon, as lists want; without it none, as the rows of the home page want.
   */
  readonly onAdd?: (product: Product) => void;
}

/**
 * A product in a list or a row: picture, name, price, stock, heart (§2 / and /ProductList). A press anywhere but on its
 * buttons opens the detail: the link of the name is stretched over the card, so that it is one link and named once.
 */
export function ProductCard({ product, wishlist, loading = 'lazy', onAdd }: ProductCardProps) {
  const { t } = useTexts();
  const name = t(`product.${product.id}.name`);
  const [label] = product.productLabels;
  return (
    <article className={classes.card}>
      <div className={classes.tile}>
        <Picture
          picture={pictureOf(product.productImg)}
          alt=""
          // «auto» is the width that a lazy picture is found to have.
          sizes={loading === 'lazy' ? `auto, ${SIZES}` : SIZES}
          loading={loading}
          className={classes.image}
        />
        {label !== undefined && <span className={classes.label}>{t(`label.${label}`)}</span>}
      </div>
      <div className={classes.words}>
        <h3 className={classes.name}>
          <Link className={classes.link} {...productLink(product.id)}>
            {unbroken(name)}
          </Link>
        </h3>
        <StockNote inventory={product.inventory} />
        <p className={classes.price}>{formatPrice(product.productPrice)}</p>
      </div>
      <div className={classes.heart}>
        <HeartButton product={product} wishlist={wishlist} />
      </div>
      {onAdd && (
        <button
          type="button"
          className={classes.add}
          aria-label={t('list.addToCart', { product: name })}
          disabled={product.inventory === 0}
          onClick={(event) => {
            // Safari gives a pressed button no focus, and the dialog gives the focus back to what had it.
            event.currentTarget.focus();
            onAdd(product);
          }}
        >
          <CartAddIcon />
        </button>
      )}
    </article>
  );
}
