import { listAddress } from '../../facts/categories.ts';
import { COMPACT_KEYBOARD, FULL_KEYBOARD, MOUSE } from '../../facts/products.ts';
import { STORED, storedCart, storedVisitor } from '../../page/stored/stored.ts';
import { type Action, type Adapter, part, partLike } from './adapter.ts';

const GREETING = partLike('link', 'Hello');
const CART = partLike('link', 'Cart');
const OK = part('button', 'OK');
const KEYBOARDS = listAddress(FULL_KEYBOARD.category);

function press(role: 'button' | 'link' | 'radio', name: string): readonly Action[] {
  return [{ does: 'press', part: part(role, name) }];
}

function click(name: string): readonly Action[] {
  return [{ does: 'click', part: part('button', name) }];
}

function type(field: string, text: string): Action {
  return { does: 'type', part: part('textbox', field), text };
}

function choose(option: string): readonly Action[] {
  return [{ does: 'choose', part: part('combobox', 'Quantity'), option }];
}

function logIn(name: string): readonly Action[] {
  return [type('UserName', name), type('Password', 'secret'), ...press('button', 'Log in')];
}

/** Who is shopping, with two tiles of the account page, and whether the cart opens. */
export const session: Adapter = {
  id: 'session',
  address: '/UserProfile',
  ready: part('button', 'Log in'),
  inputs: {
    'log in as Ada': logIn('Ada'),
    'log in as GUEST': logIn('GUEST'),
    'press Sign out': press('button', 'Sign out'),
    'press Orders': press('button', 'Orders'),
    'press Security': press('button', 'Security'),
    'follow the cart': [{ does: 'press', part: CART }],
    'follow the greeting': [{ does: 'press', part: GREETING }],
  },
  readings: {
    address: { reads: 'address' },
    heading: { reads: 'name', part: partLike('heading', '') },
    greeting: { reads: 'name', part: GREETING },
    tiles: { reads: 'marked', part: { role: 'button', name: '^(?:Orders|Security)$' } },
    lead: { reads: 'text', part: partLike('main', ''), find: 'You are signed out|No account is needed' },
  },
};

/** The sign-in form: both fields empty, blank or filled. */
export const form: Adapter = {
  id: 'form',
  address: '/UserProfile',
  ready: part('button', 'Log in'),
  inputs: {
    'type UserName «Ada»': [type('UserName', 'Ada')],
    'type UserName « »': [type('UserName', ' ')],
    'type Password «secret»': [type('Password', 'secret')],
    'type Password «»': [type('Password', '')],
    'press Log in': press('button', 'Log in'),
  },
  readings: {
    heading: { reads: 'name', part: partLike('heading', '') },
    greeting: { reads: 'name', part: GREETING },
    UserName: { reads: 'field', part: part('textbox', 'UserName') },
    Password: { reads: 'field', part: part('textbox', 'Password') },
    focus: { reads: 'focus' },
  },
};

/** The form for a forgotten password: an email that is none, one that is, and nothing. */
export const email: Adapter = {
  id: 'email',
  address: '/ForgetPassword',
  ready: part('button', 'Submit'),
  inputs: {
    'type Email «ada@»': [type('Email', 'ada@')],
    'type Email «ada@example.com»': [type('Email', 'ada@example.com')],
    'type Email «»': [type('Email', '')],
    'press Submit': press('button', 'Submit'),
  },
  readings: {
    Email: { reads: 'field', part: part('textbox', 'Email') },
    answer: { reads: 'text', part: partLike('status', '') },
    focus: { reads: 'focus' },
  },
};

/** A product of which there are two: the quantity, Add Cart, Buy Now, and the way back from the cart. */
export const purchase: Adapter = {
  id: 'purchase',
  address: `/ProductDetail/${COMPACT_KEYBOARD.id}`,
  ready: part('button', 'Add Cart'),
  inputs: {
    'choose 1': choose('1'),
    'choose 2': choose('2'),
    'choose 3': choose('3'),
    'press Add Cart': press('button', 'Add Cart'),
    'press Buy Now': press('button', 'Buy Now'),
    'follow the product': press('link', COMPACT_KEYBOARD.name),
  },
  readings: {
    address: { reads: 'address' },
    Quantity: { reads: 'field', part: part('combobox', 'Quantity') },
    cart: { reads: 'name', part: CART },
    answer: { reads: 'text', part: partLike('main', ''), find: String.raw`In your cart: \d+` },
    focus: { reads: 'focus' },
  },
};

