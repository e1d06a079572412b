import { searchMachine } from '../../../machines/search/search.machine.ts';
import { defineModel } from '../../engine/model.ts';
import { covers } from '../../requirements/requirements.ts';
import { searchOracle } from './search.oracle.ts';

/**
 * Three products of §3 and three categories in two languages: they answer each query as all sixteen and six do, with all
 * their texts. The other names are those of both languages.
 */
export const sample = {
  en: [
    { id: 1, name: 'Kestrel Wireless Mouse', also: 'Mouse mice 滑鼠', text: 'A battery that outlasts the weekend.' },
    { id: 2, name: 'Bastion Full-Size Keyboard', also: 'Keyboard 鍵盤' },
    { id: 3, name: 'Sprint Compact Keyboard', also: 'Keyboard 鍵盤' },
    { id: 1_000_001, name: 'Mouse', also: 'mice 滑鼠', isLast: true },
    { id: 1_000_002, name: 'Keyboard', also: '鍵盤', isLast: true },
    { id: 1_000_003, name: 'Headset', also: 'headphone 耳機', isLast: true },
  ],
  tw: [
    { id: 1, name: '紅隼無線滑鼠', also: 'Kestrel Mouse mice' },
    { id: 2, name: '堡壘全尺寸鍵盤', also: 'Keyboard' },
    { id: 3, name: '疾馳精簡鍵盤', also: 'Keyboard' },
    { id: 1_000_001, name: '滑鼠', also: 'mouse mice', isLast: true },
    { id: 1_000_002, name: '鍵盤', also: 'keyboard', isLast: true },
    { id: 1_000_003, name: '耳機', also: 'headphone', isLast: true },
  ],
};

/**
 * Nothing, a blank, a plural that fits two products and a category, two words in capitals and full width, Chinese, words of
 * different products, another name of a category without products, and a word that is said of a product in English alone.
 */
export const queries = [
  '',
  ' ',
  'keyboards',
  'ＭＯＵＳＥ kest',
  '鍵盤',
  'keyboard kestrel',
  'headphones',
  'weekend',
] as const;

/** Typing, the arrows, Enter, picking, Escape, emptying the box, leaving and coming back, in English and after a change to Traditional Chinese. */
export const searchModel = defineModel({
  id: 'search',
  machine: searchMachine,
  inputs: [{ entries: sample.en }],
  stimuli: ({ context: { query: typed } }) => [
    ...queries.filter((query) => query !== typed).map((query) => ({ type: 'query.typed' as const, query })),
    { type: 'next.pressed' },
    { type: 'previous.pressed' },
    { type: 'enter.pressed' },
    { type: 'option.picked', id: 1 },
    { type: 'option.picked', id: 3 },
    { type: 'option.picked', id: 1_000_002 },
    { type: 'escape.pressed' },
    ...(typed === '' ? [] : [{ type: 'query.cleared' as const }]),
    { type: 'search.dismissed' },
    { type: 'search.resumed' },
    { type: 'entries.changed', entries: sample.en },
    { type: 'entries.changed', entries: sample.tw },
  ],
  project: ({ entries, query, matches, active }) => ({ entries, query, matches, active }),
  oracle: searchOracle,
  requirements: [
    covers('§2 Header: search', {
      states: ['search.idle'],
      transitions: [
        'search: query.typed[0]',
        'search: query.typed[1]',
        'search: query.typed[2]',
        'search: query.cleared[0]',
      ],
    }),
    covers('R15 suggestions', {
      states: ['search.suggesting', 'search.nothingFound'],
      transitions: ['search: query.typed[1]', 'search: query.typed[2]'],
    }),
    covers('R15 keys', {
      transitions: [
        'search.suggesting: next.pressed[0]',
        'search.suggesting: previous.pressed[0]',
        'search.suggesting: enter.pressed[0]',
        'search.idle: escape.pressed[0]',
        'search.suggesting: escape.pressed[0]',
        'search.nothingFound: escape.pressed[0]',
        'search.suggesting: search.dismissed[0]',
        'search.nothingFound: search.dismissed[0]',
        'search.idle: search.resumed[0]',
        'search.idle: search.resumed[1]',
      ],
    }),
    covers('R15 picking', {
      transitions: ['search.suggesting: enter.pressed[0]', 'search.suggesting: option.picked[0]'],
    }),
    covers('R24 other names', {
      transitions: [
        'search: query.typed[1]',
        'search: entries.changed[0]',
        'search.suggesting: entries.changed[0]',
        'search.nothingFound: entries.changed[0]',
      ],
    }),
    covers('R24 ranking', { transitions: ['search: query.typed[1]'] }),
    covers('R24 categories', {
      transitions: ['search.suggesting: option.picked[0]', 'search.suggesting: enter.pressed[0]'],
    }),
    covers('R24 Enter', { transitions: ['search.suggesting: enter.pressed[0]'] }),
    covers('R15 matching', { transitions: ['search: query.typed[1]', 'search: entries.changed[0]'] }),
  ],
});
