import { Button } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import { Link } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import type { cartMachine } from '../../../machines/cart/cart.machine.ts';
import { useSelector } from '../../actors/use-selector.ts';
import { formatPrice, totalOf } from '../../catalogue/money.ts';
import { passFocusOn } from '../../ui/pass-focus-on.ts';
import classes from './CartSummary.module.css';
import { useTexts } from '../../ui/text/texts.ts';

export interface CartSummaryProps {
  readonly cart: ActorRefFrom<typeof cartMachine>;
}

/** What the cart costs, and the way to pay (§2 /ShoppingCart, §9 Totals), in which dollars (R22). */
export function CartSummary({ cart }: CartSummaryProps) {
  const { t } = useTexts();
  const total = useSelector(cart, ({ context }) => totalOf(context.lines));
  return (
    <section ref={passFocusOn} className={classes.summary} aria-labelledby="summary">
      <h2 id="summary" className={classes.heading}>
        {t('cart.summary')}
      </h2>
      <p className={classes.total}>
        <span className={classes.label}>{t('common.total')}</span>{' '}
        <strong className={classes.amount}>{formatPrice(total)}</strong>{' '}
        <span className={classes.currency}>{t('cart.dollars')}</span>
      </p>
      <Button
        className={classes.checkOut ?? ''}
        classNames={{ label: classes.checkOutLabel ?? '' }}
        size="lg"
        renderRoot={(props) => <Link to="/CheckOut" {...props} />}
      >
        {t('cart.checkOut')}
      </Button>
    </section>
  );
}
