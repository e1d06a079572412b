import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LOCALES } from '../../facts/texts.ts';

const known = new Set(readFileSync(new URL('../../browser/pictures/fonts/letters.txt', import.meta.url), 'utf8'));

it.each(LOCALES)('The letters that pictures of the pages are drawn with are all that $code needs', ({ texts }) => {
  const needed = new Set([...texts.values()].join('').replaceAll(/\s/gu, ''));
  expect(
    [...needed].filter((letter) => !known.has(letter)),
    'run tests/browser/pictures/fonts/cut.sh',
  ).toEqual([]);
});
