import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../../src/app/inspect/words.ts';
import { CODES, LANGUAGES } from '../../facts/languages.ts';
import { flat } from '../../facts/texts.ts';
import { tableOf, wordDifferences } from '../../facts/words.ts';

describe('The words of the inspection', () => {
  it('are those of the reviewed table, in each language', () => {
    const pageIn = (lang: string) => ({ documentElement: { lang } }) as Document;
    const words = Object.fromEntries(CODES.map((code) => [code, wordsOf(pageIn(LANGUAGES[code].tag))]));
    expect(wordDifferences(tableOf('inspection'), flat(words))).toEqual([]);
  });
});
