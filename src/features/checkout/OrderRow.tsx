import { formatPrice, priceOf } from '../../catalogue/money.ts';
import { pictureOf } from '../../catalogue/pictures.ts';
import type { Product } from '../../catalogue/products.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import noteClasses from '../../ui/text/Note.module.css';
import { unbroken } from '../../ui/text/unbroken.tsx';
import classes from './OrderRow.module.css';
import { useTexts } from '../../ui/text/texts.ts';

export interface OrderRowProps {
  readonly product: Product;
  /** A whole number from 1 up. */
  readonly quantity: number;
}

/** One line of the order, and a word above the stock (R25). `data-label` is what the narrow sheet writes before an amount. */
export function OrderRow({ product, quantity }: OrderRowProps) {
  const { t } = useTexts();
  const words = (
    <span className={classes.words}>
      <span>{unbroken(t(`product.${product.id}.name`))}</span>
      {quantity > product.inventory && (
        <span className={noteClasses.note}>{t('stock.only', { count: product.inventory })}</span>
      )}
    </span>
  );
  return (
    <tr role="row" className={classes.row}>
      <th role="rowheader" scope="row" className={classes.product}>
        <span className={classes.name}>
          <span className={classes.picture}>
            <Picture picture={pictureOf(product.productImg)} alt="" sizes="64px" />
          </span>
          {words}
        </span>
      </th>
      <td role="cell" className={classes.unitPrice} data-label={t('common.unitPrice')}>
        {formatPrice(product.productPrice)}
      </td>
      <td role="cell" className={classes.quantity} data-label={t('common.quantity')}>
        {quantity}
      </td>
      <td role="cell" className={classes.subtotal} data-label={t('common.subtotal')}>
        {formatPrice(priceOf(product.id, quantity))}
      </td>
    </tr>
  );
}
