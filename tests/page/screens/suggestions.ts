import { categoryOf } from '../../facts/categories.ts';
import type { Code } from '../../facts/languages.ts';
import { categoryPicture, productPicture } from '../../facts/pictures.ts';
import { dollars } from '../../facts/prices.ts';
import { productOf } from '../../facts/products.ts';
import { pseudoIn } from '../../facts/pseudo-locale.ts';
import { pictureLine } from './lines.ts';
import { nameOf } from './product-words.ts';

/** Suggestions above this number are categories, and it is taken off theirs. */
const CATEGORIES_ABOVE = 1_000_000;

/** The number of the category that a suggestion is; null for a product. @throws where there is no such category */
export function categoryIn(suggestion: number): number | null {
  return suggestion > CATEGORIES_ABOVE ? categoryOf(suggestion - CATEGORIES_ABOVE).id : null;
}

/** The suggestion that a category is. */
export function suggestionOf(category: number): number {
  return CATEGORIES_ABOVE + category;
}

/** The words of a suggestion, without a price. */
export function suggestionName(suggestion: number, code: Code = 'en'): string {
  const id = categoryIn(suggestion);
  return id === null
    ? nameOf(suggestion, code)
    : pseudoIn(code, 'home.row.seeAll', { category: pseudoIn(code, `category.${id}.name`) });
}

/** A suggestion of the search box: its picture, its words, and of a product its price. */
export function suggestionLines(suggestion: number, isMarked: boolean, code: Code = 'en'): string[] {
  const id = categoryIn(suggestion);
  const price = id === null ? ` ${dollars(productOf(suggestion).price)}` : '';
  return [
    pictureLine(id === null ? productPicture(suggestion) : categoryPicture(id)),
    `option "${suggestionName(suggestion, code)}${price}"${isMarked ? ' [selected]' : ''}`,
  ];
}
