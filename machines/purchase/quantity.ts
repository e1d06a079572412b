/** The largest quantity that the detail page offers (§9). */
export const MAX_QUANTITY = 20;

/** The quantities on offer: 1 up to the smaller of the stock and 20; none when nothing is left (§5, R7). */
export function quantityOptions(inventory: number): number[] {
  return Array.from({ length: Math.max(0, Math.min(inventory, MAX_QUANTITY)) }, (_, index) => index + 1);
}
