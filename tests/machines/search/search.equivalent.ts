import type { EquivalentsOfMachine } from '../../engine/mutants/equivalent-mutants.ts';

/** Mutants of the search machine that no test can tell from it. */
export const searchEquivalent: EquivalentsOfMachine = {
  mutants: [
    {
      reason:
        'Nothing is marked while the list is folded, and where nothing was found: there is none to unmark, and none to step to.',
      mutants: [
        'search: extra transition idle: search.dismissed acts',
        'search: extra transition nothingFound: previous.pressed acts',
      ],
    },
    {
      reason: 'Where its guard says no, the machine itself takes the new names and finds again: the same actions.',
      mutants: [
        'search: accept refused suggesting: entries.changed acts',
        'search: accept refused nothingFound: entries.changed acts',
      ],
    },
    {
      reason: 'A blank query has no matches and one with matches is not blank: the order of the two guards is free.',
      mutants: ['search: swap transitions (root): query.typed[0] and [1]'],
    },
    {
      reason:
        'A box that was emptied stays blank while the list is folded: nothing is found and nothing is typed, in any language. A new query leaves the hidden state.',
      mutants: [
        'search: hidden state behind (root): query.typed[0] without idle: search.resumed[0]',
        'search: hidden state behind (root): query.typed[0] without idle: search.resumed[1]',
        'search: hidden state behind suggesting: enter.pressed[0] without idle: search.resumed[0]',
        'search: hidden state behind suggesting: enter.pressed[0] without idle: search.resumed[1]',
        'search: hidden state behind suggesting: option.picked[0] without idle: search.resumed[0]',
        'search: hidden state behind suggesting: option.picked[0] without idle: search.resumed[1]',
        'search: hidden state behind (root): query.cleared[0] without idle: search.resumed[0]',
        'search: hidden state behind (root): query.cleared[0] without idle: search.resumed[1]',
      ],
    },
    {
      reason: 'Escape empties a box that is empty already. A new query leaves the hidden state.',
      mutants: [
        'search: hidden state behind (root): query.cleared[0] without idle: escape.pressed[0]',
        'search: hidden state behind suggesting: enter.pressed[0] without idle: escape.pressed[0]',
        'search: hidden state behind suggesting: option.picked[0] without idle: escape.pressed[0]',
      ],
    },
  ],
};
