import { searchMachine } from '../../../machines/search/search.machine.ts';
import { CODES } from '../../facts/languages.ts';
import { CATEGORIES } from '../../facts/categories.ts';
import { textIn } from '../../facts/texts.ts';
import { PRODUCTS } from '../../facts/products.ts';
import { wideText } from '../../facts/wide-texts.ts';
import { defineWide } from '../../engine/random-walks/wide.ts';

/** What the shop lets a shopper search, in each language. */
const whole = CODES.map((code) => [
  ...PRODUCTS.map(({ id, category }) => ({
    id,
    name: textIn(code, `product.${id}.name`),
    also: CODES.flatMap((other) =>
      [`product.${id}.name`, `category.${category}.name`].map((key) => textIn(other, key)),
    ).join('\n'),
    text: textIn(code, `product.${id}.description`),
  })),
  ...CATEGORIES.map(({ id }) => ({ id: 1_000_000 + id, name: textIn(code, `category.${id}.name`), isLast: true })),
]);

const words = [
  'coins',
  'mice',
  '1,000 boxes',
  '耳机',
  'COINS 3500',
  'o',
  'e',
  '  Mouse\u3000 ',
  'key\tboard',
  'ｃｏｉｎｓ',
  '鍵',
  '键盘',
  '.*',
  'key\u200bboard\u00ad',
  '\u200b',
  'full\u2011size',
  'FULL—',
  'mouse?',
  '「滑鼠」，',
  '...',
  '#1000',
  '(＃mouse)',
  '(',
  '<b>',
];

/** All sixteen products in three languages, one, and none; queries of up to 200 signs; every suggestion picked. */
export const searchWide = defineWide(searchMachine, {
  inputs: (random) => [...whole, []].map((entries) => ({ entries, isWhole: random.pick([true, false]) })),
  // The page searches all its products, and the model a few of them: only its own queries find the same in both.
  offPage: (random) => [
    { type: 'query.typed', query: wideText(random) },
    { type: 'query.typed', query: random.pick(words) },
    { type: 'option.picked', id: random.pick(PRODUCTS).id },
    {
      type: 'entries.changed',
      entries: random.pick([...whole, [], whole[0]?.slice(-1) ?? []]),
      isWhole: random.pick([true, false]),
    },
  ],
});
