const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 0,
});

/**
 * An amount in whole dollars as «$1,500», the same in every language (R12).
 * Throws a RangeError for anything but an integer that JavaScript holds exactly: money is integer arithmetic.
 */
export function formatPrice(amount: number): string {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole number of dollars: ${amount}`);
  return dollars.format(amount);
}
