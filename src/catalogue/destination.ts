import type { CategoryId } from './categories.ts';
import type { ProductId } from './products.ts';

/** Where a click on a news slide or an advert leads: a product's page or a category's. */
export type Destination =
  | { readonly kind: 'product'; readonly id: ProductId }
  | { readonly kind: 'category'; readonly id: CategoryId };
