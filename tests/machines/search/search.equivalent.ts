import type { EquivalentsOfMachine } from '../../engine/mutants/equivalent-mutants.ts';

/** Mutants of the search machine that no test can tell from it. */
export const searchEquivalent: EquivalentsOfMachine = {
  mutants: [
    {
      reason:
        'Nothing is marked while the list is folded, and where nothing was found or is found yet: there is none to unmark, and none to step to.',
      mutants: [
        'search: extra transition idle: search.dismissed acts',
        'search: extra transition open.nothingFound: previous.pressed acts',
        'search: extra transition open.pending: previous.pressed acts',
      ],
    },
    {
      reason: 'Every transition into the open box names what it shows: none takes its initial state.',
      mutants: ['search: change initial of open to nothingFound', 'search: change initial of open to pending'],
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
        'search: hidden state behind (root): query.typed[0] without idle: search.resumed[2]',
        'search: hidden state behind open.suggesting: enter.pressed[0] without idle: search.resumed[0]',
        'search: hidden state behind open.suggesting: enter.pressed[0] without idle: search.resumed[1]',
        'search: hidden state behind open.suggesting: enter.pressed[0] without idle: search.resumed[2]',
        'search: hidden state behind open.suggesting: option.picked[0] without idle: search.resumed[0]',
        'search: hidden state behind open.suggesting: option.picked[0] without idle: search.resumed[1]',
        'search: hidden state behind open.suggesting: option.picked[0] without idle: search.resumed[2]',
        'search: hidden state behind (root): query.cleared[0] without idle: search.resumed[0]',
        'search: hidden state behind (root): query.cleared[0] without idle: search.resumed[1]',
        'search: hidden state behind (root): query.cleared[0] without idle: search.resumed[2]',
      ],
    },
    {
      reason: 'Escape empties a box that is empty already. A new query leaves the hidden state.',
      mutants: [
        'search: hidden state behind (root): query.cleared[0] without idle: escape.pressed[0]',
        'search: hidden state behind open.suggesting: enter.pressed[0] without idle: escape.pressed[0]',
        'search: hidden state behind open.suggesting: option.picked[0] without idle: escape.pressed[0]',
      ],
    },
  ],
};
