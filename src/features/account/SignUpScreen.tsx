import { Link } from '@tanstack/react-router';
import { keptText, signUpFields } from '../../../machines/form/validation.ts';
import { DigitsField } from '../../ui/fields/DigitsField.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { FormPage } from './FormPage.tsx';
import { useMachineForm } from './use-machine-form.ts';
import { useTexts } from '../../ui/text/texts.ts';

const phoneField = { name: 'phone', numeric: true };

/** The create-account form (§2 /SignUp, §5 Sign-up). A right submit sends nothing and says so (R9). */
export function SignUpScreen() {
  const { t } = useTexts();
  const { bind, submit, isAccepted } = useMachineForm(signUpFields);
  return (
    <FormPage
      heading={t('signUp.heading')}
      submitLabel={t('form.submit')}
      onSubmit={submit}
      answer={isAccepted ? t('signUp.done') : ''}
      links={
        <>
          <span>{t('signUp.haveAccount')}</span>
          <Link to="/UserProfile">{t('signUp.signIn')}</Link>
        </>
      }
    >
      <TextField label={t('form.userName')} field={bind('userName')} autoComplete="username" required />
      <TextField label={t('form.email')} field={bind('email')} autoComplete="email" inputMode="email" required />
      <PasswordField
        label={t('form.password')}
        field={bind('password')}
        autoComplete="new-password"
        revealLabel={t('form.revealPassword')}
      />
      <DigitsField
        label={t('form.phone')}
        field={bind('phone')}
        kept={(text) => keptText(phoneField, text)}
        description={t('form.optional')}
        autoComplete="tel"
        type="tel"
      />
      <TextField
        label={t('form.address')}
        field={bind('address')}
        description={t('form.optional')}
        autoComplete="address-line1"
      />
    </FormPage>
  );
}
