import fc from 'fast-check';
import type { CartPress } from '../../facts/cart-presses.ts';

/** Any press that a cart takes, of some products. */
export function anyPress(products: readonly number[]): fc.Arbitrary<CartPress> {
  const id = fc.constantFrom(...products);
  return fc.oneof(
    { weight: 4, arbitrary: fc.record({ type: fc.constant('item.added' as const), id }) },
    fc.record({ type: fc.constant('item.increased' as const), id }),
    { weight: 3, arbitrary: fc.record({ type: fc.constant('item.decreased' as const), id }) },
    fc.record({ type: fc.constant('item.removed' as const), id }),
    fc.record({ type: fc.constant('item.set' as const), id, quantity: fc.integer({ min: 1, max: 20 }) }),
    fc.constant({ type: 'removal.undone' as const }),
    fc.constant({ type: 'removal.dismissed' as const }),
  );
}
