import { Link } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import type { cartMachine } from '../../../machines/cart/cart.machine.ts';
import { unitsIn } from '../../../machines/cart/lines.ts';
import { useSelector } from '../../actors/use-selector.ts';
import { CartIcon } from '../../ui/icons/icons.tsx';
import classes from './navigation.module.css';
import { useTexts } from '../../ui/text/texts.ts';

/** The most units that the badge spells out; its name always tells them all. */
const BADGE_LIMIT = 999;

export interface CartLinkProps {
  readonly cart: ActorRefFrom<typeof cartMachine>;
}

/** The way to the cart, with a badge of the total quantity that shows only above 0 (§2 Header). */
export function CartLink({ cart }: CartLinkProps) {
  const { t } = useTexts();
  const units = useSelector(cart, (snapshot) => unitsIn(snapshot.context.lines));
  return (
    <Link
      to="/ShoppingCart"
      className={classes.action}
      aria-label={units > 0 ? t('header.cartWithItems', { count: units }) : t('header.cart')}
    >
      <CartIcon />
      {units > 0 && <span className={classes.badge}>{units > BADGE_LIMIT ? `${BADGE_LIMIT}+` : units}</span>}
    </Link>
  );
}
