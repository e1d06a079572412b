import { Button } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { cartMachine } from '../../../machines/cart/cart.machine.ts';
import { useSelector } from '../../actors/use-selector.ts';
import { formatPrice, totalOf } from '../../catalogue/money.ts';
import { productById } from '../../catalogue/products.ts';
import { passFocusOn } from '../../ui/pass-focus-on.ts';
import { OrderRow } from './OrderRow.tsx';
import classes from './OrderTable.module.css';
import { useTexts } from '../../ui/text/texts.ts';

/**
 * The order information (§2 /CheckOut): each line with its price, quantity and subtotal, and the total (§9).
 *
 * The roles are written out because the narrow sheet lays rows out as cards, and a browser takes the roles away from a
 * table that is not laid out as one.
 */
export function OrderTable({ cart }: { readonly cart: ActorRefFrom<typeof cartMachine> }) {
  const { t } = useTexts();
  const lines = useSelector(cart, (snapshot) => snapshot.context.lines);
  const headingId = useId();
  const isEmpty = lines.length === 0;
  return (
    <div className={classes.order}>
      <header className={classes.head}>
        <h2 id={headingId} className={classes.heading}>
          {t('checkout.orderInformation')}
        </h2>
        <Link to="/ShoppingCart">{t('checkout.editOrder')}</Link>
      </header>
      <table className={classes.table} role="table" aria-labelledby={headingId}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {t('checkout.product')}
            </th>
            <th role="columnheader" scope="col">
              {t('common.unitPrice')}
            </th>
            <th role="columnheader" scope="col">
              {t('common.quantity')}
            </th>
            <th role="columnheader" scope="col">
              {t('common.subtotal')}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {isEmpty ? (
            <tr role="row">
              <td ref={passFocusOn} role="cell" colSpan={4} className={classes.empty}>
                <p>{t('checkout.emptyOrder')}</p>
                <Button size="md" renderRoot={(props) => <Link to="/" {...props} />}>
                  {t('cart.goShopping')}
                </Button>
              </td>
            </tr>
          ) : (
            lines.map((line) => {
              const product = productById(line.id);
              return product && <OrderRow key={line.id} product={product} quantity={line.quantity} />;
            })
          )}
        </tbody>
        {!isEmpty && (
          <tfoot role="rowgroup">
            <tr role="row">
              <th role="rowheader" scope="row" colSpan={3}>
                {t('common.total')}
              </th>
              <td role="cell">{formatPrice(totalOf(lines))}</td>
            </tr>
          </tfoot>
        )}
      </table>
      {!isEmpty && <p className={classes.note}>{t('common.currency')}</p>}
    </div>
  );
}
