import type { ParseKeys } from 'i18next';
import type { SearchEntry } from '../../../machines/search/match.ts';
import { categories } from '../../catalogue/categories.ts';
import { products } from '../../catalogue/products.ts';
import { categorySuggestion } from '../../catalogue/suggestions.ts';
import type { SearchWords } from './search-words.ts';

/**
 * The products and after them the categories as search sees them (R15, R24).
 *
 * @param textOf the text of a key in the language that is searched. It is asked twice for each product: a translator that
 * looks for plurals and values to fill in would take most of a second for ten thousand
 * @param words the other names, once they have come
 */
export function searchEntries(textOf: (key: ParseKeys) => string, words?: SearchWords): SearchEntry[] {
  const categoryNames = new Map(categories.map(({ id }) => [id, textOf(`category.${id}.name`)]));
  return [
    ...products.map(({ id, productType, productLabels }) => ({
      id,
      name: textOf(`product.${id}.name`),
      also: [
        categoryNames.get(productType),
        ...productLabels.map((label) => textOf(`label.${label}`)),
        words?.products[id],
        words?.categories[productType],
        ...productLabels.map((label) => words?.labels[label]),
      ].join('\n'),
      text: textOf(`product.${id}.description`),
    })),
    ...categories.map(({ id }) => ({
      id: categorySuggestion(id),
      name: categoryNames.get(id) ?? '',
      also: words?.categories[id] ?? '',
      isLast: true,
    })),
  ];
}
