import type { EquivalentsOfMachine } from '../../engine/mutants/equivalent-mutants.ts';

/** Mutants of the cart machine that no test can tell from it. */
export const cartEquivalent: EquivalentsOfMachine = {
  mutants: [
    {
      reason: 'A restored cart has nothing to undo, and the next line added leaves the hidden state.',
      mutants: ['cart: hidden state behind lines: cart.restored[1] without lines.empty: removal.undone[0]'],
    },
  ],
  code: [
    {
      reason: 'What asks for the removed line runs only while there is one; the compiler cannot know.',
      is: ({ mutator, code, replacement }) =>
        (mutator === 'OptionalChaining' && code === 'context.removed?.line') ||
        (code === 'context.removed === null' && replacement === 'false'),
    },
  ],
};
