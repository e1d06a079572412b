import { describe, expect, it } from 'vitest';
import { packed, unpacked } from '../../../src/catalogue/packed-products.ts';
import { products } from '../../../src/catalogue/products.ts';
import { seeds } from '../../../src/catalogue/seeds.ts';

describe('Products that the build has packed', () => {
  it('are those of the table but for their names, numbers that are left out included', () => {
    const some = products.filter(({ id }) => id !== 3);
    const read = unpacked(JSON.parse(JSON.stringify(packed(some))));
    const expected = seeds.filter(({ id }) => id !== 3).map(({ productName: _, ...fields }) => fields);
    expect(read).toEqual(expected);
  });
});
