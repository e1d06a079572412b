import { Link } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import { signInFields } from '../../../machines/form/validation.ts';
import type { sessionMachine } from '../../../machines/session/session.machine.ts';
import { useSelector } from '../../actors/use-selector.ts';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { FormPage } from './FormPage.tsx';
import { useMachineForm } from './use-machine-form.ts';
import { useTexts } from '../../ui/text/texts.ts';

/**
 * The sign-in form (§2 /UserProfile, §5 Sign-in). A right submit signs in with the entered name, to the letter; the
 * password goes nowhere (R14). Whoever enters «guest» keeps the form and may send it again (R2): it
 * answers each right submit with the greeting, since nothing else near it changes. Who has submitted nothing, or has been
 * signed out by another tab since, is answered nothing.
 */
export function SignInForm({ session }: { readonly session: ActorRefFrom<typeof sessionMachine> }) {
  const { t } = useTexts();
  const isSignedOut = useSelector(session, (snapshot) => snapshot.matches('signedOut'));
  const name = useSelector(session, (snapshot) => snapshot.context.name);
  const { bind, submit, isAccepted } = useMachineForm(signInFields, ({ userName = '' }) =>
    session.send({ type: 'session.signedIn', name: userName }),
  );
  return (
    <FormPage
      heading={t('account.signIn.heading')}
      lead={isSignedOut ? t('account.signedOut') : t('account.signIn.privacy')}
      submitLabel={t('account.signIn.submit')}
      onSubmit={submit}
      answer={isAccepted && !isSignedOut ? t('header.greeting', { name }) : ''}
      links={
        <>
          <Link to="/ForgetPassword">{t('account.signIn.forgetPassword')}</Link>
          <Link to="/SignUp">{t('account.signIn.signUp')}</Link>
        </>
      }
    >
      <TextField label={t('form.userName')} field={bind('userName')} autoComplete="username" required />
      <PasswordField
        label={t('form.password')}
        field={bind('password')}
        autoComplete="current-password"
        revealLabel={t('form.revealPassword')}
      />
    </FormPage>
  );
}
