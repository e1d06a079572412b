import { describe, expect, it } from 'vitest';
import { adverts } from '../../../src/catalogue/adverts.ts';
import { categories, categoryById, categoryPicture, homeRows } from '../../../src/catalogue/categories.ts';
import { formatPrice } from '../../../src/catalogue/money.ts';
import { news } from '../../../src/catalogue/news.ts';
import { pictureNames } from '../../../src/catalogue/pictures.ts';
import { productById, products, productsOfType } from '../../../src/catalogue/products.ts';
import { english, locales } from '../support/locale-files.ts';

const coinPacks = products.slice(4);

describe('§3 Category', () => {
  it('has six seeds, in order', () => {
    expect(categories).toEqual([
      { id: 1, name: 'Mouse' },
      { id: 2, name: 'Keyboard' },
      { id: 3, name: 'Headset' },
      { id: 4, name: 'Fan' },
      { id: 5, name: 'Keycaps' },
      { id: 6, name: 'Others' },
    ]);
  });

  it('is found by its number, and by nothing else', () => {
    expect(categories.map(({ id }) => categoryById(id))).toEqual(categories);
    expect([0, 7, 1.5, -1, Number.NaN].map(categoryById)).toEqual(Array(5).fill(undefined));
  });

  it('has the name of its address in the English file', () => {
    expect(categories.map(({ id }) => english.texts.get(`category.${id}.name`))).toEqual(
      categories.map(({ name }) => name),
    );
  });

  it('has a picture of its own', () => {
    expect(categories.map(({ id }) => categoryPicture(id))).toEqual(
      categories.map(({ name }) => `category-${name.toLowerCase()}`),
    );
  });

  it('fills the rows of the home page in the order of §2', () => {
    expect(homeRows.map((id) => categoryById(id)?.name)).toEqual(['Keyboard', 'Mouse', 'Fan', 'Keycaps', 'Others']);
  });
});

describe('§3 Product', () => {
  it('has sixteen seeds, numbered from 1', () => {
    expect(products.map(({ id }) => id)).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
  });

  it('has exactly the fields of the specification', () => {
    for (const product of products) {
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

  it('starts with a wireless mouse, two keyboards and a fan', () => {
    const facts = products.slice(0, 4).map((product) => {
      const { productImg, productPrice, productType, inventory } = product;
      return [productImg, productPrice, productType, inventory];
    });
    expect(facts).toEqual([
      ['wireless-mouse', 1500, 1, 10],
      ['keyboard-full', 3500, 2, 15],
      ['keyboard-compact', 2000, 2, 2],
      ['fan', 1200, 4, 5],
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
    expect(categories.map(({ id }) => productsOfType(id).map((product) => product.id))).toEqual([
      [1],
      [2, 3],
      [],
      [4],
      [],
      [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
    ]);
  });

  it('has its productName in the English file', () => {
    expect(products.map(({ id }) => english.texts.get(`product.${id}.name`))).toEqual(
      products.map(({ productName }) => productName),
    );
  });

  it.each(locales)('has a name that is no part of another name ($code)', ({ texts }) => {
    const names = products.map(({ id }) => texts.get(`product.${id}.name`) ?? '');
    const contained = names.filter((name, index) => names.some((other, at) => at !== index && other.includes(name)));
    expect(contained).toEqual([]);
  });

  it.each(locales)('has words for every label that it carries ($code)', ({ texts }) => {
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
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1])('refuses %d', (amount) => {
    expect(() => formatPrice(amount)).toThrow(RangeError);
  });
});
