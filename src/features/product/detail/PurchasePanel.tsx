import { Button, NativeSelect } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { Link } from '@tanstack/react-router';
import { useEffect, useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { cartMachine } from '../../../../machines/cart/cart.machine.ts';
import { quantityOf } from '../../../../machines/cart/lines.ts';
import { purchaseMachine } from '../../../../machines/purchase/purchase.machine.ts';
import { quantityOptions } from '../../../../machines/purchase/quantity.ts';
import { useScreenActor } from '../../../actors/use-screen-actor.ts';
import { useSelector } from '../../../actors/use-selector.ts';
import { formatPrice } from '../../../catalogue/money.ts';
import type { Product } from '../../../catalogue/products.ts';
import fieldClasses from '../../../ui/fields/Field.module.css';
import { CheckIcon } from '../../../ui/icons/icons.tsx';
import { passFocusOn } from '../../../ui/pass-focus-on.ts';
import classes from './PurchasePanel.module.css';
import { useTexts } from '../../../ui/text/texts.ts';

export interface PurchasePanelProps {
  readonly product: Product;
  readonly cart: ActorRefFrom<typeof cartMachine>;
  /** Opens the cart page, after Buy Now. */
  readonly onCartRequested: () => void;
}

/**
 * The quantity with Add Cart and Buy Now (§2 /ProductDetail, §4 Cart, §5 Quantity, R6, R7, R23). Its machine belongs to one
 * product: the route mounts it anew for another one.
 */
export function PurchasePanel({ product, cart, onCartRequested }: PurchasePanelProps) {
  const { t } = useTexts();
  const { id, inventory } = product;
  const purchase = useScreenActor(purchaseMachine, { input: { id, inventory } });
  const quantity = useSelector(purchase, ({ context }) => context.quantity);
  const canAdd = useSelector(purchase, (snapshot) => snapshot.can({ type: 'addCart.pressed' }));
  const canBuy = useSelector(purchase, (snapshot) => snapshot.can({ type: 'buyNow.pressed' }));
  const wasAdded = useSelector(purchase, (snapshot) => snapshot.matches('added'));
  const noteId = useId();
  const inCart = useSelector(cart, ({ context }) => quantityOf(context.lines, id));

  // Another tab may have changed what was put there.
  const isAdded = wasAdded && inCart === quantity;
  const willReplace = canAdd && inCart > 0 && !isAdded;

  useEffect(() => {
    const orders = [
      purchase.on('item.set', (order) => cart.send(order)),
      purchase.on('cart.requested', onCartRequested),
    ];
    return () => orders.forEach((order) => order.unsubscribe());
  }, [purchase, cart, onCartRequested]);

  return (
    <div className={classes.panel}>
      <NativeSelect
        className={classes.quantity}
        classNames={fieldClasses}
        size="md"
        label={<span>{t('detail.quantity')}</span>}
        data={quantityOptions(inventory).map(String)}
        value={String(quantity)}
        disabled={!canAdd}
        onChange={(event) => purchase.send({ type: 'quantity.chosen', quantity: Number(event.currentTarget.value) })}
      />
      <div className={classes.bar}>
        {/* The price stands above already; on a phone it is seen again at the foot, and heard once. */}
        <span className={classes.price} aria-hidden="true">
          {formatPrice(product.productPrice)}
        </span>
        <div className={classes.buttons}>
          <Button
            size="lg"
            disabled={!canAdd}
            aria-describedby={willReplace ? noteId : undefined}
            onClick={() => purchase.send({ type: 'addCart.pressed' })}
          >
            {t('detail.addCart')}
          </Button>
          <Button
            size="lg"
            variant="outline"
            disabled={!canBuy}
            onClick={() => purchase.send({ type: 'buyNow.pressed' })}
          >
            {t('detail.buyNow')}
          </Button>
        </div>
        <div className={classes.status}>
          {willReplace && (
            <p id={noteId} className={classes.note}>
              {t('detail.inCart', { inCart, quantity })}
            </p>
          )}
          {isAdded && (
            <p ref={passFocusOn} className={classes.added}>
              <CheckIcon />
              <span>{t('detail.added', { quantity })}</span>
              <Link className={classes.viewCart} to="/ShoppingCart">
                {t('detail.viewCart')}
              </Link>
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
