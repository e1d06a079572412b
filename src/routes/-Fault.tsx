import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorView } from '../ui/page/ErrorView.tsx';
import { chunkFailureOf, messageOf } from './-fault-message.ts';
import type { Shop } from './-router-context.ts';

type FaultProps = Pick<ErrorComponentProps, 'error'>;

/** The message, or type and address of a chunk, and the way home. */
function FaultView({ error, children }: FaultProps & { readonly children: ReactNode }) {
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
      {children}
    </ErrorView>
  );
}

/** Whether an actor that lives as long as the page has failed: then only a page that is loaded anew has a working one. */
function hasFailed(shop: Shop): boolean {
  return Object.values(shop).some((part) => typeof part === 'object' && part.getSnapshot().status === 'error');
}

/** What stands where a page failed (§2 Error view, §8). */
export function Fault({ error }: FaultProps) {
  const { t } = useTranslation();
  const { shop } = useRouter().options.context;
  return (
    <FaultView error={error}>
      <Link to="/" reloadDocument={hasFailed(shop)}>
        {t('common.backToHome')}
      </Link>
    </FaultView>
  );
}

/**
 * The same where the frame itself failed, and with it the landmark that a page stands in. The way home loads the page
 * anew, for nothing here can be relied on, not even that there is a router.
 */
export function FrameFault({ error }: FaultProps) {
  const { t } = useTranslation();
  return (
    <main>
      <FaultView error={error}>
        <a href="/">{t('common.backToHome')}</a>
      </FaultView>
    </main>
  );
}
