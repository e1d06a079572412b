import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../machines/language/languages.ts';
import { AT_HAND, textBlocks } from '../../../src/catalogue/text-blocks.ts';
import { languageOfPart, partModule, partsModule, textsAtHand } from '../../../src/build/catalogue/split-texts.ts';
import { localeOf } from '../../facts/texts.ts';

const source = JSON.stringify({
  common: { ok: 'OK' },
  product: Object.fromEntries(
    [1, 2, 3].map((id) => [id, { name: `Name ${id}`, description: `What ${id} is`, alt: `Picture ${id}` }]),
  ),
});

const blocks = [[2], [3]];

describe('The blocks of a catalogue', () => {
  const grown = Array.from(
    { length: 3000 },
    (_, index) => ({ id: index + 1, productType: index % 2 ? 6 : 1 }) as const,
  );

  it('hold each product once but for the first of each category, whose texts are at hand', () => {
    const found = textBlocks(grown).flat();
    const atHand = grown.slice(0, 2 * AT_HAND).map(({ id }) => id);
    expect([...atHand, ...found].toSorted((a, b) => a - b)).toEqual(grown.map(({ id }) => id));
  });

  it('are of one category each', () => {
    expect(textBlocks(grown).map((ids) => new Set(ids.map((id) => id % 2)).size)).toEqual(Array(6).fill(1));
  });

  it('are none where the shop is small, and then its files stay as they are', () => {
    expect(textBlocks()).toEqual([]);
    expect(partsModule(LANGUAGES)).toBeUndefined();
    const own = JSON.stringify(localeOf('en').file);
    expect(textsAtHand(own)).toBe(own);
  });
});

describe('The texts of a large catalogue', () => {
  it('stay in the file of the language where they are at hand, all others with them', () => {
    expect(JSON.parse(textsAtHand(source, blocks))).toEqual({
      common: { ok: 'OK' },
      product: { 1: { name: 'Name 1', description: 'What 1 is', alt: 'Picture 1' } },
    });
  });

  it('are in a script for each block, language and kind', () => {
    const list = partsModule(LANGUAGES, blocks) ?? '';
    const queries = [...list.matchAll(/import\('\.\/text-parts\.ts(?<query>\?[^']+)'\)/gu)].map(
      ({ groups }) => groups?.['query'] ?? '',
    );
    expect(queries).toHaveLength(LANGUAGES.length * 2 * blocks.length);
    expect(new Set(queries.map(languageOfPart))).toEqual(new Set(LANGUAGES));
    expect(languageOfPart('')).toBeUndefined();
    expect(partModule('?en.names.1', source, blocks)).toBe(
      String.raw`export default JSON.parse("[{\"name\":\"Name 3\"}]");` + '\n',
    );
    expect(partModule('?en.details.0', source, blocks)).toContain('What 2 is');
  });

  it('are refused where a product has none, or nothing is asked for', () => {
    expect(() => partModule('?en.names.0', source, [[4]])).toThrow('Product 4 has no texts');
    expect(() => partModule('?en.names.2', source, blocks)).toThrow('There is no part');
    expect(() => partModule('?en', source, blocks)).toThrow('There is no part');
  });
});
