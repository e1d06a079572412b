import type { EquivalentsOfMachine } from '../../engine/mutants/equivalent-mutants.ts';

/** Mutants of the language machine that no test can tell from it. */
export const languageEquivalent: EquivalentsOfMachine = {
  mutants: [
    {
      reason: 'The language is noted a second time with the same words.',
      mutants: [
        'language: extra transition menu.closed: language.chosen acts',
        'language: extra transition menu.closed: language.shared acts',
        'language: extra transition menu.open: language.shared acts',
      ],
    },
  ],
};
