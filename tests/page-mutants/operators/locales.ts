import { LANGUAGES, languageTag } from '../../../machines/language/languages.ts';
import { leavesOf, localeFile, readTexts } from '../build/locale-texts.ts';
import { type TextMutant, inShort } from '../mutant.ts';

const PLACEHOLDER = /\{\{\s*\w+\s*\}\}/u;

type Leaf = readonly [key: string, text: string];

/** What may go wrong with one text, beside the text that follows it in the file. */
function faultsOf([key, text]: Leaf, next: Leaf | undefined): Pick<TextMutant, 'operator' | 'after' | 'texts'>[] {
  const fault = (operator: string, instead: string) => ({ operator, after: instead, texts: { [key]: instead } });
  const swapped =
    next === undefined || next[1] === text
      ? []
      : [{ operator: 'swapped texts', after: next[1], texts: { [key]: next[1], [next[0]]: text } }];
  return [
    ...swapped,
    fault('open-ended text', `${text} …`),
    fault('cut text', text.slice(0, Math.ceil(text.length / 2))),
    ...(PLACEHOLDER.test(text) ? [fault('lost argument', text.replace(PLACEHOLDER, ''))] : []),
  ];
}

/** Every fault of the texts of every language. */
export function locales(): TextMutant[] {
  return LANGUAGES.flatMap((language) => {
    const leaves = leavesOf(readTexts(language));
    return leaves.flatMap((leaf, at) =>
      faultsOf(leaf, leaves[at + 1]).map(({ operator, after, texts }): TextMutant => ({
        kind: 'text',
        operator,
        file: localeFile(language),
        line: at + 1,
        before: inShort(`${leaf[0]} «${leaf[1]}»`),
        after: inShort(`«${after}»`),
        tag: languageTag(language),
        texts,
      })),
    );
  });
}
