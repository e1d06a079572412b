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
      reason: 'A blank query has no matches and one with matches is not blank: the order of the two guards is free.',
      mutants: ['search: swap transitions (root): query.typed[0] and [1]'],
    },
    {
      reason:
        'What was typed does not change while the list is folded, so only one of the branches of `search.resumed` can ever be taken there: not this one. New texts or a new query leave the hidden state.',
      mutants: [
        'search: hidden state behind (root): query.typed[0] without idle: search.resumed[0]',
        'search: hidden state behind (root): query.typed[0] without idle: search.resumed[1]',
        'search: hidden state behind suggesting: enter.pressed[0] without idle: search.resumed[0]',
        'search: hidden state behind suggesting: enter.pressed[0] without idle: search.resumed[1]',
        'search: hidden state behind suggesting: option.picked[0] without idle: search.resumed[0]',
        'search: hidden state behind suggesting: option.picked[0] without idle: search.resumed[1]',
        'search: hidden state behind suggesting: search.dismissed[0] without idle: search.resumed[1]',
        'search: hidden state behind nothingFound: search.dismissed[0] without idle: search.resumed[0]',
      ],
    },
  ],
};
