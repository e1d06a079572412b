import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adverts } from '../../../src/catalogue/adverts.ts';
import { categories, categoryById, homeRows } from '../../../src/catalogue/categories.ts';
import { formatNumber, formatPrice, priceOf, totalOf } from '../../../src/catalogue/money.ts';
import { news } from '../../../src/catalogue/news.ts';
import { pictureNames } from '../../../src/catalogue/pictures.ts';
import { productById, products, productsOfType, stockedCategories } from '../../../src/catalogue/products.ts';
import { seeds } from '../../../src/catalogue/seeds.ts';
import { CATEGORIES, HOME_ROWS } from '../../facts/categories.ts';
import { dollars } from '../../facts/prices.ts';
import { COMPACT_KEYBOARD, MOUSE, PRODUCTS, productsIn } from '../../facts/products.ts';
import { LOCALES } from '../../facts/texts.ts';

const coinPacks = seeds.slice(4);

describe('§3 Category', () => {
  it('has the seeds of the specification, in order', () => {
    expect(categories.map(({ id, name }) => ({ id, name }))).toEqual(CATEGORIES);
  });

  it('is found by its number, and by nothing else', () => {
    expect(categories.map(({ id }) => categoryById(id))).toEqual(categories);
    const others = [0, categories.length + 1, 1.5, -1, Number.NaN];
    expect(others.map((id) => categoryById(id))).toEqual(others.map(() => undefined));
  });

  it('has a picture of its own', () => {
    expect(categories.map(({ picture }) => picture)).toEqual(
      categories.map(({ name }) => `category-${name.toLowerCase()}`),
    );
  });

  it('fills the rows of the home page in the order of §2', () => {
    expect(homeRows.map(({ id, name }) => ({ id, name }))).toEqual(HOME_ROWS);
    expect(homeRows.map(({ homeRow }) => homeRow)).toEqual(HOME_ROWS.map((_, index) => index + 1));
  });
});

describe('§3 Product', () => {
  it('has sixteen seeds, numbered from 1', () => {
    expect(products.map(({ id }) => id)).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
  });

  it('has exactly the fields of the specification', () => {
    for (const product of seeds) {
      expect(Object.keys(product)).toEqual([
        'id',
        'productImg',
        'productName',
        'productPrice',
        'productLabels',
        'productType',
        'inventory',
      ]);
    }
  });

  it('has the names, prices, stocks, categories and labels of the specification', () => {
    expect(
      seeds.map(({ id, productName, productPrice, inventory, productType, productLabels }) => ({
        id,
        name: productName,
        price: productPrice,
        stock: inventory,
        category: productType,
        labels: productLabels,
      })),
    ).toEqual(PRODUCTS);
  });

  it('starts with the pictures of a wireless mouse, two keyboards and a fan', () => {
    expect(products.slice(0, 4).map(({ productImg }) => productImg)).toEqual([
      'wireless-mouse',
      'keyboard-full',
      'keyboard-compact',
      'fan',
    ]);
  });

  it('goes on with twelve coin packs of type 6: 1000 coins for 500, the larger for 1500', () => {
    expect(coinPacks).toHaveLength(12);
    expect(coinPacks.map(({ productType }) => productType)).toEqual(Array(12).fill(6));
    expect(coinPacks.map(({ productPrice }) => productPrice)).toEqual(Array(6).fill([500, 1500]).flat());
    for (const { productName, productImg, productPrice } of coinPacks) {
      const coins = productPrice === 500 ? '1000' : '3500';
      expect(productName).toMatch(new RegExp(`^[A-Z][a-z]+ ${coins} Coins$`));
      expect(productImg).toBe(`coins-${productName.split(' ')[0]?.toLowerCase()}-${coins}`);
    }
  });

  it('has coin packs whose stocks vary from 1 to 134, both ends present', () => {
    const stocks = coinPacks.map(({ inventory }) => inventory);
    expect([Math.min(...stocks), Math.max(...stocks)]).toEqual([1, 134]);
    expect(new Set(stocks).size).toBe(12);
    expect(stocks.every(Number.isInteger)).toBe(true);
  });

  it('is found by its number, and by nothing else', () => {
    expect(products.map(({ id }) => productById(id))).toEqual(products);
    expect([0, 17, 1.5, -1, Number.NaN].map(productById)).toEqual(Array(5).fill(undefined));
  });

  it('is listed under its category; Headset and Keycaps have none', () => {
    const idsIn = (all: readonly { readonly id: number }[]) => all.map(({ id }) => id);
    expect(categories.map(({ id }) => idsIn(productsOfType(id)))).toEqual(
      CATEGORIES.map(({ id }) => idsIn(productsIn(id))),
    );
    expect(idsIn(stockedCategories)).toEqual([1, 2, 4, 6]);
  });

  it.each(LOCALES)('has a name that is no part of another name ($code)', ({ texts }) => {
    const names = products.map(({ id }) => texts.get(`product.${id}.name`) ?? '');
    const contained = names.filter((name, index) => names.some((other, at) => at !== index && other.includes(name)));
    expect(contained).toEqual([]);
  });

  it.each(LOCALES)('has words for every label that it carries ($code)', ({ texts }) => {
    const labels = new Set(products.flatMap(({ productLabels }) => productLabels));
    expect([...labels].filter((label) => !texts.has(`label.${label}`))).toEqual([]);
    expect([...texts.keys()].filter((key) => key.startsWith('label.'))).toHaveLength(labels.size);
  });
});

