import { Button } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import type { ActorRefFrom } from 'xstate';
import type { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts';
import { useSelector } from '../../actors/use-selector.ts';
import { Answer } from '../../ui/fields/Answer.tsx';
import { onDemand } from '../../ui/on-demand/on-demand.tsx';
import { useTexts } from '../../ui/text/texts.ts';
import { CardFields } from './CardFields.tsx';
import { useCardForm } from './use-card-form.ts';

interface CheckoutProps {
  readonly checkout: ActorRefFrom<typeof checkoutMachine>;
}

/** What the shop answers where all is filled in. */
function CheckoutAnswer({ checkout }: CheckoutProps) {
  const { t } = useTexts();
  const isComplete = useSelector(checkout, (snapshot) => snapshot.matches({ open: { answer: 'complete' } }));
  return <Answer text={isComplete ? t('checkout.complete') : ''} />;
}

const ConfirmDialog = onDemand(
  async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog,
  function useIsConfirming({ checkout }) {
    return useSelector(checkout, (snapshot) => snapshot.matches('confirming'));
  },
);

/** The card, the button that submits the checkout, and both answers to that: in place, and in a dialog. */
export function CardForm({ checkout }: CheckoutProps) {
  const { t } = useTexts();
  const { bind, focusFirstEmpty } = useCardForm(checkout);
  return (
    <>
      <CardFields bind={bind} />
      <Button type="submit" size="lg" fullWidth>
        {t('checkout.submit')}
      </Button>
      <CheckoutAnswer checkout={checkout} />
      <ConfirmDialog checkout={checkout} onDismissed={focusFirstEmpty} />
    </>
  );
}
