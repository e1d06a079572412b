import { createInstance, type i18n as I18n } from 'i18next';

/** The one namespace; the English file types its keys. */
export const NAMESPACE = 'translation';

/**
 * The translator, without any text yet. Languages are registered under their BCP 47 tags, never as `cn` and `tw`:
 * i18next hands its code to `Intl.PluralRules`, which knows no cn and reads tw as Twi, and would count Chinese by
 * English rules (R11).
 */
export function createTranslator(): I18n {
  const i18n = createInstance();
  void i18n.init({
    resources: {},
    load: 'currentOnly',
    fallbackLng: false,
    defaultNS: NAMESPACE,
    // React escapes what it shows.
    interpolation: { escapeValue: false },
  });
  return i18n;
}
