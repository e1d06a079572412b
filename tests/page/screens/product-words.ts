import type { Code } from '../../facts/languages.ts';
import type { Line } from '../../facts/prices.ts';
import { pseudoIn } from '../../facts/pseudo-locale.ts';

/** The name of a product on the screen. */
export function nameOf(id: number, code: Code = 'en'): string {
  return pseudoIn(code, `product.${id}.name`);
}

/** What the shop says of a stock: the number where it is low, up to five. */
export function stockWords(stock: number, code: Code = 'en'): string {
  if (stock === 0) return pseudoIn(code, 'stock.outOfStock');
  return stock <= 5 ? pseudoIn(code, 'stock.only', { count: stock }) : pseudoIn(code, 'stock.inStock');
}

/** The name of the link to the cart in English, whatever it holds. */
export const CART = /^⟦en header\.cart(?:WithItems_\w+)?[ ⟧]/u;

/** The name of the link to the cart: the badge counts units (§2 Header). */
export function cartName(lines: readonly Line[], code: Code = 'en'): string {
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return units === 0 ? pseudoIn(code, 'header.cart') : pseudoIn(code, 'header.cartWithItems', { count: units });
}
