import type { ActorRefFrom } from 'xstate';
import type { languageMachine } from '../../../machines/language/language.machine.ts';
import { languageTag } from '../../../machines/language/languages.ts';
import { useSelector } from '../../actors/use-selector.ts';
import { passFocusOn } from '../../ui/pass-focus-on.ts';
import classes from './LanguageTrouble.module.css';
import { useTexts } from '../../ui/text/texts.ts';

export interface LanguageTroubleProps {
  readonly language: ActorRefFrom<typeof languageMachine>;
}

/** Says that a language did not load, in the language that the shop stays in, and offers to try again (§7). */
export function LanguageTrouble({ language }: LanguageTroubleProps) {
  const { t } = useTexts();
  const isTroubled = useSelector(language, (snapshot) => snapshot.context.failures > 0);
  const isFailed = useSelector(language, (snapshot) => snapshot.matches({ translation: 'failed' }));
  const requested = useSelector(language, (snapshot) => snapshot.context.requested);
  const shown = useSelector(language, (snapshot) => snapshot.context.shown ?? snapshot.context.requested);
  const name = t(`language.name.${requested}`);
  const current = t(`language.name.${shown}`);
  return (
    <div role="status" className={classes.place}>
      {isTroubled && (
        <div className={classes.note} lang={languageTag(shown)}>
          <span>{t(isFailed ? 'language.failed' : 'language.retrying', { language: name, current })}</span>
          <button
            ref={passFocusOn}
            type="button"
            className={classes.retry}
            onClick={() => language.send({ type: 'retry.requested' })}
          >
            {t('common.tryAgain')}
          </button>
        </div>
      )}
    </div>
  );
}
