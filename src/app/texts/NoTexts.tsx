import { languageTag, LANGUAGES, type Language } from '../../../machines/language/languages.ts';
import classes from './NoTexts.module.css';

/**
 * The only words of the shop that are in no locale file: they are said when none of those came, not even from the
 * build.
 */
const words: Readonly<Record<Language, { readonly text: string; readonly retry: string; readonly trying: string }>> = {
  en: {
    text: 'The shop could not be loaded. Check your connection and try again.',
    retry: 'Try again',
    trying: 'Trying again…',
  },
  cn: { text: '商店未能加载。请检查网络连接，然后重试。', retry: '重试', trying: '正在重试…' },
  tw: { text: '商店無法載入。請檢查網路連線，然後再試一次。', retry: '再試一次', trying: '正在重試…' },
};

/** Nothing else tells a screen reader that these words have come. */
function takeFocus(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
}

export interface NoTextsProps {
  readonly onRetry: () => void;
  /** It is tried again right now: the buttons say so, and stay, since one of them may have the focus. */
  readonly isTrying?: boolean;
}

/** What stands on the page when no language could be loaded at all: a line and a button, in each language (§7). */
export function NoTexts({ onRetry, isTrying = false }: NoTextsProps) {
  return (
    <main className={classes.page}>
      <h1 ref={takeFocus} tabIndex={-1} className={classes.title}>
        Loadout
      </h1>
      {LANGUAGES.map((language) => (
        <p key={language} lang={languageTag(language)} aria-live="polite" className={classes.words}>
          <span>{words[language].text}</span>{' '}
          <button type="button" className={classes.retry} aria-disabled={isTrying} onClick={onRetry}>
            {isTrying ? words[language].trying : words[language].retry}
          </button>
        </p>
      ))}
    </main>
  );
}
