import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../machines/language/languages.ts';
import { categories } from '../../../src/catalogue/categories.ts';
import { pictureNames } from '../../../src/catalogue/pictures.ts';
import { products } from '../../../src/catalogue/products.ts';
import { productsBeyond } from '../../bench/growth/grown-catalogue.ts';
import { grownSources, readSource } from '../../bench/growth/grown-sources.ts';
import { growthOf, growthTable, shortOf } from '../../bench/growth/judged.ts';

function textsIn(sources: ReadonlyMap<string, string>, language: string): Record<string, { readonly name: string }> {
  return JSON.parse(sources.get(`locales/${language}/translation.json`) ?? '{}').product;
}

describe('A grown catalogue', () => {
  const grown = productsBeyond(1000);

  it('goes on after the products of the shop, and is the same each time', () => {
    expect(grown.map(({ id }) => id)).toEqual(Array.from({ length: 984 }, (_, index) => index + 17));
    expect(productsBeyond(1000)).toEqual(grown);
    expect(productsBeyond(products.length)).toEqual([]);
  });

  it('has products in every category, each with a name of its own and a picture of the shop', () => {
    const counts = categories.map(({ id }) => grown.filter(({ productType }) => productType === id).length);
    expect(counts.reduce((sum, count) => sum + count)).toBe(grown.length);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    for (const language of ['en', 'cn', 'tw'] as const)
      expect(new Set(grown.map(({ texts }) => texts[language].name)).size).toBe(grown.length);
    expect(grown.filter(({ productImg }) => !pictureNames.includes(productImg))).toEqual([]);
  });
});

describe('The sources of a grown shop', () => {
  it('have the products and their texts beside those of the shop', () => {
    const sources = grownSources(productsBeyond(18));
    expect(sources.get('src/catalogue/seeds.ts')).toContain('"id":18,');
    for (const language of LANGUAGES) {
      const texts = textsIn(sources, language);
      expect(Object.keys(texts)).toHaveLength(18);
      expect(texts['1']).toEqual(textsIn(grownSources(productsBeyond(16)), language)['1']);
    }
    const [last] = productsBeyond(18).slice(-1);
    expect(sources.get('src/app/texts/search-words.ts')).toContain(
      `18: "${last?.texts.en.name} ${last?.texts.cn.name}`,
    );
  });

  it('are those of the shop where nothing grows, but for the pages that are rendered', () => {
    const changed = [...grownSources(productsBeyond(products.length))].filter(([file, source]) =>
      file.endsWith('.json')
        ? !isDeepStrictEqual(JSON.parse(source), JSON.parse(readSource(file)))
        : source !== readSource(file),
    );
    expect(changed.map(([file]) => file)).toEqual(['src/build/pages/page-table.ts']);
  });

  it('are refused where the shop no longer has the place that is changed', () => {
    expect(() =>
      grownSources(productsBeyond(17), (file) => readSource(file).replace('as const satisfies', 'satisfies')),
    ).toThrow('The source has not one');
  });
});

describe('The judge of growth', () => {
  const values = new Map([
    [16, 10],
    [1000, 30],
    [10_000, 14],
  ]);

  it('compares the largest catalogue with the smallest', () => {
    expect(growthOf({ name: 'nodes', unit: '', values })).toBeCloseTo(1.4);
    expect(growthOf({ name: 'nodes', unit: '', values: new Map([[16, 10]]) })).toBeNaN();
  });

  it('names what a measure falls short of', () => {
    expect(shortOf({ name: 'key', unit: 'ms', values, most: 16 })).toEqual([]);
    expect(shortOf({ name: 'key', unit: 'ms', values, most: 14 })).toEqual(['14 ms']);
    expect(shortOf({ name: 'nodes', unit: '', values: new Map([...values, [10_000, 15.1]]) })).toEqual(['1.5 times']);
  });

  it('takes nothing for kept that was not measured', () => {
    const measured = (...pairs: readonly (readonly [number, number])[]) =>
      ({ name: 'key', unit: 'ms', values: new Map(pairs), most: 16 }) as const;
    for (const lost of [
      measured([16, 10], [10_000, Number.NaN]),
      measured([16, Number.NaN], [10_000, 10]),
      measured([16, 10], [1000, Number.NaN], [10_000, 10]),
      measured(),
    ])
      expect(shortOf(lost)).toEqual(['not measured']);
    expect(growthTable([measured([16, 10], [10_000, Number.NaN])], [16, 10_000])[1]).toEqual([
      'key, ms',
      '10',
      '-',
      '-',
      'not measured',
    ]);
    // So large a cart is there in one catalogue alone: its bound judges it.
    expect(shortOf(measured([10_000, 10]))).toEqual([]);
    expect(shortOf(measured([10_000, 17]))).toEqual(['16 ms']);
  });

  it('prints a column for each size, and what could not be measured as such', () => {
    const measured = {
      name: 'key',
      unit: 'ms' as const,
      values: new Map([
        [1000, 2.25],
        [10_000, 1234],
      ]),
      most: 16,
    };
    expect(growthTable([measured], [16, 1000, 10_000])).toEqual([
      ['measure', '16', '1,000', '10,000', 'times', 'short of'],
      ['key, ms', '-', '2.3', '1,234', '548.44', '1.5 times, 16 ms'],
    ]);
  });
});
