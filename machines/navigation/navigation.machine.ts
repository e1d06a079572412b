import { assign, emit, not, setup, stateIn } from 'xstate';

/** What the screens know: the carried category and product, the message of a fault, and which ids exist. */
export interface NavigationContext {
  category: number | null;
  product: number | null;
  fault: string | null;
  categories: readonly number[];
  products: readonly number[];
}

/** An address was opened, or the visitor changed. Ids are null where the address carries none that is a number. */
export type NavigationEvent =
  | { type: 'home.opened' }
  | { type: 'list.opened'; category: number | null }
  | { type: 'detail.opened'; product: number | null }
  | { type: 'account.opened' }
  | { type: 'signUp.opened' }
  | { type: 'forgetPassword.opened' }
  | { type: 'cart.opened' }
  | { type: 'checkout.opened' }
  | { type: 'unknown.opened' }
  | { type: 'fault.raised'; message: string }
  | { type: 'visitor.named' }
  | { type: 'visitor.returned' }
  | { type: 'visitor.leftOut' };

/** The address that the machine asks the router to replace the present one with. */
export interface NavigationEmitted {
  type: 'redirected';
  to: '/' | '/UserProfile';
}

/**
 * The screens and their redirects (§2 Routes, §6, R1, R3, R4, R5). Region `visitor` follows the session, region
 * `screen` the address; the router asks it before it shows anything.
 */
export const navigationMachine = setup({
  types: {
    context: {} as NavigationContext,
    events: {} as NavigationEvent,
    emitted: {} as NavigationEmitted,
    input: {} as { categories: readonly number[]; products: readonly number[] },
    meta: {} as { requirements: readonly string[] },
  },
  actions: {
    carryCategory: assign({ category: (_, params: { category: number | null }) => params.category }),
    carryProduct: assign({ product: (_, params: { product: number | null }) => params.product }),
    keepFault: assign({ fault: (_, params: { message: string }) => params.message }),
    clearFault: assign({ fault: null }),
    redirectHome: emit({ type: 'redirected', to: '/' }),
    redirectToAccount: emit({ type: 'redirected', to: '/UserProfile' }),
  },
  guards: {
    isCategory: ({ context }, params: { category: number | null }) =>
      params.category !== null && context.categories.includes(params.category),
    isProduct: ({ context }, params: { product: number | null }) =>
      params.product !== null && context.products.includes(params.product),
    isNamed: stateIn({ visitor: 'named' }),
    isNotNamed: not(stateIn({ visitor: 'named' })),
    isSignedOut: stateIn({ visitor: 'signedOut' }),
  },
}).createMachine({
  id: 'navigation',
  description: 'Which screen an address shows, and who is sent elsewhere (§2 Routes, §6).',
  meta: { requirements: ['§2 Header', '§2 /ProductList', '§2 any other path', '§6'] },
  context: ({ input }) => ({
    category: null,
    product: null,
    fault: null,
    categories: input.categories,
    products: input.products,
  }),
  type: 'parallel',
  states: {
    visitor: {
      description: 'Who comes: signed out, a guest, or somebody with a name.',
      initial: 'guest',
      on: {
        'visitor.named': '.named',
        'visitor.returned': '.guest',
        'visitor.leftOut': '.signedOut',
      },
      states: {
        guest: { description: 'Login is true, no name: the cart opens, the account page does not.' },
        named: { description: 'Login is true and there is a name.' },
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
            guard: { type: 'isCategory', params: ({ event }) => ({ category: event.category }) },
            target: '.list',
            actions: { type: 'carryCategory', params: ({ event }) => ({ category: event.category }) },
          },
          {
            target: '.home',
            actions: 'redirectHome',
            description: 'A category page without carried category data redirects to /.',
          },
        ],
        'detail.opened': [
          {
            guard: { type: 'isProduct', params: ({ event }) => ({ product: event.product }) },
            target: '.detail.found',
            actions: { type: 'carryProduct', params: ({ event }) => ({ product: event.product }) },
          },
          { target: '.detail.missing', description: 'A missing product is said in place, without a redirect.' },
        ],
        'account.opened': '.account',
        'signUp.opened': '.signUp',
        'forgetPassword.opened': '.forgetPassword',
        'cart.opened': '.cart',
        'checkout.opened': '.checkout',
        'unknown.opened': { target: '.home', description: 'Any other path shows the home page at that address.' },
        'fault.raised': {
          target: '.faulty',
          actions: { type: 'keepFault', params: ({ event }) => ({ message: event.message }) },
        },
      },
      states: {
        starting: { description: 'No address has been read yet.' },
        home: { description: 'News, adverts, categories, rows.', meta: { requirements: ['§2 /', 'R5'] } },
        list: {
          description: 'The products of one category.',
          meta: { requirements: ['R3', 'R16'] },
          exit: { type: 'carryCategory', params: { category: null } },
        },
        detail: {
          description: 'One product, looked up by the id in the path.',
          meta: { requirements: ['§2 /ProductDetail', 'R4'] },
          initial: 'missing',
          exit: { type: 'carryProduct', params: { product: null } },
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
              always: { guard: 'isNamed', target: 'accountPage' },
            },
            accountPage: {
              description: 'Six tiles.',
              always: { guard: 'isNotNamed', target: 'signInForm' },
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
          exit: 'clearFault',
        },
      },
    },
  },
});
