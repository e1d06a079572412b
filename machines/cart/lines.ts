/** One line of the cart: a product and how many of it (§3 Cart item). Quantity: a whole number from 1 up. */
export interface CartLine {
  id: number;
  quantity: number;
}

/** The quantity of a product in the cart, 0 when it is not there. */
export function quantityOf(lines: readonly CartLine[], id: number): number {
  return lines.find((line) => line.id === id)?.quantity ?? 0;
}

/** The number of units in the cart: what the badge shows (§2 Header). */
export function unitsIn(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** The lines with a product's quantity set; a product that is not there yet goes to the front (§4 Cart). */
export function withQuantity(lines: readonly CartLine[], id: number, quantity: number): CartLine[] {
  return quantityOf(lines, id) > 0
    ? lines.map((line) => (line.id === id ? { id, quantity } : line))
    : [{ id, quantity }, ...lines];
}

/** The lines without a product. */
export function withoutLine(lines: readonly CartLine[], id: number): CartLine[] {
  return lines.filter((line) => line.id !== id);
}

/** The lines with one line put back where it stood; an index past the end puts it last. */
export function withLineAt(lines: readonly CartLine[], line: CartLine, index: number): CartLine[] {
  return lines.toSpliced(index, 0, line);
}
