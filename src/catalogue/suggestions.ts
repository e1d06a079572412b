import { type Category, categoryById, type CategoryId } from './categories.ts';

/** Suggestions are known by numbers: products by their own, categories by theirs from here on, above all products. */
const CATEGORIES_FROM = 1_000_000;

/** The number of a category among the suggestions. */
export function categorySuggestion(id: CategoryId): number {
  return CATEGORIES_FROM + id;
}

/** The category that a suggestion is; undefined where it is a product. */
export function suggestedCategory(suggestion: number): Category | undefined {
  return categoryById(suggestion - CATEGORIES_FROM);
}
