import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { wishlistMachine } from '../../../../machines/wishlist/wishlist.machine.ts';
import { productLink } from '../../../catalogue/links.ts';
import { formatPrice } from '../../../catalogue/money.ts';
import { pictureOf } from '../../../catalogue/pictures.ts';
import type { Product } from '../../../catalogue/products.ts';
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
  /** The cart icon, which lists want and the rows of the home page do not. */
  readonly children?: ReactNode;
}

/**
 * A product in a list or a row: picture, name, price, stock, heart (§2 / and /ProductList). A press anywhere but on its
 * buttons opens the detail: the link of the name is stretched over the card, so that it is one link and named once.
 */
export function ProductCard({ product, wishlist, loading = 'lazy', children }: ProductCardProps) {
  const { t } = useTexts();
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
            {unbroken(t(`product.${product.id}.name`))}
          </Link>
        </h3>
        <StockNote inventory={product.inventory} />
        <p className={classes.price}>{formatPrice(product.productPrice)}</p>
      </div>
      <div className={classes.heart}>
        <HeartButton product={product} wishlist={wishlist} />
      </div>
      {children}
    </article>
  );
}
