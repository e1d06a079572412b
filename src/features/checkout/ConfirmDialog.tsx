import { Button } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import type { ActorRefFrom } from 'xstate';
import type { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts';
import { useSelector } from '../../actors/use-selector.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { ignoreRepeats } from '../../ui/ignore-repeats.ts';
import { useTexts } from '../../ui/text/texts.ts';

export interface ConfirmDialogProps {
  readonly checkout: ActorRefFrom<typeof checkoutMachine>;
  /** Called once the dialog is dismissed: the focus belongs to the first empty field, not to the button. */
  readonly onDismissed: () => void;
}

/** The dialog that answers a checkout with empty card fields (§5 Checkout, §8). Escape says OK too. */
export function ConfirmDialog({ checkout, onDismissed }: ConfirmDialogProps) {
  const { t } = useTexts();
  const opened = useSelector(checkout, (snapshot) => snapshot.matches('confirming'));
  const dismiss = () => {
    checkout.send({ type: 'confirmation.dismissed' });
    onDismissed();
  };
  return (
    <Dialog
      opened={opened}
      title={t('checkout.incomplete')}
      onClose={dismiss}
      returnFocus={false}
      actions={
        <Button size="md" onKeyDown={ignoreRepeats} onClick={dismiss}>
          {t('common.ok')}
        </Button>
      }
    />
  );
}
