import { searchMachine } from '../../../machines/search/search.machine.ts';
import { LOCALES, textIn } from '../../facts/texts.ts';
import { PRODUCTS } from '../../facts/products.ts';
import { wideText } from '../../facts/wide-texts.ts';
import { defineWide } from '../../engine/random-walks/wide.ts';

/** What the shop lets a shopper search, in each language. */
const whole = LOCALES.map(({ code }) =>
  PRODUCTS.map(({ id, category }) => {
    const keys = [`product.${id}.name`, `category.${category}.name`, `product.${id}.description`];
    return { id, text: keys.map((key) => textIn(code, key)).join('\n') };
  }),
);

const words = [
  'coins',
  'COINS 3500',
  'o',
  'e',
  '  Mouse\u3000 ',
  'key\tboard',
  'ｃｏｉｎｓ',
  '鍵',
  '键盘',
  '.*',
  '(',
  '<b>',
];

/** All sixteen products in three languages, one, and none; queries of up to 200 signs; every suggestion picked. */
export const searchWide = defineWide(searchMachine, {
  inputs: () => [...whole.map((entries) => ({ entries })), { entries: [] }],
  // The page searches all its products, and the model a few of them: only its own queries find the same in both.
  offPage: (random) => [
    { type: 'query.typed', query: wideText(random) },
    { type: 'query.typed', query: random.pick(words) },
    { type: 'option.picked', id: random.pick(PRODUCTS).id },
    { type: 'entries.changed', entries: random.pick([...whole, [], whole[0]?.slice(-1) ?? []]) },
  ],
});
