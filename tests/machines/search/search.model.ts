import { searchMachine } from '../../../machines/search/search.machine.ts';
import { defineModel } from '../../engine/model.ts';
import { covers } from '../../requirements/requirements.ts';
import { searchOracle } from './search.oracle.ts';

/** Three products of §3 in two languages: they answer each query as all sixteen do, with all their texts. */
export const sample = {
  en: [
    { id: 1, text: 'Kestrel Wireless Mouse' },
    { id: 2, text: 'Bastion Full-Size Keyboard' },
    { id: 3, text: 'Sprint Compact Keyboard' },
  ],
  tw: [
    { id: 1, text: '紅隼無線滑鼠' },
    { id: 2, text: '堡壘全尺寸鍵盤' },
    { id: 3, text: '疾馳精簡鍵盤' },
  ],
} as const;

/**
 * Nothing, a blank, one word for two products, two words in capitals and full width, Chinese, and words of different
 * products.
 */
export const queries = ['', ' ', 'keyboard', 'ＭＯＵＳＥ kest', '鍵盤', 'keyboard kestrel'] as const;

/** Typing, the arrows, Enter, picking, Escape and coming back, in English and after a change to Traditional Chinese. */
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
      transitions: ['search: query.typed[0]', 'search: query.typed[1]', 'search: query.typed[2]'],
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
        'search.suggesting: search.dismissed[0]',
        'search.nothingFound: search.dismissed[0]',
        'search.idle: search.resumed[0]',
        'search.idle: search.resumed[1]',
      ],
    }),
    covers('R15 picking', {
      transitions: ['search.suggesting: enter.pressed[0]', 'search.suggesting: option.picked[0]'],
    }),
    covers('R15 matching', { transitions: ['search: query.typed[1]', 'search: entries.changed[0]'] }),
  ],
});
