import { describe, expect, it } from 'vitest';
import { theme } from '../../../src/ui/theme/theme.ts';
import { flat } from '../../facts/texts.ts';
import { tableOf, wordDifferences } from '../../facts/words.ts';

/** A token as text; null for a group of tokens. */
function tokenOf(value: unknown): string | null {
  return Object(value) === value ? null : String(value);
}

describe('The look of the shop', () => {
  it('has the tokens of the reviewed table, key by key', () => {
    expect(wordDifferences(tableOf('look'), flat(theme, tokenOf))).toEqual([]);
  });
});
