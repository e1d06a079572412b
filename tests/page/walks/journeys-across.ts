import { type Choice, pairwise } from './pairs.ts';
import { CART, nameOf } from '../screens/product-words.ts';
import { pseudo } from '../../facts/pseudo-locale.ts';

/** The machines that are walked together, by what their states are to a shopper, and the ways to each screen. */
const FACTORS = {
  visitor: ['visiting', 'signed in', 'signed out'],
  cart: ['empty', 'filled'],
  screen: ['home', 'list', 'detail', 'missing', 'account', 'sign-up', 'forget-password', 'cart', 'checkout'],
  by: ['link', 'address', 'Back'],
  from: ['home', 'account', 'checkout'],
  /** How far the checkout was filled in before it was left. */
  checkout: ['untouched', 'installments', 'rejected', 'complete'],
  /** Whether visitor and cart were made by clicks, or stand in the storage when the shop is opened. */
  made: ['by clicks', 'in storage'],
} as const;

/** What is played together: a choice of each. */
export type Journey = Choice<typeof FACTORS>;
export type Screen = Journey['screen'];

/** The link to a screen on another, by name; none where no link leads there. */
export function linkTo(screen: Screen, { from, visitor }: Journey): string | RegExp | null {
  const isForm = from === 'account' && visitor !== 'signed in';
  const links: Record<Screen, string | RegExp | null> = {
    home: pseudo('common.brand'),
    list: pseudo('category.2.name'),
    detail: from === 'home' ? nameOf(1) : null,
    missing: null,
    account: /^⟦en header\.greeting /u,
    'sign-up': isForm ? pseudo('account.signIn.signUp') : null,
    'forget-password': isForm ? pseudo('account.signIn.forgetPassword') : null,
    cart: CART,
    checkout: null,
  };
  return links[screen];
}

function isPossible(journey: Journey): boolean {
  const { screen, from, by, checkout } = journey;
  if (screen === from || (checkout !== 'untouched' && from !== 'checkout')) return false;
  return by !== 'link' || linkTo(screen, journey) !== null;
}

/** Journeys that hold every pair of two choices that can occur together. */
export const plan = pairwise(FACTORS, isPossible);

/** The journeys to play: the second one of so many each time. @param oneIn of how many one is played, from 1 */
export function plannedJourneys(oneIn: number): readonly Journey[] {
  return plan.choices.filter((_, place) => place % oneIn === 1 % oneIn);
}
