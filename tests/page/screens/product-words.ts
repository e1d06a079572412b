import type { Code } from '../../facts/languages.ts';
import type { Line } from '../../facts/prices.ts';
import { textIn } from '../../facts/texts.ts';

/** The name of a product on the screen. */
export function nameOf(id: number, code: Code = 'en'): string {
  return textIn(code, `product.${id}.name`);
}

/** What the shop says of a stock: the number where it is low, up to five. */
export function stockWords(stock: number, code: Code = 'en'): string {
  if (stock === 0) return textIn(code, 'stock.outOfStock');
  return stock <= 5 ? textIn(code, 'stock.only', { count: stock }) : textIn(code, 'stock.inStock');
}

/** The name of the link to the cart: the badge counts units (§2 Header). */
export function cartName(lines: readonly Line[], code: Code = 'en'): string {
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return units === 0 ? textIn(code, 'header.cart') : textIn(code, 'header.cartWithItems', { count: units });
}
