import { categories } from './categories.ts';
import { type Product, products } from './products.ts';

/**
 * So many products of each category have their texts in the file of a language: all that home shows of it, and with what
 * its list begins. The texts of the others come in blocks.
 */
export const AT_HAND = 12;

/** So many products of a category share a block: few scripts to name in the first one, and little to read for one product. */
const BLOCK = 512;

/** The numbers of products, block by block. */
export type TextBlocks = readonly (readonly number[])[];

/** The products whose texts are in no file of a language; none in a small shop. */
export function textBlocks(
  all: readonly (Pick<Product, 'productType'> & { readonly id: number })[] = products,
): TextBlocks {
  return categories.flatMap((category) => {
    const ids = all.filter(({ productType }) => productType === category.id).map(({ id }) => id);
    const rest = ids.slice(AT_HAND);
    return Array.from({ length: Math.ceil(rest.length / BLOCK) }, (_, block) =>
      rest.slice(block * BLOCK, (block + 1) * BLOCK),
    );
  });
}