/** How to pay, and the dialog that answers Checkout while the card is empty. */
export const checkout: Adapter = {
  id: 'checkout',
  address: '/CheckOut',
  stored: { [STORED.cart]: storedCart([{ id: MOUSE.id, quantity: 1 }]) },
  ready: part('button', 'Checkout'),
  inputs: {
    'choose Credit card': press('radio', 'Credit card'),
    'choose Installments': press('radio', 'Installments'),
    'choose Bonus discount': press('radio', 'Bonus discount'),
    'choose 6 months': press('radio', '6 months'),
    'choose 12 months': press('radio', '12 months'),
    'press Checkout': press('button', 'Checkout'),
    'press OK': [{ does: 'press', part: OK }],
  },
  readings: {
    payment: { reads: 'marked', part: partLike('radio', '') },
    dialog: { reads: 'name', part: partLike('dialog', '') },
    errors: { reads: 'text', part: partLike('main', ''), find: String.raw`\*\w+` },
    focus: { reads: 'focus' },
  },
};

/** The hearts of two products on their cards, and their order in the Lists of somebody who is signed in. */
export const wishlist: Adapter = {
  id: 'wishlist',
  address: KEYBOARDS,
  stored: { [STORED.session]: storedVisitor('Ada', true) },
  ready: part('button', `Add ${FULL_KEYBOARD.name} to cart`),
  inputs: {
    [`heart ${FULL_KEYBOARD.name}`]: press('button', `Add ${FULL_KEYBOARD.name} to your list`),
    [`heart ${COMPACT_KEYBOARD.name}`]: press('button', `Add ${COMPACT_KEYBOARD.name} to your list`),
    'follow the greeting': [{ does: 'press', part: GREETING }],
    'press Lists': press('button', 'Lists'),
    'follow Keyboard': press('link', 'Keyboard'),
  },
  readings: {
    address: { reads: 'address' },
    Lists: { reads: 'marked', part: part('button', 'Lists') },
    hearts: { reads: 'marked', part: { role: 'button', name: 'to your list$' } },
  },
};

/** The news, by the clock and by hand. A click leaves no visible focus behind, and the pointer is elsewhere. */
export const carousel: Adapter = {
  id: 'carousel',
  address: '/',
  clocked: true,
  ready: part('button', 'Next news'),
  inputs: {
    'click Next news': click('Next news'),
    'click Previous news': click('Previous news'),
    'click Pause news': click('Pause news'),
    'click Play news': click('Play news'),
    'wait 5 seconds': [{ does: 'wait', time: 5000 }],
  },
  readings: {
    slide: { reads: 'names', part: { role: 'group', name: '^[1-6] of 6$' } },
    button: { reads: 'name', part: { role: 'button', name: '^(?:Pause|Play) news$' } },
  },
};

/** The dialog of a category page, for two products. */
export const notice: Adapter = {
  id: 'notice',
  address: KEYBOARDS,
  ready: part('button', `Add ${FULL_KEYBOARD.name} to cart`),
  inputs: {
    [`add ${FULL_KEYBOARD.name}`]: press('button', `Add ${FULL_KEYBOARD.name} to cart`),
    [`add ${COMPACT_KEYBOARD.name}`]: press('button', `Add ${COMPACT_KEYBOARD.name} to cart`),
    'press OK': [{ does: 'press', part: OK }],
    'press Escape': [{ does: 'key', key: 'Escape' }],
  },
  readings: {
    dialog: { reads: 'name', part: partLike('dialog', '') },
    product: {
      reads: 'text',
      part: partLike('dialog', ''),
      find: `${FULL_KEYBOARD.name}|${COMPACT_KEYBOARD.name}`,
    },
    focus: { reads: 'focus' },
  },
};

/** A cart of one unit of each of two products: minus, Undo and Close. */
export const cart: Adapter = {
  id: 'cart',
  address: '/ShoppingCart',
  stored: {
    [STORED.cart]: storedCart([
      { id: MOUSE.id, quantity: 1 },
      { id: COMPACT_KEYBOARD.id, quantity: 1 },
    ]),
  },
  ready: part('button', `Decrease quantity of ${MOUSE.name}`),
  inputs: {
    [`minus ${MOUSE.name}`]: press('button', `Decrease quantity of ${MOUSE.name}`),
    [`minus ${COMPACT_KEYBOARD.name}`]: press('button', `Decrease quantity of ${COMPACT_KEYBOARD.name}`),
    'press Undo': press('button', 'Undo'),
    'press Close': press('button', 'Close'),
  },
  readings: {
    lines: { reads: 'names', part: partLike('button', 'Decrease quantity of') },
    removed: { reads: 'text', part: partLike('main', ''), find: `(?:${MOUSE.name}|${COMPACT_KEYBOARD.name}) removed` },
    total: { reads: 'text', part: partLike('main', ''), find: String.raw`Total \$[\d,]+` },
    badge: { reads: 'name', part: CART },
    focus: { reads: 'focus' },
  },
};

/** All, those that take longest first. */
export const ADAPTERS: readonly Adapter[] = [
  carousel,
  checkout,
  wishlist,
  session,
  purchase,
  form,
  cart,
  email,
  notice,
];
