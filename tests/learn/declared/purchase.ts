import { COMPACT_KEYBOARD } from '../../facts/products.ts';
import { purchaseOracle } from '../../machines/purchase/purchase.oracle.ts';
import type { Declared } from './declared.ts';
import { OracleRun } from './oracle-run.ts';

type Run = OracleRun<ReturnType<typeof purchaseOracle.initial>, PurchaseEvent, { quantity: number }>;
type PurchaseEvent = Parameters<typeof purchaseOracle.next>[1];

interface State {
  /** Null on the cart page: what was chosen is gone with the page of the product. */
  readonly run: Run | null;
  readonly inCart: number;
  readonly focus: string;
}

const { id, name, stock } = COMPACT_KEYBOARD;

function opened(): Run {
  return new OracleRun(purchaseOracle, purchaseOracle.initial({ id, inventory: stock }));
}

/** The cart takes what the oracle orders, and opens where it asks for that. */
function ordered(run: Run, state: State, focus: string): State {
  const order = run.predicted.emitted.find(({ type }) => type === 'item.set');
  const isLeft = run.predicted.emitted.some(({ type }) => type === 'cart.requested');
  const inCart = order === undefined ? state.inCart : Number(order['quantity']);
  return isLeft ? { run: null, inCart, focus: 'heading Shopping cart' } : { run, inCart, focus };
}

function chosen(run: Run, state: State, quantity: number): State | null {
  if (quantity > stock) return null;
  const isSame = run.predicted.context.quantity === quantity;
  return { ...state, run: isSame ? run : run.after({ type: 'quantity.chosen', quantity }), focus: 'combobox Quantity' };
}

/** The quantity, Add Cart and Buy Now (§2 /ProductDetail, §4 Cart, §5 Quantity). */
export const purchaseDeclared: Declared<State> = {
  start: { run: opened(), inCart: 0, focus: '' },
  next: (state, input) => {
    const { run, inCart } = state;
    if (run === null)
      return input === 'follow the product' ? { run: opened(), inCart, focus: `heading ${name}` } : null;
    if (input === 'follow the product') return null;
    if (input === 'press Add Cart') return ordered(run.after({ type: 'addCart.pressed' }), state, 'button Add Cart');
    if (input === 'press Buy Now') return ordered(run.after({ type: 'buyNow.pressed' }), state, 'button Buy Now');
    return chosen(run, state, Number(input.replace('choose ', '')));
  },
  see: ({ run, inCart, focus }) => ({
    address: run === null ? '/ShoppingCart' : `/ProductDetail/${id}`,
    Quantity: run === null ? '' : `«${run.predicted.context.quantity}»`,
    cart: inCart === 0 ? 'Cart' : inCart === 1 ? 'Cart, 1 item' : `Cart, ${inCart} items`,
    answer: run?.predicted.state === 'added' ? `In your cart: ${inCart}` : '',
    focus,
  }),
  key: ({ run, inCart, focus }) => [run?.key ?? null, inCart, focus],
};
