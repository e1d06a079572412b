import type { i18n as I18n, TFunction } from 'i18next';
import { useSyncExternalStore } from 'react';
import type { Texts } from '../../ui/text/texts.ts';

/** The event of the translator by which texts come that were missing. */
export const TEXTS_CAME = 'textsCame';

/** When what is shown reads otherwise. */
const CHANGES = ['languageChanged', TEXTS_CAME] as const;

/** Looks a text without arguments up once: a screen says the name of a product in several places. */
function remembering(look: TFunction): TFunction {
  const known = new Map<unknown, unknown>();
  const lookOnce = (...asked: Parameters<TFunction>): unknown => {
    if (asked.length > 1) return look(...asked);
    const [key] = asked;
    const text: unknown = known.get(key) ?? look(...asked);
    // What is missing may still come.
    if (text !== '') known.set(key, text);
    return text;
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
  for (const change of CHANGES)
    i18n.on(change, () => {
      shown = read();
    });
  return {
    current: () => shown,
    subscribe: (onChange) => {
      for (const change of CHANGES) i18n.on(change, onChange);
      return () => {
        for (const change of CHANGES) i18n.off(change, onChange);
      };
    },
  };
}

/** The texts that are shown; renders again with others. */
export function useShownTexts({ current, subscribe }: ShownTexts): Texts {
  return useSyncExternalStore(subscribe, current, current);
}
