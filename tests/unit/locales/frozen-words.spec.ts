import { describe, expect, it } from 'vitest';
import { CODES } from '../../facts/languages.ts';
import { localeOf } from '../../facts/texts.ts';
import { WORDS, wordDifferences } from '../../facts/words.ts';

describe('The words of the shop', () => {
  it.each(CODES)('are those of the reviewed table, key by key (%s)', (code) => {
    expect(wordDifferences(WORDS[code], localeOf(code).texts)).toEqual([]);
  });

  it('would be found to differ where two texts are swapped, one is missing, or one is new', () => {
    const reviewed = new Map([
      ['less', 'minus'],
      ['more', 'plus'],
      ['gone', 'bye'],
    ]);
    const found = new Map([
      ['less', 'plus'],
      ['more', 'minus'],
      ['new', 'hello'],
    ]);
    expect(wordDifferences(reviewed, found)).toEqual([
      'less: expected «minus», found «plus»',
      'more: expected «plus», found «minus»',
      'gone: expected «bye», found «nothing»',
      'new: expected «nothing», found «hello»',
    ]);
  });
});
