import { describe, expect, it } from 'vitest';
import { matchesOf } from '../../../machines/search/match.ts';
import { categorySuggestion } from '../../../src/catalogue/suggestions.ts';
import { searchWords } from '../../../src/app/texts/search-words.ts';
import { categories } from '../../../src/catalogue/categories.ts';
import { products } from '../../../src/catalogue/products.ts';
import { CATEGORIES } from '../../facts/categories.ts';
import { CODES, type Code } from '../../facts/languages.ts';
import { PRODUCTS } from '../../facts/products.ts';
import { textIn } from '../../facts/texts.ts';
import { early, earlyQueries, queries, sample } from '../../machines/search/search.model.ts';
import { foundBy } from '../../machines/search/search.oracle.ts';
import { earlyShopEntries, shopEntries } from '../support/shop-entries.ts';

const [MOUSE, FULL, COMPACT, FAN, EMBERFALL, MOONVEIL] = [1, 2, 3, 4, 5, 15] as const;
const [FIRST_CATEGORY, HEADSETS, KEYCAPS] = [categorySuggestion(1), categorySuggestion(3), categorySuggestion(5)];

/** What shoppers type, by language, and what must stand first. */
const FIRST_HITS: Readonly<Record<Code, readonly (readonly [string, number])[]>> = {
  en: [
    ['mouse', MOUSE],
    ['mice', MOUSE],
    ['Mouses', MOUSE],
    ['wireless', MOUSE],
    ['cordless mouse', MOUSE],
    ['kestrel', MOUSE],
    ['keyboard', FULL],
    ['keyboards', FULL],
    ['mechanical keyboards', FULL],
    ['full-size', FULL],
    ['compact keyboard', COMPACT],
    ['small keyboard', COMPACT],
    ['gift', COMPACT],
    ['gifts', COMPACT],
    ['presents', COMPACT],
    ['mother’s day', COMPACT],
    ['new', FULL],
    ['fan', FAN],
    ['fans', FAN],
    ['cooler', FAN],
    ['headset', HEADSETS],
    ['headphones', HEADSETS],
    ['earphones', HEADSETS],
    ['keycaps', KEYCAPS],
    ['coins', EMBERFALL],
    ['coin', EMBERFALL],
    ['1,000 coins', EMBERFALL],
    ['moonveil', MOONVEIL],
    ['currency', EMBERFALL],
    ['鼠标', MOUSE],
    ['鍵盤', FULL],
    ['ｋｅｙｂｏａｒｄ', FULL],
  ],
  cn: [
    ['鼠标', MOUSE],
    ['滑鼠', MOUSE],
    ['mouse', MOUSE],
    ['无线鼠标', MOUSE],
    ['紅隼', MOUSE],
    ['键盘', FULL],
    ['鍵盤', FULL],
    ['keyboard', FULL],
    ['紧凑', COMPACT],
    ['礼物', COMPACT],
    ['新品', FULL],
    ['风扇', FAN],
    ['散熱', FAN],
    ['耳机', HEADSETS],
    ['耳麦', HEADSETS],
    ['键帽', KEYCAPS],
    ['游戏币', EMBERFALL],
    ['金币', EMBERFALL],
    ['月纱幻境', MOONVEIL],
    ['充值', EMBERFALL],
  ],
  tw: [
    ['滑鼠', MOUSE],
    ['鼠标', MOUSE],
    ['mice', MOUSE],
    ['無線滑鼠', MOUSE],
    ['鍵盤', FULL],
    ['keyboard', FULL],
    ['機械', FULL],
    ['精簡', COMPACT],
    ['禮物', COMPACT],
    ['母親節', COMPACT],
    ['新品', FULL],
    ['風扇', FAN],
    ['风扇', FAN],
    ['耳機', HEADSETS],
    ['headphones', HEADSETS],
    ['鍵帽', KEYCAPS],
    ['遊戲幣', EMBERFALL],
    ['金幣', EMBERFALL],
    ['月紗幻境', MOONVEIL],
    ['1000', EMBERFALL],
  ],
};

