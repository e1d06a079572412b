import { describe, expect, it } from 'vitest';
import { CODES } from '../../facts/languages.ts';
import { localeOf } from '../../facts/texts.ts';
import { WORDS } from '../../facts/words.ts';

const NONE = 'nothing';

/** Where two tables of texts differ, key by key: what the review allowed, and what the file says. */
function differences(reviewed: ReadonlyMap<string, string>, found: ReadonlyMap<string, string>): string[] {
  return [...new Set([...reviewed.keys(), ...found.keys()])]
    .filter((key) => reviewed.get(key) !== found.get(key))
    .map((key) => `${key}: expected «${reviewed.get(key) ?? NONE}», found «${found.get(key) ?? NONE}»`);
}

describe('The words of the shop', () => {
  it.each(CODES)('are those of the reviewed table, key by key (%s)', (code) => {
    expect(differences(WORDS[code], localeOf(code).texts)).toEqual([]);
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
    expect(differences(reviewed, found)).toEqual([
      'less: expected «minus», found «plus»',
      'more: expected «plus», found «minus»',
      'gone: expected «bye», found «nothing»',
      'new: expected «nothing», found «hello»',
    ]);
  });
});
