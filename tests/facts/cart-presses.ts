import type { Line } from './prices.ts';

/** What a shopper does to the cart. */
export type CartPress =
  | { readonly type: 'item.added'; readonly id: number }
  | { readonly type: 'item.set'; readonly id: number; readonly quantity: number }
  | { readonly type: 'item.increased'; readonly id: number }
  | { readonly type: 'item.decreased'; readonly id: number }
  | { readonly type: 'item.removed'; readonly id: number }
  | { readonly type: 'removal.undone' }
  | { readonly type: 'removal.dismissed' };

/** A line that was taken out, and how many lines stood before it. */
export interface Removed {
  readonly line: Line;
  readonly index: number;
}

/** The units of one product on a pile of their own. */
interface Pile {
  readonly of: number;
  readonly size: number;
}

/** The piles from the first on the screen to the last, and what Undo would bring back, and after how many piles. */
export interface Piles {
  readonly piles: readonly Pile[];
  readonly gone: { readonly id: number; readonly size: number; readonly after: number } | null;
}

/** What is said of a press. */
type Said = { readonly type: string; readonly id: number; readonly quantity?: number };

/** The cart after a press, what is said, and whether the press did anything. */
export interface Pressed extends Piles {
  readonly said: readonly Said[];
  readonly counts: boolean;
}

/** The cart of a new visitor. */
export const NO_PILES: Piles = { piles: [], gone: null };

function placeOf({ piles }: Piles, id: number): number {
  return piles.findIndex((pile) => pile.of === id);
}

function sizeOf(cart: Piles, id: number): number {
  return cart.piles[placeOf(cart, id)]?.size ?? 0;
}

/** The cart with so many units of a product: in its place, or in front when it is new; it is then no longer gone. */
function put(cart: Piles, id: number, size: number): Pressed {
  const pile = { of: id, size };
  const place = placeOf(cart, id);
  const piles = place < 0 ? [pile, ...cart.piles] : cart.piles.with(place, pile);
  const gone = cart.gone?.id === id ? null : cart.gone;
  return { piles, gone, said: [{ type: 'line.changed', id, quantity: size }], counts: true };
}

/** Remove: the whole pile goes, and Undo is offered (R6, R26). */
function withoutPile(cart: Piles, id: number): Pressed {
  const after = placeOf(cart, id);
  const piles = cart.piles.toSpliced(after, 1);
  return { piles, gone: { id, size: sizeOf(cart, id), after }, said: [{ type: 'line.removed', id }], counts: true };
}

/** Minus: one unit less; the last one takes the line out (§4 Cart). */
function taken(cart: Piles, id: number): Pressed {
  return sizeOf(cart, id) > 1 ? put(cart, id, sizeOf(cart, id) - 1) : withoutPile(cart, id);
}

/** Adding, setting, plus, minus, Remove, Undo (§4 Cart, R6, R26). What is not there cannot be changed. */
export function pressed(cart: Piles, press: CartPress): Pressed {
  const ignored = { ...cart, said: [], counts: false };
  switch (press.type) {
    case 'item.added':
      return put(cart, press.id, sizeOf(cart, press.id) + 1);
    case 'item.set':
      return put(cart, press.id, press.quantity);
    case 'item.increased':
      return placeOf(cart, press.id) < 0 ? ignored : put(cart, press.id, sizeOf(cart, press.id) + 1);
    case 'item.decreased':
      return placeOf(cart, press.id) < 0 ? ignored : taken(cart, press.id);
    case 'item.removed':
      return placeOf(cart, press.id) < 0 ? ignored : withoutPile(cart, press.id);
    case 'removal.undone': {
      if (cart.gone === null) return ignored;
      const { id, size, after } = cart.gone;
      const piles = [...cart.piles.slice(0, after), { of: id, size }, ...cart.piles.slice(after)];
      return { piles, gone: null, said: [{ type: 'line.returned', id }], counts: true };
    }
    case 'removal.dismissed':
      return cart.gone === null ? ignored : { ...cart, gone: null, said: [], counts: true };
  }
}

/** Lines of a cart as piles. */
export function pilesOf(lines: readonly Line[], removed: Removed | null): Piles {
  return {
    piles: lines.map(({ id, quantity }) => ({ of: id, size: quantity })),
    gone: removed && { id: removed.line.id, size: removed.line.quantity, after: removed.index },
  };
}

/** Piles as the lines of a cart. */
export function linesOf({ piles, gone }: Piles): { readonly lines: readonly Line[]; readonly removed: Removed | null } {
  return {
    lines: piles.map(({ of, size }) => ({ id: of, quantity: size })),
    removed: gone && { line: { id: gone.id, quantity: gone.size }, index: gone.after },
  };
}