/** What the shop calls the packs of coins on its banner, in its descriptions and in its texts, and the category they are in. */
const OTHERS = 6;
const COIN_PACKS = [
  'coin pack',
  'coin packs',
  'packs',
  '游戏币礼包',
  '遊戲幣禮包',
  '礼包',
  '禮包',
  '其他',
  '其它',
] as const;

/** What it calls the carnival on its banner and in its news. */
const CARNIVAL_PICK = 4;
const CARNIVAL = ['e-sports carnival', '电竞嘉年华', '電競嘉年華', '嘉年华精选', '嘉年華'] as const;

describe.each(CODES)('In %s', (code) => {
  const entries = shopEntries(code);

  it.each(FIRST_HITS[code])('«%s» finds first %d', (query, first) => {
    expect(matchesOf(entries, query)[0]).toBe(first);
  });

  it.each(COIN_PACKS)('«%s» finds every coin pack, and the category behind them', (query) => {
    const packs = PRODUCTS.filter(({ category }) => category === OTHERS).map(({ id }) => id);
    expect([...matchesOf(entries, query)].sort((a, b) => a - b)).toEqual([...packs, categorySuggestion(OTHERS)]);
  });

  it.each(CARNIVAL)('«%s» finds all that the carnival picks', (query) => {
    const picks = PRODUCTS.filter(({ labels }) => labels.includes(CARNIVAL_PICK)).map(({ id }) => id);
    expect(matchesOf(entries, query)).toEqual(picks);
  });

  it('the names of every other language are found', () => {
    for (const other of CODES) {
      for (const { id } of products) expect(matchesOf(entries, textIn(other, `product.${id}.name`))).toContain(id);
      for (const { id } of categories) {
        expect(matchesOf(entries, textIn(other, `category.${id}.name`))).toContain(categorySuggestion(id));
      }
    }
  });

  it('the labels of every other language are found, each with all products that carry it', () => {
    for (const other of CODES)
      for (const { id, labels } of PRODUCTS)
        for (const label of labels) expect(matchesOf(entries, textIn(other, `label.${label}`)), `${id}`).toContain(id);
  });

  it('each beginning of a word of a name finds all that has it in its name, in the order of the oracle', () => {
    const named = [
      ...PRODUCTS.map(({ id }) => ({ id, name: textIn(code, `product.${id}.name`) })),
      ...CATEGORIES.map(({ id }) => ({
        id: FIRST_CATEGORY - 1 + id,
        name: textIn(code, `category.${id}.name`),
        isLast: true,
      })),
    ];
    const words = new Set(named.flatMap(({ name }) => name.split(' ')));
    const beginnings = [...words].flatMap((word) => Array.from(word, (_, end) => word.slice(0, end + 1)));
    for (const query of new Set(beginnings)) {
      const expected = foundBy(query, named);
      expect(
        matchesOf(entries, query).filter((id) => expected.includes(id)),
        query,
      ).toEqual(expected);
    }
  });

  it('nothing is found of what the shop does not know', () => {
    for (const query of ['zzzz', 'camera', '相机', '洗衣機']) expect(matchesOf(entries, query)).toEqual([]);
  });
});

it('at least 60 queries are tried', () => {
  expect(Object.values(FIRST_HITS).flat().length).toBeGreaterThanOrEqual(60);
});

it('other names are those of the shop’s own things', () => {
  expect(Object.keys(searchWords.products).map(Number)).toEqual(products.map(({ id }) => id));
  expect(Object.keys(searchWords.categories).map(Number)).toEqual(categories.map(({ id }) => id));
});

it.each(['en', 'tw'] as const)(
  'the sample of the model answers each query as the whole catalogue does: %s',
  (language) => {
    for (const query of queries) {
      expect(foundBy(query, sample[language]), query).toEqual(foundBy(query, shopEntries(language)));
    }
    for (const query of earlyQueries) {
      expect(foundBy(query, early[language]), query).toEqual(foundBy(query, earlyShopEntries(language)));
      expect(foundBy(query, sample[language]), query).toEqual(foundBy(query, shopEntries(language)));
    }
  },
);
