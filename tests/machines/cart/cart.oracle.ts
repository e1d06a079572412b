import type { Oracle, PlainEvent } from '../../engine/model.ts';
import { predictionDefaults } from '../../engine/prediction-defaults.ts';

type Line = { id: number; quantity: number };

type Event =
  | { type: 'item.added'; id: number }
  | { type: 'item.set'; id: number; quantity: number }
  | { type: 'item.increased'; id: number }
  | { type: 'item.decreased'; id: number }
  | { type: 'removal.undone' }
  | { type: 'removal.dismissed' }
  | { type: 'cart.restored'; lines: readonly Line[] };

/** The units of one product on a pile of their own. */
type Pile = { readonly of: number; readonly size: number };

/** The piles from the first on the screen to the last, the product that Undo would bring back and how many piles stood before it, and what this step says. */
type Ref = { piles: readonly Pile[]; gone: { id: number; after: number } | null; said: readonly PlainEvent[] };

function placeOf({ piles }: Ref, id: number): number {
  return piles.findIndex((pile) => pile.of === id);
}

/** The cart with so many units of a product: in its place, or in front when it is new; it is then no longer gone. */
function put(ref: Ref, id: number, size: number): Ref {
  const pile = { of: id, size };
  const piles = placeOf(ref, id) < 0 ? [pile, ...ref.piles] : ref.piles.with(placeOf(ref, id), pile);
  const gone = ref.gone?.id === id ? null : ref.gone;
  return { piles, gone, said: [{ type: 'line.changed', id, quantity: size }] };
}

function sizeOf(ref: Ref, id: number): number {
  return ref.piles[placeOf(ref, id)]?.size ?? 0;
}

/** Minus: one unit less; the last one takes the line out and offers Undo (§4 Cart, R6). */
function taken(ref: Ref, id: number): Ref {
  const after = placeOf(ref, id);
  if (sizeOf(ref, id) > 1) return put(ref, id, sizeOf(ref, id) - 1);
  return { piles: ref.piles.toSpliced(after, 1), gone: { id, after }, said: [{ type: 'line.removed', id }] };
}

function answered(ref: Ref, event: Event): Ref {
  switch (event.type) {
    case 'item.added':
      return put(ref, event.id, sizeOf(ref, event.id) + 1);
    case 'item.set':
      return put(ref, event.id, event.quantity);
    case 'item.increased':
      return placeOf(ref, event.id) < 0 ? ref : put(ref, event.id, sizeOf(ref, event.id) + 1);
    case 'item.decreased':
      return placeOf(ref, event.id) < 0 ? ref : taken(ref, event.id);
    case 'removal.undone': {
      if (ref.gone === null) return ref;
      const { id, after } = ref.gone;
      const piles = [...ref.piles.slice(0, after), { of: id, size: 1 }, ...ref.piles.slice(after)];
      return { piles, gone: null, said: [{ type: 'line.returned', id }] };
    }
    case 'removal.dismissed':
      return { ...ref, gone: null };
    case 'cart.restored':
      return { piles: event.lines.map(({ id, quantity }) => ({ of: id, size: quantity })), gone: null, said: [] };
  }
}

/** Adding, setting, plus, minus, Undo (§4 Cart, R6); what another tab or storage holds replaces all (R14). */
export const cartOracle: Oracle<Ref, Event> = {
  initial: () => ({ piles: [], gone: null, said: [] }),
  next: (ref, event) => answered({ ...ref, said: [] }, event),
  observe: ({ piles, gone, said }) => ({
    ...predictionDefaults,
    state: `lines.${piles.length === 0 ? 'empty' : 'filled'} + undo.${gone === null ? 'unavailable' : 'available'}`,
    context: {
      lines: piles.map(({ of, size }) => ({ id: of, quantity: size })),
      removed: gone === null ? null : { line: { id: gone.id, quantity: 1 }, index: gone.after },
    },
    emitted: said,
  }),
};
