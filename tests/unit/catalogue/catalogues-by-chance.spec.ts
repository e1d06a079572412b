import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packed, unpacked } from '../../../src/catalogue/packed-products.ts';
import { type Product, products } from '../../../src/catalogue/products.ts';
import { textBlocks } from '../../../src/catalogue/text-blocks.ts';
import { CATEGORIES } from '../../facts/categories.ts';

const SEED = 20_261_126;

/** How many products of a category have their texts in the file of a language, and how many others share a block. */
const [AT_HAND, BLOCK] = [12, 512];

/** What a catalogue may hold: numbers that grow, and all else as it comes. */
const catalogues = fc
  .array(
    fc.record({
      step: fc.integer({ min: 1, max: 5 }),
      like: fc.constantFrom(...products),
      productPrice: fc.integer({ min: 1, max: 99_999 }),
      inventory: fc.nat({ max: 999 }),
      productType: fc.constantFrom(...CATEGORIES.map(({ id }) => id)),
      labels: fc.subarray([1, 2, 3, 4]),
    }),
    { minLength: 1, maxLength: 60 },
  )
  .map((rows) => {
    let id = 0;
    return rows.map(({ step, like, labels, ...fields }) => {
      id += step;
      const { productImg } = like;
      return { ...fields, id, productImg, productLabels: labels } as Omit<Product, 'productName'>;
    });
  });

describe('A catalogue by chance', () => {
  it('is packed and unpacked without a loss', () => {
    fc.assert(
      fc.property(catalogues, (catalogue) => {
        const text = JSON.stringify(packed(catalogue));
        expect(unpacked(JSON.parse(text))).toEqual(catalogue);
      }),
      { numRuns: 100, seed: SEED },
    );
  });

  it('has the texts of the first products of each category at hand, and each other product in one block of its own category', () => {
    const sizes = fc.array(fc.constantFrom(0, 1, 11, 12, 13, 523, 524, 525, 1100), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(sizes, fc.boolean(), (counts, areMixed) => {
        const rows = counts.flatMap((count, at) =>
          Array.from({ length: count }, (_, place) => ({ productType: CATEGORIES[at]?.id ?? 1, place })),
        );
        const sorted = areMixed ? rows.toSorted((a, b) => a.place - b.place) : rows;
        const all = sorted.map(({ productType }, at) => ({ id: at + 1, productType })) as {
          id: number;
          productType: Product['productType'];
        }[];
        const expected = CATEGORIES.flatMap(({ id }) => {
          const rest = all.filter(({ productType }) => productType === id).slice(AT_HAND);
          const blocks: number[][] = [];
          for (const [at, one] of rest.entries()) {
            if (at % BLOCK === 0) blocks.push([]);
            blocks.at(-1)?.push(one.id);
          }
          return blocks;
        });
        expect(textBlocks(all)).toEqual(expected);
      }),
      { numRuns: 60, seed: SEED },
    );
  });
});
