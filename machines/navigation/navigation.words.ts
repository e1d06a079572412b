import type { Words } from '../words-of-machine.ts';

/** The navigation machine in plain words. */
export const navigationWords: Words = {
  events: {
    'visitor.signedIn': 'someone signs in',
    'visitor.arrived': 'a new visitor',
    'visitor.signedOut': 'someone signs out',
    'home.opened': 'open /',
    'list.opened': 'open a category',
    'detail.opened': 'open a product',
    'account.opened': 'open the account',
    'signUp.opened': 'open sign-up',
    'forgetPassword.opened': 'open forget-password',
    'cart.opened': 'open the cart',
    'checkout.opened': 'open checkout',
    'unknown.opened': 'open any other address',
    'fault.raised': 'something breaks',
    always: 'at once',
  },
  guards: {
    isCategory: 'there is such a category',
    isProduct: 'there is such a product',
    isSignedIn: 'signed in',
    isNotSignedIn: 'not signed in',
    isSignedOut: 'signed out',
  },
  actions: {
    carryCategory: 'note the category',
    redirectHome: 'go to the home page',
    carryProduct: 'note the product',
    redirectToAccount: 'go to the account',
  },
};
