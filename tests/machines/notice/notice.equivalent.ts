import type { EquivalentsOfMachine } from '../../engine/mutants/equivalent-mutants.ts';

/** Mutants of the notice machine that no test can tell from it. */
export const noticeEquivalent: EquivalentsOfMachine = {
  mutants: [
    {
      reason: 'No product is named while the dialog is closed: there is none to forget.',
      mutants: ['notice: extra transition closed: notice.dismissed acts'],
    },
  ],
};
