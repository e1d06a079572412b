import type { Oracle, PlainEvent } from '../../engine/model.ts';
import { predictionDefaults } from '../../engine/prediction-defaults.ts';

type Event = { type: 'quantity.chosen'; quantity: number } | { type: 'addCart.pressed' } | { type: 'buyNow.pressed' };

/**
 * The product, its stock, the quantity that the dropdown shows, whether Add Cart was the last word, and what this step
 * says.
 */
type Ref = { id: number; stock: number; quantity: number; added: boolean; said: readonly PlainEvent[] };

/** The dropdown never offers more than 20 (§5, §9). */
const MOST = 20;

function isOffered(quantity: number, stock: number): boolean {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= stock && quantity <= MOST;
}

/**
 * The dropdown from 1 to the smaller of stock and 20, Add Cart, Buy Now (§2 /ProductDetail, §4 Cart, §5 Quantity, R7).
 */
export const purchaseOracle: Oracle<Ref, Event> = {
  initial: ({ id, inventory }: { id: number; inventory: number }) => ({
    id,
    stock: inventory,
    quantity: 1,
    added: false,
    said: [],
  }),
  next: (ref, event) => {
    const quiet = { ...ref, said: [] };
    if (event.type === 'quantity.chosen') {
      return isOffered(event.quantity, ref.stock) ? { ...quiet, quantity: event.quantity, added: false } : quiet;
    }
    if (ref.stock < 1) return quiet;
    const order = { type: 'item.set', id: ref.id, quantity: ref.quantity };
    return event.type === 'addCart.pressed'
      ? { ...ref, added: true, said: [order] }
      : { ...ref, said: [order, { type: 'cart.requested' }] };
  },
  observe: ({ id, stock, quantity, added, said }) => ({
    ...predictionDefaults,
    state: stock < 1 ? 'soldOut' : added ? 'added' : 'choosing',
    context: { id, inventory: stock, quantity },
    emitted: said,
  }),
};
