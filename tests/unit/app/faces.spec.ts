import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../../facts/languages.ts';

const sheet = readFileSync(new URL('../../../src/app/theme/base.css', import.meta.url), 'utf8');
const beyondLatin = Object.values(LANGUAGES).filter(({ script }) => script !== 'Latin');

it.each(beyondLatin)(
  'Texts in $tag have faces of their own: the same character is drawn otherwise elsewhere',
  ({ tag }) => {
    expect(sheet).toMatch(new RegExp(`^:lang\\(${tag}\\) \\{\\n  --mantine-font-family:`, 'm'));
  },
);
