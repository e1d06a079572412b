import { productOf } from './products.ts';

/** An amount in whole dollars as every language writes it: dollar sign, no decimals, thousands parted (R12). */
export function dollars(amount: number): string {
  return `$${String(amount).replace(/\B(?=(?:\d{3})+$)/gu, ',')}`;
}

/** A line of the cart: the number of a product and how many units of it. */
export interface Line {
  readonly id: number;
  readonly quantity: number;
}

/** How many units of a product the lines hold: 0 where it is not among them. */
export function quantityIn(lines: readonly Line[], id: unknown): number {
  return lines.find((line) => line.id === id)?.quantity ?? 0;
}

/** What the lines cost together, in whole dollars (§9). */
export function totalOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { id, quantity }) => sum + productOf(id).price * quantity, 0);
}
