import type { Product } from './products.ts';

/**
 * Products as the build writes them: a list for each field, since like values beside each other become the smallest file. A
 * number stands as its distance from the one before it.
 */
export interface PackedProducts {
  readonly steps: readonly number[];
  readonly pictures: readonly Product['productImg'][];
  readonly prices: readonly number[];
  readonly labels: readonly Product['productLabels'][];
  readonly types: readonly Product['productType'][];
  readonly stocks: readonly number[];
}

/** Packs products. Their names stay behind. */
export function packed(products: readonly Product[]): PackedProducts {
  return {
    steps: products.map(({ id }, at) => id - (products[at - 1]?.id ?? 0)),
    pictures: products.map(({ productImg }) => productImg),
    prices: products.map(({ productPrice }) => productPrice),
    labels: products.map(({ productLabels }) => productLabels),
    types: products.map(({ productType }) => productType),
    stocks: products.map(({ inventory }) => inventory),
  };
}

/** The products that were packed. */
export function unpacked({ steps, pictures, prices, labels, types, stocks }: PackedProducts): Product[] {
  let id = 0;
  return steps.map((step, at) => {
    id += step;
    return {
      id,
      productImg: pictures[at],
      productPrice: prices[at],
      productLabels: labels[at],
      productType: types[at],
      inventory: stocks[at],
      // Each list has as many entries as there are products.
    } as Product;
  });
}
