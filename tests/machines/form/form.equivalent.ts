import type { EquivalentsOfMachine } from '../../engine/mutants/equivalent-mutants.ts';

/** Mutants of the form machine that no test can tell from it. */
export const formEquivalent: EquivalentsOfMachine = {
  mutants: [
    {
      reason: 'A text for a field that the form does not have is kept nowhere.',
      mutants: ['form: accept refused (root): field.changed acts'],
    },
  ],
  code: [
    {
      reason: 'A form is rejected only with an error, so there is always a first one; the compiler cannot know.',
      is: ({ line, mutator }) => line.startsWith('firstError: ') && mutator === 'StringLiteral',
    },
  ],
};
