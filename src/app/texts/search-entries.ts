import type { TFunction } from 'i18next';
import type { SearchEntry } from '../../../machines/search/match.ts';
import { products } from '../../catalogue/products.ts';

/** The products as search sees them: name, category and description in the language of `t` (R15). */
export function searchEntries(t: TFunction): SearchEntry[] {
  return products.map(({ id, productType }) => ({
    id,
    text: [t(`product.${id}.name`), t(`category.${productType}.name`), t(`product.${id}.description`)].join('\n'),
  }));
}
