import type english from '../../../locales/en/translation.json';
import type { SearchEntry } from '../../../machines/search/match.ts';
import { categories, type CategoryId } from '../../catalogue/categories.ts';
import { type LabelId, type ProductId, products } from '../../catalogue/products.ts';
import { categorySuggestion } from '../../catalogue/suggestions.ts';
import type { SearchWords } from './search-words.ts';

/** What of the texts of a language is searched; texts of another build may lack any of it. */
export interface SearchTexts {
  readonly product?: Readonly<Partial<Record<ProductId, Partial<(typeof english)['product'][ProductId]>>>>;
  readonly category?: Readonly<Partial<Record<CategoryId, Partial<(typeof english)['category'][CategoryId]>>>>;
  readonly label?: Readonly<Partial<Record<LabelId, string>>>;
}

/**
 * The products that have texts and after them the categories, as search sees them in one language (R15, R24). The texts are read as they
 * stand: a translator that looks for plurals and for values to fill in would take most of a second for ten thousand.
 *
 * @param words the other names, once they have come
 */
export function searchEntries({ product, category, label }: SearchTexts, words?: SearchWords): SearchEntry[] {
  return [
    ...products.flatMap(({ id, productType, productLabels }) => {
      const own = product?.[id];
      if (own === undefined) return [];
      const also = [
        category?.[productType]?.name,
        words?.products[id],
        words?.categories[productType],
        ...productLabels.flatMap((one) => [label?.[one], words?.labels[one]]),
      ];
      return { id, name: own.name ?? '', also: also.join('\n'), text: own.description ?? '' };
    }),
    ...categories.map(({ id }) => ({
      id: categorySuggestion(id),
      name: category?.[id]?.name ?? '',
      also: words?.categories[id] ?? '',
      isLast: true,
    })),
  ];
}
