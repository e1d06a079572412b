import type { CategoryId } from './categories.ts';
import { otherPacksOf } from './coin-packs.ts';
import { type Product, type ProductId, productById, products } from './products.ts';
import { isGoods } from './specification-rows.ts';

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

/** What else stands on a desk beside the products of a category, in the order of the catalogue. */
export function alsoOnDesk(category: CategoryId): readonly Product[] {
  return products.filter(({ id, productType }) => isGoods(id) && productType !== category);
}
