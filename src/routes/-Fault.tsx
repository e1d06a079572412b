import { type ErrorComponentProps, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ErrorView } from '../ui/page/ErrorView.tsx';
import { chunkFailureOf, messageOf } from './-fault-message.ts';

type FaultProps = Pick<ErrorComponentProps, 'error'>;

/**
 * What stands where a page failed (§2 Error view, §8): the message, or type and address of a chunk, and the way home.
 */
export function Fault({ error }: FaultProps) {
  const { t } = useTranslation();
  const failure = chunkFailureOf(error);
  return (
    <ErrorView
      heading={t('errors.unexpected.heading')}
      text={t('errors.unexpected.text')}
      label={t('errors.unexpected.message')}
      message={failure ? t('errors.chunk', { ...failure }) : messageOf(error)}
      messageLanguage={failure ? undefined : 'en'}
    >
      <Link to="/">{t('common.backToHome')}</Link>
    </ErrorView>
  );
}

/** The same where the frame itself failed, and with it the landmark that a page stands in. */
export function FrameFault({ error }: FaultProps) {
  return (
    <main>
      <Fault error={error} />
    </main>
  );
}
