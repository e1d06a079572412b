import { Button } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import { type ActorRefFrom, getInitialSnapshot } from 'xstate';
import type { cartMachine } from '../../../machines/cart/cart.machine.ts';
import { FIRST_YEAR } from '../../../machines/checkout/card.ts';
import { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts';
import { useScreenActor } from '../../actors/use-screen-actor.ts';
import { rememberBuilt, useSelector } from '../../actors/use-selector.ts';
import { totalOf } from '../../catalogue/money.ts';
import { Answer } from '../../ui/fields/Answer.tsx';
import { onDemand } from '../../ui/on-demand/on-demand.tsx';
import { BelowFold } from '../../ui/page/BelowFold.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { CardFields } from './CardFields.tsx';
import classes from './CheckoutScreen.module.css';
import { OrderTable } from './OrderTable.tsx';
import { PaymentChoice } from './PaymentChoice.tsx';
import { useCardForm } from './use-card-form.ts';
import { useTexts } from '../../ui/text/texts.ts';

/** What the build renders, which knows no year. */
const builtSnapshot = getInitialSnapshot(checkoutMachine, { thisYear: FIRST_YEAR });

function built() {
  return builtSnapshot;
}

const ConfirmDialog = onDemand(async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog);

export interface CheckoutScreenProps {
  readonly cart: ActorRefFrom<typeof cartMachine>;
  /** The year in which the card would be used. */
  readonly thisYear: number;
}

/**
 * /CheckOut (§2, §5 Checkout, R10): what is ordered, how it would be paid, and a button that places no order. The
 * machine lives with this screen, and the card data in it die with it (R14).
 */
export function CheckoutScreen({ cart, thisYear }: CheckoutScreenProps) {
  const { t } = useTexts();
  const checkout = useScreenActor(checkoutMachine, { input: { thisYear } });
  const total = useSelector(cart, ({ context }) => totalOf(context.lines));
  rememberBuilt(checkout, built);
  const card = useCardForm(checkout);
  const isComplete = useSelector(checkout, (snapshot) => snapshot.matches({ open: { answer: 'complete' } }));
  const isConfirming = useSelector(checkout, (snapshot) => snapshot.matches('confirming'));
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
            <PaymentChoice checkout={checkout} total={total} />
          </div>
          <div className={classes.card}>
            <BelowFold>
              <CardFields bind={card.bind} />
              <Button type="submit" size="lg" fullWidth>
                {t('checkout.submit')}
              </Button>
              <Answer text={isComplete ? t('checkout.complete') : ''} />
            </BelowFold>
          </div>
        </form>
      </div>
      <ConfirmDialog isNeeded={isConfirming} checkout={checkout} onDismissed={card.focusFirstEmpty} />
    </div>
  );
}
