import { afterEach, describe, expect, it, vi } from 'vitest';
import { products } from '../../../src/catalogue/products.ts';
import { productData } from '../../../src/features/product/detail/product-data.ts';
import { stockLevel } from '../../../src/features/product/card/stock.ts';
import { MOUSE } from '../../facts/products.ts';

const words = { name: 'A fan', description: 'It turns.', category: 'Fan' };
const [mouse] = products;

afterEach(() => vi.resetModules());

/** The module as a page loads it: its policy is made once, from what the browser has at that time. */
function loadDataBlock() {
  return import('../../../src/ui/structured-data/data-block.ts');
}

describe('the structured data of a product', () => {
  it('names the product, its price in dollars and its picture', () => {
    expect(mouse && productData(mouse, words)).toMatchObject({
      '@type': 'Product',
      name: 'A fan',
      image: '/pictures/wireless-mouse-800.webp',
      offers: { price: MOUSE.price, priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
    });
  });

  it('says that a product without stock is out of stock', () => {
    expect(mouse && productData({ ...mouse, inventory: 0 }, words).offers.availability).toBe(
      'https://schema.org/OutOfStock',
    );
  });
});

describe('a data block', () => {
  it('holds no character that could end its element, and still reads as the same data', async () => {
    const { escapeJson } = await loadDataBlock();
    const data = { name: '</script><script>alert(1)</script><!--' };
    const text = escapeJson(JSON.stringify(data));
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual(data);
  });

  it('is escaped where the browser has no Trusted Types', async () => {
    vi.stubGlobal('trustedTypes', undefined);
    const { dataBlockText } = await loadDataBlock();
    expect(dataBlockText('"<"')).toBe(String.raw`"\u003c"`);
  });

  it('passes one policy, made once, where it has them', async () => {
    const createPolicy = vi.fn<(name: string, rules: { createScript: (text: string) => string }) => object>(
      (_, rules) => ({ createScript: (text: string) => `trusted ${rules.createScript(text)}` }),
    );
    vi.stubGlobal('trustedTypes', { createPolicy });
    const { dataBlockText } = await loadDataBlock();
    expect(dataBlockText('"<"')).toBe(String.raw`trusted "\u003c"`);
    dataBlockText('""');
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['loadout-data']);
  });

  it('has no text where the content policy refuses', async () => {
    vi.stubGlobal('trustedTypes', {
      createPolicy: () => {
        throw new TypeError('disallowed');
      },
    });
    const { dataBlockText } = await loadDataBlock();
    expect(dataBlockText('""')).toBeUndefined();
  });
});

describe('the stock in words', () => {
  it.each([
    [0, 'out'],
    [1, 'low'],
    [5, 'low'],
    [6, 'plenty'],
    [134, 'plenty'],
  ] as const)('calls %i units %s', (inventory, level) => {
    expect(stockLevel(inventory)).toBe(level);
  });
});
