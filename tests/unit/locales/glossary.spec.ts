import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CODES } from '../../facts/languages.ts';
import { LOCALES, localeOf } from '../../facts/texts.ts';

const glossary = readFileSync(new URL('../../../locales/glossary.md', import.meta.url), 'utf8');

/** The rows of the table: a key, and the word that its text holds in each language. */
const rows = glossary
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.includes('.'))
  .map((line) => {
    const [key = '', en = '', cn = '', tw = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    return { key, words: { en, cn, tw } };
  });

/** American spellings of words that the shop writes or may write. */
const AMERICAN = /\b(?:aluminum|armor|center|color|customize|favorite|gray|organize|personalize|rumor|catalog)\w*/giu;

describe('The glossary for translators', () => {
  it('has a table', () => {
    expect(rows.length).toBeGreaterThan(25);
  });

  it.each(rows)('has the word of $key in each language, as the texts do', ({ key, words }) => {
    for (const code of CODES) {
      const text = localeOf(code).texts.get(key) ?? '';
      expect(text.toLowerCase(), `${key} in ${code}`).toContain(words[code].toLowerCase());
    }
  });
});

it('English has one spelling, the British one', () => {
  const found = [...localeOf('en').texts].filter(([, text]) => text.match(AMERICAN) !== null);
  expect(found).toEqual([]);
  expect('An aluminum plate'.match(AMERICAN)).not.toBeNull();
});

it.each(LOCALES.filter(({ code }) => code !== 'en'))('Coins are no gold coins in $code', ({ texts }) => {
  expect([...texts.values()].filter((text) => /金币|金幣/u.test(text))).toEqual([]);
});
