import type { i18n as I18n, TFunction } from 'i18next';
import { useSyncExternalStore } from 'react';
import type { Texts } from '../../ui/text/texts.ts';

/** Looks a text without arguments up once: a screen says the name of a product in several places. */
function remembering(look: TFunction): TFunction {
  const known = new Map<unknown, unknown>();
  const lookOnce = (...asked: Parameters<TFunction>): unknown => {
    if (asked.length > 1) return look(...asked);
    const [key] = asked;
    if (!known.has(key)) known.set(key, look(...asked));
    return known.get(key);
  };
  return lookOnce as TFunction;
}

/** The texts that are shown, and who asks to hear of others. */
export interface ShownTexts {
  readonly current: () => Texts;
  readonly subscribe: (onChange: () => void) => () => void;
}

/**
 * Follows a translator. All components share what this gives them: react-i18next's own hook copies the translator for
 * each, and looks each text up anew.
 */
export function followTexts(i18n: I18n): ShownTexts {
  const read = (): Texts => ({ language: i18n.language, t: remembering(i18n.getFixedT(i18n.language)) });
  let shown = read();
  i18n.on('languageChanged', () => {
    shown = read();
  });
  return {
    current: () => shown,
    subscribe: (onChange) => {
      i18n.on('languageChanged', onChange);
      return () => i18n.off('languageChanged', onChange);
    },
  };
}

/** The texts that are shown; renders again with others. */
export function useShownTexts({ current, subscribe }: ShownTexts): Texts {
  return useSyncExternalStore(subscribe, current, current);
}
