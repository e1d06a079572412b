import { searchMachine } from '../../../machines/search/search.machine.ts';
import { textOf } from '../../engine/machine/words.ts';
import { defineModel } from '../../engine/model.ts';
import { covers } from '../../requirements/requirements.ts';
import { searchOracle } from './search.oracle.ts';

/**
 * Three products of §3 and three categories in two languages: they answer each query as all sixteen and six do, with all
 * their texts. The other names are those of both languages.
 */
export const sample = {
  en: [
    {
      id: 1,
      name: 'Kestrel Wireless Mouse',
      also: 'Mouse mice 滑鼠 紅隼',
      text: 'A battery that outlasts the weekend.',
    },
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

/** Entries as the file of a language has them: the only other name of a product is that of its category. */
function inFile<TEntry extends { id: number }>(entries: readonly TEntry[], also: Readonly<Record<number, string>>) {
  return entries.map((entry) => ({ ...entry, also: also[entry.id] ?? '' }));
}

/** The same before the other names have come: what the file of each language holds. */
export const early = {
  en: inFile(sample.en, { 1: 'Mouse', 2: 'Keyboard', 3: 'Keyboard' }),
  tw: inFile(sample.tw, { 1: '滑鼠', 2: '鍵盤', 3: '鍵盤' }),
};

/** The language of some entries, and whether the other names are not among them. */
export function partOf(entries: unknown): { readonly code: 'en' | 'tw'; readonly isEarly: boolean } {
  const words = textOf(entries);
  const code = [sample.tw, early.tw].map(textOf).includes(words) ? 'tw' : 'en';
  return { code, isEarly: words === textOf(early[code]) };
}

/**
 * What the box may search next. Before the other names are there they come, or fail to and are then tried again with the
 * other language. Once they are there they stay, in every language; in a large shop texts may still come in parts.
 */
function changesOf(entries: unknown, isWhole: boolean) {
  const { code, isEarly } = partOf(entries);
  if (!isEarly)
    return Object.values(sample).flatMap((changed) => [true, false].map((is) => ({ entries: changed, isWhole: is })));
  const settled = [sample[code], early[code]].map((changed) => ({ entries: changed, isWhole: true }));
  return [...(isWhole ? [] : settled), { entries: early[code === 'en' ? 'tw' : 'en'], isWhole: false }];
}

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

/**
 * What is typed before all names have come: words that are found in one language alone until then, another name,
 * and what is never found. A category is found by these names alone on a page of walks, whose texts carry those of products.
 */
export const earlyQueries = ['', 'ＭＯＵＳＥ kest', '紅隼', 'weekend', 'headphones', 'keyboard kestrel'] as const;

/**
 * Typing, the arrows, Enter, picking, Escape, emptying the box, leaving and coming back, in English and after a change to
 * Traditional Chinese, with the other names and before these have come.
 */
export const searchModel = defineModel({
  id: 'search',
  machine: searchMachine,
  inputs: [
    { entries: sample.en, isWhole: true },
    { entries: early.en, isWhole: false },
  ],
  stimuli: ({ context: { entries, isWhole, query: typed } }) => [
    ...(isWhole && !partOf(entries).isEarly ? queries : earlyQueries)
      .filter((query) => query !== typed)
      .map((query) => ({ type: 'query.typed' as const, query })),
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
    ...changesOf(entries, isWhole).map((changed) => ({ type: 'entries.changed' as const, ...changed })),
  ],
  project: ({ entries, isWhole, query, matches, active }) => ({ entries, isWhole, query, matches, active }),
  oracle: searchOracle,
  requirements: [
    covers('§2 Header: search', {
      states: ['search.idle'],
      transitions: [
        'search: query.typed[0]',
        'search: query.typed[1]',
        'search: query.typed[2]',
        'search: query.typed[3]',
        'search: query.cleared[0]',
      ],
    }),
    covers('R15 suggestions', {
      states: ['search.open.suggesting', 'search.open.nothingFound', 'search.open.pending'],
      transitions: ['search: query.typed[1]', 'search: query.typed[2]', 'search: query.typed[3]'],
    }),
    covers('R15 keys', {
      transitions: [
        'search.open.suggesting: next.pressed[0]',
        'search.open.suggesting: previous.pressed[0]',
        'search.open.suggesting: enter.pressed[0]',
        'search.idle: escape.pressed[0]',
        'search.open: escape.pressed[0]',
        'search.open: search.dismissed[0]',
        'search.idle: search.resumed[0]',
        'search.idle: search.resumed[1]',
        'search.idle: search.resumed[2]',
      ],
    }),
    covers('R15 picking', {
      transitions: ['search.open.suggesting: enter.pressed[0]', 'search.open.suggesting: option.picked[0]'],
    }),
    covers('R24 other names', {
      states: ['search.open.pending'],
      transitions: [
        'search: query.typed[1]',
        'search: entries.changed[0]',
        'search.open: entries.changed[0]',
        'search.open: entries.changed[1]',
        'search.open: entries.changed[2]',
      ],
    }),
    covers('R24 ranking', { transitions: ['search: query.typed[1]'] }),
    covers('R24 categories', {
      transitions: ['search.open.suggesting: option.picked[0]', 'search.open.suggesting: enter.pressed[0]'],
    }),
    covers('R24 Enter', { transitions: ['search.open.suggesting: enter.pressed[0]'] }),
    covers('R15 matching', { transitions: ['search: query.typed[1]', 'search: entries.changed[0]'] }),
  ],
});
