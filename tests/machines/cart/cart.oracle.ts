import {
  type CartPress,
  linesOf,
  NO_PILES,
  type Piles,
  pilesOf,
  pressed,
  type Removed,
} from '../../facts/cart-presses.ts';
import type { Line } from '../../facts/prices.ts';
import type { Oracle, PlainEvent } from '../../engine/model.ts';
import { predictionDefaults } from '../../engine/prediction-defaults.ts';

type Restored = { type: 'cart.restored'; lines: readonly Line[]; removed: Removed | null };

/** The cart, what this step says, and what is kept of it for the other tabs. */
type Ref = Piles & { readonly said: readonly PlainEvent[]; readonly kept: readonly PlainEvent[] };

/** Adding, setting, plus, minus, Undo (§4 Cart, R6), each kept (R30); what all tabs together made replaces all. */
export const cartOracle: Oracle<Ref, CartPress | Restored> = {
  initial: () => ({ ...NO_PILES, said: [], kept: [] }),
  next: (ref, event) => {
    if (event.type === 'cart.restored') return { ...pilesOf(event.lines, event.removed), said: [], kept: [] };
    const { piles, gone, said, counts } = pressed(ref, event);
    return { piles, gone, said, kept: counts ? [{ type: 'recordPress', params: event }] : [] };
  },
  observe: ({ piles, gone, said, kept }) => ({
    ...predictionDefaults,
    state: `lines.${piles.length === 0 ? 'empty' : 'filled'} + undo.${gone === null ? 'unavailable' : 'available'}`,
    context: linesOf({ piles, gone }),
    emitted: said,
    executed: kept,
  }),
};
