import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { productLink } from '../../catalogue/links.ts';
import { formatPrice, priceOf } from '../../catalogue/money.ts';
import { pictureOf } from '../../catalogue/pictures.ts';
import type { Product } from '../../catalogue/products.ts';
import { passFocusOn } from '../../ui/pass-focus-on.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { unbroken } from '../../ui/text/unbroken.tsx';
import { useTexts } from '../../ui/text/texts.ts';
import visuallyHidden from '../../ui/visually-hidden.module.css';
import classes from './CartLineItem.module.css';
import { QuantityStepper } from './QuantityStepper.tsx';

export interface CartLineItemProps {
  readonly product: Product;
  /** Units of it in the cart: 1 or more, without an upper bound. */
  readonly quantity: number;
  readonly onDecrease: (id: number) => void;
  /** Takes the whole line out (R26). */
  readonly onRemove: (id: number) => void;
  readonly onIncrease: (id: number) => void;
}

/**
 * A line of the cart: picture, name, unit price, quantity, Remove, subtotal (§2 /ShoppingCart, R26), and a word above
 * the stock (R6).
 */
export function CartLineItem({ product, quantity, onDecrease, onRemove, onIncrease }: CartLineItemProps) {
  const { t } = useTexts();
  const note = useId();
  const name = t(`product.${product.id}.name`);
  const isShort = quantity > product.inventory;
  return (
    <li ref={passFocusOn} className={classes.line} data-product={product.id}>
      <div className={classes.tile}>
        <Picture picture={pictureOf(product.productImg)} alt="" sizes="(min-width: 48em) 8rem, 6rem" />
      </div>
      <div className={classes.words}>
        <Link className={classes.name} {...productLink(product.id)}>
          {unbroken(name)}
        </Link>
        <p className={classes.price}>
          <span className={classes.label}>{t('common.unitPrice')}</span>{' '}
          <span>{formatPrice(product.productPrice)}</span>
        </p>
        {isShort && (
          <p id={note} className={classes.note}>
            {product.inventory === 0 ? t('stock.outOfStock') : t('stock.only', { count: product.inventory })}
          </p>
        )}
      </div>
      <div className={classes.amounts}>
        <QuantityStepper
          product={name}
          quantity={quantity}
          note={isShort ? note : undefined}
          onDecrease={() => onDecrease(product.id)}
          onIncrease={() => onIncrease(product.id)}
        />
        <button type="button" className={classes.remove} onClick={() => onRemove(product.id)}>
          <span>{t('cart.remove')}</span> <span className={visuallyHidden.hidden}>{name}</span>
        </button>
        <p className={classes.subtotal}>
          <span className={classes.label}>{t('common.subtotal')}</span>{' '}
          <span>{formatPrice(priceOf(product.id, quantity))}</span>
        </p>
      </div>
    </li>
  );
}
