import type { EquivalentsOfMachine } from '../../engine/mutants/equivalent-mutants.ts';

/** Mutants of the navigation machine that no test can tell from it. */
export const navigationEquivalent: EquivalentsOfMachine = {
  mutants: [
    {
      reason: 'The name decides between form and account page at once, whichever of the two is entered.',
      mutants: [
        'navigation: extra transition screen.account.signInForm: visitor.signedIn to screen.account.accountPage',
        'navigation: extra transition screen.account.signInForm: visitor.arrived to screen.account.accountPage',
        'navigation: extra transition screen.account.signInForm: visitor.signedOut to screen.account.accountPage',
        'navigation: extra transition screen.account.accountPage: visitor.signedIn to screen.account.signInForm',
        'navigation: extra transition screen.account.accountPage: visitor.arrived to screen.account.signInForm',
        'navigation: extra transition screen.account.accountPage: visitor.signedOut to screen.account.signInForm',
        'navigation: change initial of screen.account to accountPage',
      ],
    },
    {
      reason: 'Every way into `detail` names `found` or `missing`: where it would begin by itself matters to nobody.',
      mutants: ['navigation: change initial of screen.detail to found'],
    },
  ],
  code: [
    {
      reason: 'No list holds null; only the compiler has to be told.',
      is: ({ code, replacement }) => /^params\.(?:categoryId|productId) !== null$/.test(code) && replacement === 'true',
    },
  ],
};
