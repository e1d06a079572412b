import { type Code, textIn } from './locale-words.ts';

/**
 * A product as the specification lists it (§3, R20): price in dollars, stock in units, category, first label if any.
 */
export interface ProductFixture {
  readonly id: number;
  readonly price: number;
  readonly stock: number;
  readonly type: number;
  readonly label: number | null;
}

function goods(id: number, price: number, stock: number, type: number, label: number | null = null): ProductFixture {
  return { id, price, stock, type, label };
}

/** The sixteen products in the order of the shop. */
export const ALL_PRODUCTS: readonly ProductFixture[] = [
  goods(1, 1500, 10, 1, 2),
  goods(2, 3500, 15, 2, 1),
  goods(3, 2000, 2, 2, 3),
  goods(4, 1200, 5, 4, 1),
  goods(5, 500, 134, 6, 2),
  goods(6, 1500, 12, 6),
  goods(7, 500, 86, 6),
  goods(8, 1500, 1, 6, 4),
  goods(9, 500, 57, 6),
  goods(10, 1500, 20, 6),
  goods(11, 500, 21, 6),
  goods(12, 1500, 8, 6),
  goods(13, 500, 103, 6, 1),
  goods(14, 1500, 3, 6),
  goods(15, 500, 40, 6),
  goods(16, 1500, 19, 6, 3),
];

/** The categories in the order of the shop (§3), by the names that stand in their addresses. */
export const CATEGORIES = ['Mouse', 'Keyboard', 'Headset', 'Fan', 'Keycaps', 'Others'] as const;

/** The product of an id. @throws where there is none */
export function productFixture(id: number): ProductFixture {
  const found = ALL_PRODUCTS.find((one) => one.id === id);
  if (found === undefined) throw new Error(`The shop has no product ${id}.`);
  return found;
}

/** The name of a product on the screen. */
export function nameOf(id: number, code: Code = 'en'): string {
  return textIn(code, `product.${id}.name`);
}

/** An amount as every language writes it: dollar sign, no decimals, thousands parted (R12). */
export function dollars(amount: number): string {
  return `$${String(amount).replace(/\B(?=(?:\d{3})+$)/gu, ',')}`;
}

/** The address of a category page (§2 /: category list, R3). */
export function listAddress(type: number): string {
  return `/ProductList/${CATEGORIES[type - 1] ?? ''}?category=${type}`;
}

/** What the shop says of a stock: the number where it is low, up to five. */
export function stockWords(stock: number, code: Code = 'en'): string {
  if (stock === 0) return textIn(code, 'stock.outOfStock');
  return stock <= 5 ? textIn(code, 'stock.only', { count: stock }) : textIn(code, 'stock.inStock');
}

/** A line of the cart: a product and how many of it. */
export interface Line {
  readonly id: number;
  readonly quantity: number;
}

/** What the lines cost together (§9). */
export function totalOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { id, quantity }) => sum + productFixture(id).price * quantity, 0);
}

/** The name of the link to the cart: the badge counts units (§2 Header). */
export function cartName(lines: readonly Line[], code: Code = 'en'): string {
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return units === 0 ? textIn(code, 'header.cart') : textIn(code, 'header.cartWithItems', { count: units });
}