describe('News and adverts', () => {
  it('are six slides and four adverts (§2 Home)', () => {
    expect(news.map(({ id, picture }) => [id, picture])).toEqual([1, 2, 3, 4, 5, 6].map((id) => [id, `news-${id}`]));
    expect(adverts.map(({ id, picture }) => [id, picture])).toEqual([1, 2, 3, 4].map((id) => [id, `advert-${id}`]));
  });

  it('lead to pages that have something to show', () => {
    for (const { leadsTo } of [...news, ...adverts]) {
      const found = leadsTo.kind === 'product' ? productById(leadsTo.id) : productsOfType(leadsTo.id)[0];
      expect(found).toBeDefined();
    }
  });

  it('show pictures that exist', () => {
    const shown = [...news, ...adverts].map(({ picture }) => picture);
    expect(shown.filter((picture) => !pictureNames.includes(picture))).toEqual([]);
  });
});

describe('R12 Prices', () => {
  it.each([
    [0, '$0'],
    [500, '$500'],
    [1500, '$1,500'],
    [1234567, '$1,234,567'],
    [Number.MAX_SAFE_INTEGER, '$9,007,199,254,740,991'],
  ])('writes %d as %s', (amount, text) => {
    expect(formatPrice(amount)).toBe(text);
    expect(dollars(amount), 'the copy of the tests').toBe(text);
  });

  it('are written as Intl writes them, numbers too', () => {
    const price = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
    const number = new Intl.NumberFormat('en-US');
    fc.assert(
      fc.property(fc.maxSafeInteger(), (whole) => {
        expect([formatPrice(whole), formatNumber(whole)]).toEqual([price.format(whole), number.format(whole)]);
      }),
      { seed: 1, examples: [[0]] },
    );
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1])('refuses %d', (amount) => {
    expect(() => formatPrice(amount)).toThrow(RangeError);
  });

  it('are what a number of units costs together, and 0 for what is not sold', () => {
    expect([priceOf(MOUSE.id), priceOf(MOUSE.id, 3), priceOf(MOUSE.id, 0)]).toEqual([1500, 4500, 0]);
    expect([priceOf(0), priceOf(products.length + 1, 2)]).toEqual([0, 0]);
  });

  it('add up to a total: price times quantity (§9)', () => {
    const lines = [
      { id: MOUSE.id, quantity: 2 },
      { id: COMPACT_KEYBOARD.id, quantity: 1 },
    ];
    expect([totalOf(lines), totalOf([])]).toEqual([5000, 0]);
  });
});
