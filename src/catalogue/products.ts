import { type Category, type CategoryId, categories } from './categories.ts';
import { type ProductSeed, seeds } from './seeds.ts';

export type { LabelId } from './seeds.ts';

/** Number of a product, 1 to 16. A literal union, so that `product.${ProductId}.name` is a locale key that compiles. */
export type ProductId = (typeof seeds)[number]['id'];

/** A product as the shop shows it: the fields of §3 but the name, which is among the texts of each language. */
export interface Product extends Omit<ProductSeed, 'productName'> {
  readonly id: ProductId;
}

/** All products, in the order of §3. */
export const products: readonly Product[] = seeds;

const byId = new Map<number, Product>();
for (const product of products) byId.set(product.id, product);

/** The product with this number, or `undefined` for any other number (R4: «product not found»). */
export function productById(id: number): Product | undefined {
  return byId.get(id);
}

/** The products of a category, in the order of §3; none for Headset and Keycaps (R20). */
export function productsOfType(id: CategoryId): readonly Product[] {
  return products.filter((product) => product.productType === id);
}

/** The categories that have products: what a category without any leads on to (R20). */
export const stockedCategories: readonly Category[] = categories.filter(({ id }) =>
  products.some(({ productType }) => productType === id),
);
