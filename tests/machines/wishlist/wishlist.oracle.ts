import type { Oracle, PlainEvent } from '../../engine/model.ts';
import { predictionDefaults } from '../../engine/prediction-defaults.ts';

type Event = { type: 'heart.pressed'; id: number } | { type: 'wishlist.restored'; ids: readonly number[] };

/** The hearts in the order in which they were set, oldest first, what this step says, and what is kept of it. */
type Ref = { hearts: ReadonlySet<number>; said: readonly PlainEvent[]; kept: readonly PlainEvent[] };

/** A heart is set and taken away by the same button; the newest stands first (R17). Each press is kept (R30). */
export const wishlistOracle: Oracle<Ref, Event> = {
  initial: () => ({ hearts: new Set(), said: [], kept: [] }),
  next: ({ hearts }, event) => {
    if (event.type === 'wishlist.restored') return { hearts: new Set(event.ids.toReversed()), said: [], kept: [] };
    const after = new Set(hearts);
    const isTaken = after.delete(event.id);
    if (!isTaken) after.add(event.id);
    return {
      hearts: after,
      said: [{ type: isTaken ? 'heart.removed' : 'heart.set', id: event.id }],
      kept: [{ type: 'recordPress', params: event }],
    };
  },
  observe: ({ hearts, said, kept }) => ({
    ...predictionDefaults,
    state: hearts.size === 0 ? 'empty' : 'filled',
    context: { ids: [...hearts].toReversed() },
    emitted: said,
    executed: kept,
  }),
};
