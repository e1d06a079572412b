import type { TFunction } from 'i18next';
import type { SearchEntry } from '../../../machines/search/match.ts';
import { categories } from '../../catalogue/categories.ts';
import { products } from '../../catalogue/products.ts';
import { categorySuggestion } from '../../catalogue/suggestions.ts';
import type { SearchWords } from './search-words.ts';

/**
 * The products and after them the categories as search sees them, in the language of `t` (R15, R24).
 *
 * @param words the other names, once they have come
 */
export function searchEntries(t: TFunction, words?: SearchWords): SearchEntry[] {
  return [
    ...products.map(({ id, productType, productLabels }) => ({
      id,
      name: t(`product.${id}.name`),
      also: [
        t(`category.${productType}.name`),
        ...productLabels.map((label) => t(`label.${label}`)),
        words?.products[id],
        words?.categories[productType],
        ...productLabels.map((label) => words?.labels[label]),
      ].join('\n'),
      text: t(`product.${id}.description`),
    })),
    ...categories.map(({ id }) => ({
      id: categorySuggestion(id),
      name: t(`category.${id}.name`),
      also: words?.categories[id] ?? '',
      isLast: true,
    })),
  ];
}
