import { STORED, type Stored, storedCart } from '../../page/stored/stored.ts';

/** A page that is measured, and what the browser holds when it is opened. */
export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  readonly stored: Stored;
}

const threeLines: Stored = {
  [STORED.cart]: storedCart([
    { id: 2, quantity: 1 },
    { id: 3, quantity: 2 },
    { id: 5, quantity: 1 },
  ]),
};

/** What is measured: the pages that most shoppers see. */
export const measuredPages: readonly MeasuredPage[] = [
  { name: 'home', path: '/', stored: {} },
  { name: 'list', path: '/ProductList/Keyboard?category=2', stored: {} },
  { name: 'detail', path: '/ProductDetail/2', stored: {} },
  { name: 'cart', path: '/ShoppingCart', stored: threeLines },
  { name: 'checkout', path: '/CheckOut', stored: threeLines },
  { name: 'account', path: '/UserProfile', stored: {} },
];
