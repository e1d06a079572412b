import { Link } from '@tanstack/react-router';
import { forgetPasswordFields } from '../../../machines/form/validation.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { FormPage } from './FormPage.tsx';
import { useMachineForm } from './use-machine-form.ts';
import { useTexts } from '../../ui/text/texts.ts';

/** The form for a forgotten password (§2 /ForgetPassword, §5 Forget password). A right submit sends nothing (R9). */
export function ForgetPasswordScreen() {
  const { t } = useTexts();
  const { bind, submit, isAccepted } = useMachineForm(forgetPasswordFields);
  return (
    <FormPage
      heading={t('forgetPassword.heading')}
      lead={t('forgetPassword.text')}
      submitLabel={t('form.submit')}
      onSubmit={submit}
      answer={isAccepted ? t('forgetPassword.done') : ''}
      links={<Link to="/UserProfile">{t('forgetPassword.signIn')}</Link>}
    >
      <TextField label={t('form.email')} field={bind('email')} autoComplete="email" inputMode="email" required />
    </FormPage>
  );
}
