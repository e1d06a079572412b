import { CODES, LANGUAGES } from '../facts/languages.ts';
import { localeOf } from '../facts/texts.ts';
import { WORDS, wordDifferences } from '../facts/words.ts';
import type { PlayLog } from './log.ts';
import { nameOf } from './mutant.ts';
import { ofKind, type Numbered } from './build/weave.ts';

/** As the log names it. */
const TABLE = 'generated: reviewed table of words';

/** Holds texts with a fault against the reviewed table of their language, as `npm test` holds the locale files. */
export function judgeWords(log: PlayLog, left: readonly Numbered[]): void {
  for (const { mutant } of ofKind(left, 'text')) {
    const code = CODES.find((one) => LANGUAGES[one].tag === mutant.tag);
    if (code === undefined) throw new Error(`No language of the shop is «${mutant.tag}».`);
    const faulty = new Map([...localeOf(code).texts, ...Object.entries(mutant.texts)]);
    const [words] = wordDifferences(WORDS[code], faulty);
    log.add({
      subject: nameOf(mutant),
      walk: TABLE,
      verdict: words === undefined ? null : { by: 'other', step: 0, words },
    });
  }
}
