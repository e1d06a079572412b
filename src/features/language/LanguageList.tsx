import { LANGUAGES, type Language, languageTag } from '../../../machines/language/languages.ts';
import classes from './LanguageMenu.module.css';
import cn from './flags/cn.svg';
import en from './flags/en.svg';
import tw from './flags/tw.svg';
import { useTexts } from '../../ui/text/texts.ts';

const flags: Readonly<Record<Language, string>> = { en, cn, tw };

export interface LanguageListProps {
  /** The id that the button names as what it controls. */
  readonly id: string;
  readonly isOpen: boolean;
  readonly shown: Language | null;
  readonly onChoose: (language: Language) => void;
}

/** The languages of the shop, each with its flag and in its own words (§2 Header, §9). */
export function LanguageList({ id, isOpen, shown, onChoose }: LanguageListProps) {
  const { t } = useTexts();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keeps the focus where it is, no more
    <ul id={id} className={classes.list} hidden={!isOpen} onMouseDown={(event) => event.preventDefault()}>
      {LANGUAGES.map((option) => (
        <li key={option}>
          <button
            type="button"
            className={classes.option}
            lang={languageTag(option)}
            aria-current={option === shown}
            onClick={() => onChoose(option)}
          >
            <img src={flags[option]} alt="" width={24} height={16} />
            <span>{t(`language.name.${option}`)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
