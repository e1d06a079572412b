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
    {
      reason: 'What was chosen is stored, and what another tab chose is not: the other branch is not asked for it.',
      mutants: [
        'language: hidden state behind translation: language.chosen[1] without translation.loading: done of loadTranslation[1]',
        'language: hidden state behind translation: language.shared[1] without translation.loading: done of loadTranslation[0]',
      ],
    },
    {
      reason: 'The first failure of a language leaves tries to be made, and leaves the twin.',
      mutants: [
        'language: hidden state behind translation: language.chosen[1] without translation.loading: error of loadTranslation[2]',
        'language: hidden state behind translation: language.shared[1] without translation.loading: error of loadTranslation[2]',
      ],
    },
    {
      reason: 'After the last try no tries are left: only the last branch is taken.',
      mutants: [
        'language: hidden state behind translation.failed: network.returned[0] without translation.loading: error of loadTranslation[0]',
        'language: hidden state behind translation.failed: network.returned[0] without translation.loading: error of loadTranslation[1]',
        'language: hidden state behind translation.failed: retry.requested[0] without translation.loading: error of loadTranslation[0]',
        'language: hidden state behind translation.failed: retry.requested[0] without translation.loading: error of loadTranslation[1]',
        'language: hidden state behind translation.failed: after lateRetryDelay[0] without translation.loading: error of loadTranslation[0]',
        'language: hidden state behind translation.failed: after lateRetryDelay[0] without translation.loading: error of loadTranslation[1]',
      ],
    },
  ],
};
