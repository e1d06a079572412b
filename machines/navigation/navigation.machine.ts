import { assign, emit, not, setup, stateIn } from 'xstate';
import type { Meta } from '../meta.ts';

/** What the screens know: the category and the product of the address, and which ids exist. */
export interface NavigationContext {
  categoryId: number | null;
  productId: number | null;
  categoryIds: readonly number[];
  productIds: readonly number[];
}

/** An address was opened, or the session changed its state. Ids are null where the address carries none that is a number. */
export type NavigationEvent =
  | { type: 'home.opened' }
  | { type: 'list.opened'; categoryId: number | null }
  | { type: 'detail.opened'; productId: number | null }
  | { type: 'account.opened' }
  | { type: 'signUp.opened' }
  | { type: 'forgetPassword.opened' }
  | { type: 'cart.opened' }
  | { type: 'checkout.opened' }
  | { type: 'unknown.opened' }
  | { type: 'fault.raised' }
  | { type: 'visitor.arrived' }
  | { type: 'visitor.signedIn' }
  | { type: 'visitor.signedOut' };

/** The address that the machine asks the router to replace the present one with. */
export interface NavigationEmitted {
  type: 'visitor.redirected';
  to: '/' | '/UserProfile';
}

/**
 * The screens and their redirects (§2 Routes, §6, R1, R3, R4, R5). Region `visitor` follows the session and has its states, region
 * `screen` follows the address; the router asks it before it shows anything.
 */
export const navigationMachine = setup({
  types: {
    context: {} as NavigationContext,
    events: {} as NavigationEvent,
    emitted: {} as NavigationEmitted,
    input: {} as { categoryIds: readonly number[]; productIds: readonly number[] },
    meta: {} as Meta,
  },
  actions: {
    carryCategory: assign({ categoryId: (_, params: { categoryId: number | null }) => params.categoryId }),
    carryProduct: assign({ productId: (_, params: { productId: number | null }) => params.productId }),
    redirectHome: emit({ type: 'visitor.redirected', to: '/' }),
    redirectToAccount: emit({ type: 'visitor.redirected', to: '/UserProfile' }),
  },
  guards: {
    isCategory: ({ context }, params: { categoryId: number | null }) =>
      params.categoryId !== null && context.categoryIds.includes(params.categoryId),
    isProduct: ({ context }, params: { productId: number | null }) =>
      params.productId !== null && context.productIds.includes(params.productId),
    isSignedIn: stateIn({ visitor: 'signedIn' }),
    isNotSignedIn: not(stateIn({ visitor: 'signedIn' })),
    isSignedOut: stateIn({ visitor: 'signedOut' }),
  },
}).createMachine({
  id: 'navigation',
  description: 'Which screen an address shows, and who is sent elsewhere (§2 Routes, §6).',
  meta: {
    requirements: ['§2 Header', '§2 /ProductList', '§2 any other path', '§6'],
    told: ['categoryId', 'productId', 'categoryIds', 'productIds'],
  },
  context: ({ input }) => ({
    categoryId: null,
    productId: null,
    categoryIds: input.categoryIds,
    productIds: input.productIds,
  }),
  type: 'parallel',
  states: {
    visitor: {
      description: 'Who is shopping, in the states of the session.',
      initial: 'visiting',
      on: {
        'visitor.signedIn': '.signedIn',
        'visitor.arrived': '.visiting',
        'visitor.signedOut': '.signedOut',
      },
      states: {
        visiting: { description: 'Login is true, no name: the cart opens, the account page does not.' },
        signedIn: { description: 'Login is true and there is a name.' },
        signedOut: { description: 'Login is false: the cart is closed.' },
      },
    },
    screen: {
      description: 'The screen that the address opens.',
      initial: 'starting',
      on: {
        'home.opened': '.home',
        'list.opened': [
          {
            guard: { type: 'isCategory', params: ({ event }) => ({ categoryId: event.categoryId }) },
            target: '.list',
            actions: { type: 'carryCategory', params: ({ event }) => ({ categoryId: event.categoryId }) },
          },
          {
            target: '.home',
            actions: 'redirectHome',
            description: 'A category page without carried category data redirects to /.',
          },
        ],
        'detail.opened': [
          {
            guard: { type: 'isProduct', params: ({ event }) => ({ productId: event.productId }) },
            target: '.detail.found',
            actions: { type: 'carryProduct', params: ({ event }) => ({ productId: event.productId }) },
          },
          { target: '.detail.missing', description: 'A missing product is said in place, without a redirect.' },
        ],
        'account.opened': '.account',
        'signUp.opened': '.signUp',
        'forgetPassword.opened': '.forgetPassword',
        'cart.opened': '.cart',
        'checkout.opened': '.checkout',
        'unknown.opened': { target: '.home', description: 'Any other path shows the home page at that address.' },
        'fault.raised': '.faulty',
      },
      states: {
        starting: { description: 'No address has been read yet.' },
        home: { description: 'News, adverts, categories, rows.', meta: { requirements: ['§2 /', 'R5'] } },
        list: {
          description: 'The products of one category.',
          meta: { requirements: ['R3', 'R16'] },
          exit: { type: 'carryCategory', params: { categoryId: null } },
        },
        detail: {
          description: 'One product, looked up by the id in the path.',
          meta: { requirements: ['§2 /ProductDetail', 'R4'] },
          initial: 'missing',
          exit: { type: 'carryProduct', params: { productId: null } },
          states: {
            found: { description: 'The product and the controls to buy it.' },
            missing: { description: '«Product not found», with a way home.' },
          },
        },
        account: {
          description: 'The sign-in form or the account page, as the name decides.',
          meta: { requirements: ['§2 /UserProfile', '§4 Login', 'R1'] },
          initial: 'signInForm',
          states: {
            signInForm: {
              description: 'The name is missing or guest.',
              always: { guard: 'isSignedIn', target: 'accountPage' },
            },
            accountPage: {
              description: 'Six tiles.',
              always: { guard: 'isNotSignedIn', target: 'signInForm' },
            },
          },
        },
        signUp: { description: 'The create-account form.', meta: { requirements: ['§2 /SignUp'] } },
        forgetPassword: { description: 'The email form.', meta: { requirements: ['§2 /ForgetPassword'] } },
        cart: {
          description: 'The cart, for those whose login is true.',
          meta: { requirements: ['§2 /ShoppingCart', '§6', 'R1'] },
          always: {
            guard: 'isSignedOut',
            target: 'account',
            actions: 'redirectToAccount',
            description: 'The cart page requires login: also when another tab signs out while it is open.',
          },
        },
        checkout: { description: 'Order, payment, card.', meta: { requirements: ['§2 /CheckOut'] } },
        faulty: {
          description:
            '«Unexpected Application Error!» with its message. Going home leaves it, with the cart as it was.',
          meta: { requirements: ['§2 error view', '§8 unexpected error'] },
        },
      },
    },
  },
});
