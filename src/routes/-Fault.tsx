import { type ErrorComponentProps, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ErrorView } from '../ui/page/ErrorView.tsx';
import { chunkFailureOf, messageOf } from './-fault-message.ts';
import { useTexts } from '../ui/text/texts.ts';

type FaultProps = Pick<ErrorComponentProps, 'error'>;

/** The message, or type and address of a chunk, and the way home. */
function FaultView({ error, children }: FaultProps & { readonly children: ReactNode }) {
  const { t } = useTexts();
  const failure = chunkFailureOf(error);
  return (
    <ErrorView
      heading={t('errors.unexpected.heading')}
      text={t('errors.unexpected.text')}
      label={t('errors.unexpected.message')}
      message={failure ? t('errors.chunk', { ...failure }) : messageOf(error)}
      messageLanguage={failure ? undefined : 'en'}
    >
      {children}
    </ErrorView>
  );
}

/** What stands where a page failed (§2 Error view, §8). */
export function Fault({ error }: FaultProps) {
  const { t } = useTexts();
  return (
    <FaultView error={error}>
      <Link to="/">{t('common.backToHome')}</Link>
    </FaultView>
  );
}

/**
 * The same where the frame itself failed, and with it the landmark that a page stands in. The way home loads the page
 * anew, for nothing here can be relied on, not even that there is a router.
 */
export function FrameFault({ error }: FaultProps) {
  const { t } = useTexts();
  return (
    <main>
      <FaultView error={error}>
        <a href="/">{t('common.backToHome')}</a>
      </FaultView>
    </main>
  );
}
