import 'i18next';
import type english from '../../../locales/en/translation.json';

declare module 'i18next' {
  /** The English file is the list of keys: a missing or misspelt key does not compile. */
  interface CustomTypeOptions {
    defaultNS: 'translation';
    returnNull: false;
    strictKeyChecks: true;
    resources: { translation: typeof english };
  }
}
