import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CODES, type Code } from '../../facts/languages.ts';
import { LOCALES, localeOf } from '../../facts/texts.ts';

const glossary = readFileSync(new URL('../../../locales/glossary.md', import.meta.url), 'utf8');

/** The lines of the table: its head, the rule below it, and a line for each word. */
const [head = [], , ...lines] = glossary
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** A key, and the word that its text holds in each language. */
const rows = lines.map((cells) => ({
  key: cells[1] ?? '',
  wordIn: (code: Code) => cells[head.indexOf(code)] ?? '',
}));

/** American spellings of words that the shop writes or may write. */
const AMERICAN = /\b(?:aluminum|armor|center|color|customize|favorite|gray|organize|personalize|rumor|catalog)\w*/giu;

describe('The glossary for translators', () => {
  it('has a table with a column for each language', () => {
    expect(rows.length).toBeGreaterThan(25);
    expect(head).toEqual(['', 'key', ...CODES, 'note', '']);
  });

  it.each(rows)('has the word of $key in each language, as the texts do', ({ key, wordIn }) => {
    for (const code of CODES) {
      const text = localeOf(code).texts.get(key) ?? '';
      expect(wordIn(code), `${key} in ${code}`).not.toBe('');
      expect(text.toLowerCase(), `${key} in ${code}`).toContain(wordIn(code).toLowerCase());
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
