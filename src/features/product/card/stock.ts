/** The largest stock that a shopper is told the number of. */
export const LOW_STOCK = 5;

/** What a stock means to a shopper: nothing left, so few that it matters, or enough. */
export type StockLevel = 'out' | 'low' | 'plenty';

/** The level of a stock in units, 0 or more: `out` at 0, `low` up to {@link LOW_STOCK}, `plenty` above. */
export function stockLevel(inventory: number): StockLevel {
  if (inventory === 0) return 'out';
  return inventory <= LOW_STOCK ? 'low' : 'plenty';
}
