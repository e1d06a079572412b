import { cartMachine } from '../../../machines/cart/cart.machine.ts';
import { PRODUCTS, productOf } from '../../facts/products.ts';
import { defineWide } from '../../engine/random-walks/wide.ts';
import type { Random } from '../../engine/random-walks/random.ts';

const ids = PRODUCTS.map(({ id }) => id);

/** The dropdown of a detail page offers no more (§5 Quantity). */
const MOST_OFFERED = 20;

/** Around what a page offers, around the largest stock of §3, and far beyond. */
const quantities = [1, 19, 20, 21, 134, 135, 1e6];

/** Add Cart with the last quantity that the page of a product offers. */
function offered(id: number) {
  return [{ type: 'item.set' as const, id, quantity: Math.min(productOf(id).stock, MOST_OFFERED) }];
}

/** Some products of the shop, each once, in any order. */
function someOf(random: Random, most: number): number[] {
  return Array.from({ length: random.below(most + 1) }, () => random.pick(ids)).filter(
    (id, place, all) => all.indexOf(id) === place,
  );
}

/** A line that another tab took out, of a product that is not among these; or none. */
function removedBeside(random: Random, there: readonly number[]) {
  const id = ids.find((candidate) => !there.includes(candidate));
  if (id === undefined || random.onceIn(2)) return null;
  return { line: { id, quantity: random.pick(quantities) }, index: random.below(there.length + 1) };
}

/** All sixteen products, quantities far above any stock, and carts of up to sixteen lines from storage. */
export const cartWide = defineWide(cartMachine, {
  onPage: (random) => {
    const restored = random.onceIn(2) ? someOf(random, ids.length * 2) : ids;
    return [
      { type: 'item.added', id: random.pick(ids) },
      { type: 'item.increased', id: random.pick(ids) },
      { type: 'item.decreased', id: random.pick(ids) },
      { type: 'item.removed', id: random.pick(ids) },
      {
        type: 'cart.restored',
        lines: restored.map((id) => ({ id, quantity: random.pick(quantities) })),
        removed: removedBeside(random, restored),
      },
      ...offered(random.pick(ids)),
    ];
  },
  offPage: (random) => [{ type: 'item.set', id: random.pick(ids), quantity: random.pick([134, 135, 1e6]) }],
});
