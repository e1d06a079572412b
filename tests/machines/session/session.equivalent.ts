import type { EquivalentsOfMachine } from '../../engine/mutants/equivalent-mutants.ts';

/** Mutants of the session machine that no test can tell from it. */
export const sessionEquivalent: EquivalentsOfMachine = {
  mutants: [
    { reason: 'The name is Guest already.', mutants: ['session: extra transition signedOut: session.signedOut acts'] },
  ],
};
