import { Button } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '../../../machines/session/session.machine.ts';
import { useTexts } from '../../ui/text/texts.ts';

/** Signs out: the name becomes Guest, and the cart is closed until somebody signs in (R1). */
export function SignOutButton({ session }: { readonly session: ActorRefFrom<typeof sessionMachine> }) {
  const { t } = useTexts();
  return (
    <Button variant="default" size="md" onClick={() => session.send({ type: 'session.signedOut' })}>
      {t('account.signOut')}
    </Button>
  );
}
