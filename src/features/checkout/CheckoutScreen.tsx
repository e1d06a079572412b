import type { ActorRefFrom } from 'xstate';
import type { cartMachine } from '../../../machines/cart/cart.machine.ts';
import { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts';
import { useScreenActor } from '../../actors/use-screen-actor.ts';
import { BelowFold } from '../../ui/page/BelowFold.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { CardForm } from './CardForm.tsx';
import classes from './CheckoutScreen.module.css';
import { OrderTable } from './OrderTable.tsx';
import { PaymentChoice } from './PaymentChoice.tsx';
import { useTexts } from '../../ui/text/texts.ts';

export interface CheckoutScreenProps {
  readonly cart: ActorRefFrom<typeof cartMachine>;
  /** The year in which the card would be used. */
  readonly thisYear: number;
}

/**
 * /CheckOut (§2, §5 Checkout, R10): what is ordered, how it would be paid, and a button that places no order. The
 * machine lives with this screen, and the card data in it die with it (R14). Each part reads off the machine what it
 * shows: a press draws that part anew, and not the page.
 */
export function CheckoutScreen({ cart, thisYear }: CheckoutScreenProps) {
  const { t } = useTexts();
  const checkout = useScreenActor(checkoutMachine, { input: { thisYear } });
  return (
    <div className={classes.page}>
      <PageTitle>{t('checkout.heading')}</PageTitle>
      <p className={classes.note}>{t('common.showcase')}</p>
      <div className={classes.columns}>
        <OrderTable cart={cart} />
        <form
          className={classes.payment}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            checkout.send({ type: 'checkout.submitted' });
          }}
        >
          <div className={classes.choice}>
            <PaymentChoice checkout={checkout} cart={cart} />
          </div>
          <div className={classes.card}>
            <BelowFold>
              <CardForm checkout={checkout} />
            </BelowFold>
          </div>
        </form>
      </div>
    </div>
  );
}
