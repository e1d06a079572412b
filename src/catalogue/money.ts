import { productById } from './products.ts';

/** The currency of all prices, by its ISO 4217 code. */
export const CURRENCY = 'USD';

/** Between the digits of a number, wherever those that follow can be counted by threes. */
const THOUSANDS = /\B(?=(?:\d{3})+$)/gu;

/**
 * A whole number with its thousands apart, «1,500», as `Intl.NumberFormat` writes it in English, without its tables: to
 * load them takes a fifth of the time in which the first page begins to answer.
 */
export function formatNumber(whole: number): string {
  return `${whole < 0 ? '-' : ''}${String(Math.abs(whole)).replace(THOUSANDS, ',')}`;
}

/**
 * An amount in whole dollars as «$1,500», the same in every language (R12).
 * Throws a RangeError for anything but an integer that JavaScript holds exactly: money is integer arithmetic.
 */
export function formatPrice(amount: number): string {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole number of dollars: ${amount}`);
  return `${amount < 0 ? '-' : ''}$${formatNumber(Math.abs(amount))}`;
}

/** What units of a product cost together, in whole dollars; 0 for a product that the shop does not sell. */
export function priceOf(id: number, quantity = 1): number {
  return (productById(id)?.productPrice ?? 0) * quantity;
}

/** What the lines of a cart cost together, in whole dollars: the sum of price times quantity (§9). */
export function totalOf(lines: readonly { readonly id: number; readonly quantity: number }[]): number {
  return lines.reduce((sum, { id, quantity }) => sum + priceOf(id, quantity), 0);
}

/**
 * What a plan takes each month: the total divided by the months and rounded up, in whole dollars (R29). The arithmetic is
 * that of integers throughout.
 *
 * @param months a whole number from 1 up
 */
export function monthlyAmount(total: number, months: number): number {
  const rest = total % months;
  return (total - rest) / months + Math.sign(rest);
}
