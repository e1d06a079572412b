import { describe, expect, it } from 'vitest';
import { coinPackOf, otherPacksOf, pricePerThousand } from '../../../src/catalogue/coin-packs.ts';
import { goesWith } from '../../../src/catalogue/goes-with.ts';
import { products } from '../../../src/catalogue/products.ts';
import { rowsOf } from '../../../src/features/product/detail/specification/rows-of.ts';
import { PRODUCTS } from '../../facts/products.ts';
import { factsOf, togetherWith } from '../../facts/specifications.ts';
import { LOCALES } from '../../facts/texts.ts';
import { type Gaps, filled } from '../../facts/words.ts';

/** A translator that reads a locale file, as far as texts without plural forms go. */
function translate(texts: ReadonlyMap<string, string>) {
  const t = (key: string, gaps?: Gaps) => filled(texts.get(key) ?? `no text ${key}`, gaps ?? {});
  return t as Parameters<typeof rowsOf>[1];
}

describe('The specification of a product (R21)', () => {
  it.each(LOCALES)('has the rows of the review in $code, six to eight of them', ({ texts }) => {
    const t = translate(texts);
    for (const product of products) {
      const rows = rowsOf(product, t).map(({ label, value }) => [label, value]);
      expect(rows.length).toBeGreaterThanOrEqual(6);
      expect(rows.length).toBeLessThanOrEqual(8);
      const facts = factsOf(product.id).map(({ label, value }) => [
        texts.get(`specification.label.${label}`),
        typeof value === 'string' ? value : filled(texts.get(value.key) ?? '', value.gaps ?? {}),
      ]);
      expect(rows).toEqual(facts);
    }
  });

  it('names each row once', () => {
    const t = translate(new Map());
    for (const product of products) {
      const names = rowsOf(product, t).map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('says what 1,000 coins cost, in whole dollars', () => {
    expect(pricePerThousand(500, 1000)).toEqual({ amount: 500, isExact: true });
    expect(pricePerThousand(1500, 3500)).toEqual({ amount: 429, isExact: false });
    expect(pricePerThousand(1, 3000)).toEqual({ amount: 0, isExact: false });
    expect(pricePerThousand(1, 2000)).toEqual({ amount: 1, isExact: false });
    expect(pricePerThousand(0, 1000)).toEqual({ amount: 0, isExact: true });
  });

  it('knows the two packs of each of six worlds, and that the goods are none', () => {
    const packs = products.map(coinPackOf).filter((pack) => pack !== null);
    expect(packs).toHaveLength(12);
    expect(new Set(packs.map(({ world }) => world)).size).toBe(6);
    for (const product of products) {
      const others = otherPacksOf(product);
      expect(others).toHaveLength(coinPackOf(product) === null ? 0 : 1);
      expect(others.map(coinPackOf).map((pack) => pack?.world)).not.toContain(undefined);
      expect(others).not.toContain(product);
    }
  });
});

it('What goes with a product is what the review names, never the product itself', () => {
  expect(products.map((product) => goesWith(product).map(({ id }) => id))).toEqual(
    PRODUCTS.map(({ id }) => togetherWith(id)),
  );
  for (const product of products) expect(goesWith(product)).not.toContain(product);
});
