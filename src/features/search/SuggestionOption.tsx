import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../catalogue/money.ts';
import { pictureOf } from '../../catalogue/pictures.ts';
import type { Product } from '../../catalogue/products.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import classes from './SearchBox.module.css';

export interface SuggestionOptionProps {
  /** The id that the box names as its active descendant. */
  readonly id: string;
  readonly product: Product;
  readonly isActive: boolean;
  readonly onPick: () => void;
}

/** One suggestion: picture, name and price (R15). The focus stays in the box, so a press must not take it. */
export function SuggestionOption({ id, product, isActive, onPick }: SuggestionOptionProps) {
  const { t } = useTranslation();
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the box hears the keys, as a combobox does
    <div
      ref={option}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={classes.option}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPick}
    >
      <span className={classes.thumb}>
        <Picture picture={pictureOf(product.productImg)} alt="" sizes="3rem" />
      </span>
      <span className={classes.name}>{t(`product.${product.id}.name`)}</span>
      <span className={classes.price}>{formatPrice(product.productPrice)}</span>
    </div>
  );
}
