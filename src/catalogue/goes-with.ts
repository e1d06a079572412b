import { otherPacksOf } from './coin-packs.ts';
import { type Product, type ProductId, productById } from './products.ts';

/** What is used together with each product on one desk; with coins, what one plays with. */
const onOneDesk: Readonly<Partial<Record<ProductId, readonly ProductId[]>>> = {
  1: [2, 3, 4],
  2: [1, 4],
  3: [1, 4],
  4: [1, 2, 3],
};

const playedWith: readonly ProductId[] = [1, 3];

/** What goes with a product (R21), one product or more, never itself. A coin pack begins with the other of its world. */
export function goesWith(product: Product): readonly Product[] {
  const ids = onOneDesk[product.id] ?? playedWith;
  return [...otherPacksOf(product), ...ids.map(productById).filter((one) => one !== undefined)];
}
