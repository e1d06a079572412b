import { navigationMachine } from '../../../machines/navigation/navigation.machine.ts';
import { defineModel } from '../../engine/model.ts';
import { CATEGORIES, categoryOf } from '../../facts/categories.ts';
import { PRODUCTS } from '../../facts/products.ts';
import { covers } from '../../requirements/requirements.ts';
import { navigationOracle } from './navigation.oracle.ts';

const categoryIds = CATEGORIES.map(({ id }) => id);
const productIds = PRODUCTS.map(({ id }) => id);

/** A category without products (§3). */
const EMPTY = categoryOf('Headset').id;

/**
 * Every address for every kind of visitor; categories and products at and beside the ends of what exists (§3), and a category
 * that is empty.
 */
export const navigationModel = defineModel({
  id: 'navigation',
  machine: navigationMachine,
  inputs: [{ categoryIds, productIds }],
  stimuli: () => [
    { type: 'home.opened' },
    // First of all lists, so that the walk of the browser opens it: other machines walk on lists with products.
    { type: 'list.opened', categoryId: EMPTY },
    { type: 'list.opened', categoryId: 1 },
    { type: 'list.opened', categoryId: categoryIds.length },
    { type: 'list.opened', categoryId: categoryIds.length + 1 },
    { type: 'list.opened', categoryId: null },
    // The last one first, so that the walk of the browser opens it: other machines walk on the first.
    { type: 'detail.opened', productId: productIds.length },
    { type: 'detail.opened', productId: 1 },
    { type: 'detail.opened', productId: productIds.length + 1 },
    { type: 'detail.opened', productId: null },
    { type: 'account.opened' },
    { type: 'signUp.opened' },
    { type: 'forgetPassword.opened' },
    { type: 'cart.opened' },
    { type: 'checkout.opened' },
    { type: 'unknown.opened' },
    { type: 'fault.raised' },
    { type: 'visitor.signedIn' },
    { type: 'visitor.arrived' },
    { type: 'visitor.signedOut' },
  ],
  project: ({ categoryId, productId }) => ({ categoryId, productId }),
  oracle: navigationOracle,
  requirements: [
    covers('§2 Header: logo', { transitions: ['navigation.screen: home.opened[0]'] }),
    covers('§2 Header: greeting', { transitions: ['navigation.screen: account.opened[0]'] }),
    covers('§2 Header: cart link', { transitions: ['navigation.screen: cart.opened[0]'] }),
    covers('§2 Header: categories', { transitions: ['navigation.screen: list.opened[0]'] }),
    covers('§2 /: home', { states: ['navigation.screen.home'], transitions: ['navigation.screen: home.opened[0]'] }),
    covers('§2 /: category list', {
      states: ['navigation.screen.list'],
      transitions: ['navigation.screen: list.opened[0]'],
    }),
    covers('§2 /: product', {
      states: ['navigation.screen.detail.found'],
      transitions: ['navigation.screen: detail.opened[0]'],
    }),
    covers('§2 /ProductList: redirect', { transitions: ['navigation.screen: list.opened[1]'] }),
    covers('§2 /ProductList: card', { transitions: ['navigation.screen: detail.opened[0]'] }),
    covers('§2 /ProductDetail: product', {
      states: ['navigation.screen.detail.found', 'navigation.screen.detail.missing'],
      transitions: ['navigation.screen: detail.opened[0]', 'navigation.screen: detail.opened[1]'],
    }),
    covers('§2 /ProductDetail: Buy Now', { transitions: ['navigation.screen: cart.opened[0]'] }),
    covers('§2 /UserProfile: form', {
      states: ['navigation.screen.account.signInForm'],
      transitions: ['navigation.screen.account.accountPage: always[0]'],
    }),
    covers('§2 /UserProfile: forget-password link', { transitions: ['navigation.screen: forgetPassword.opened[0]'] }),
    covers('§2 /UserProfile: sign-up button', { transitions: ['navigation.screen: signUp.opened[0]'] }),
    covers('§2 /UserProfile: tiles', {
      states: ['navigation.screen.account.accountPage'],
      transitions: ['navigation.screen.account.signInForm: always[0]'],
    }),
    covers('§2 /SignUp: form', {
      states: ['navigation.screen.signUp'],
      transitions: ['navigation.screen: signUp.opened[0]'],
    }),
    covers('§2 /SignUp: sign-in link', { transitions: ['navigation.screen: account.opened[0]'] }),
    covers('§2 /ForgetPassword: form', {
      states: ['navigation.screen.forgetPassword'],
      transitions: ['navigation.screen: forgetPassword.opened[0]'],
    }),
    covers('§2 /ShoppingCart: redirect', { transitions: ['navigation.screen.cart: always[0]'] }),
    covers('§2 /ShoppingCart: check out', { transitions: ['navigation.screen: checkout.opened[0]'] }),
    covers('§2 /CheckOut: parts', {
      states: ['navigation.screen.checkout'],
      transitions: ['navigation.screen: checkout.opened[0]'],
    }),
    covers('§2 any other path', {
      states: ['navigation.screen.home'],
      transitions: ['navigation.screen: unknown.opened[0]'],
    }),
    covers('§2 error view', {
      states: ['navigation.screen.faulty'],
      transitions: ['navigation.screen: fault.raised[0]'],
    }),
    covers('§4 Login: form', { states: ['navigation.screen.account.signInForm'] }),
    covers('§4 Login: Log in', {
      states: ['navigation.screen.account.accountPage'],
      transitions: ['navigation.visitor: visitor.signedIn[0]', 'navigation.screen.account.signInForm: always[0]'],
    }),
    covers('§6 roles', {
      states: ['navigation.visitor.visiting', 'navigation.visitor.signedIn', 'navigation.visitor.signedOut'],
    }),
    covers('§6 cart', {
      states: ['navigation.screen.cart'],
      transitions: ['navigation.screen: cart.opened[0]', 'navigation.screen.cart: always[0]'],
    }),
    covers('§6 the rest', {
      states: ['navigation.visitor.signedOut'],
      transitions: [
        'navigation.screen: home.opened[0]',
        'navigation.screen: list.opened[0]',
        'navigation.screen: detail.opened[0]',
        'navigation.screen: account.opened[0]',
        'navigation.screen: signUp.opened[0]',
        'navigation.screen: forgetPassword.opened[0]',
        'navigation.screen: checkout.opened[0]',
      ],
    }),
    covers('§8 unexpected error', {
      states: ['navigation.screen.faulty'],
      transitions: ['navigation.screen: fault.raised[0]'],
    }),
    covers('R1 flag and name', {
      transitions: [
        'navigation.screen.cart: always[0]',
        'navigation.screen.account.signInForm: always[0]',
        'navigation.screen.account.accountPage: always[0]',
      ],
    }),
    covers('R1 new visitor', {
      states: ['navigation.visitor.visiting', 'navigation.screen.account.signInForm'],
      transitions: ['navigation.screen: cart.opened[0]'],
    }),
    covers('R1 signed out', {
      states: ['navigation.visitor.signedOut'],
      transitions: [
        'navigation.visitor: visitor.signedOut[0]',
        'navigation.screen.cart: always[0]',
        'navigation.visitor: visitor.arrived[0]',
      ],
    }),
    covers('R3 carried', { states: ['navigation.screen.list'], transitions: ['navigation.screen: list.opened[0]'] }),
    covers('R3 redirect', { transitions: ['navigation.screen: list.opened[1]'] }),
    covers('R4 looked up', {
      states: ['navigation.screen.detail.found'],
      transitions: ['navigation.screen: detail.opened[0]'],
    }),
    covers('R4 missing', {
      states: ['navigation.screen.detail.missing'],
      transitions: ['navigation.screen: detail.opened[1]'],
    }),
    covers('R5 any other path', {
      states: ['navigation.screen.home'],
      transitions: ['navigation.screen: unknown.opened[0]'],
    }),
    covers('R16 categories', {
      states: ['navigation.screen.list'],
      transitions: ['navigation.screen: list.opened[0]'],
    }),
  ],
});
