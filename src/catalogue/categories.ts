import type { PictureName } from './pictures.ts';

/** Number of a category, 1 to 6 (§3 Category). */
export type CategoryId = 1 | 2 | 3 | 4 | 5 | 6;

/** A category (§3). `name` is its English name, the one written in addresses: shown names come from the locale. */
export interface Category {
  readonly id: CategoryId;
  readonly name: string;
}

/** The six categories, in the order of §3. */
export const categories: readonly Category[] = [
  { id: 1, name: 'Mouse' },
  { id: 2, name: 'Keyboard' },
  { id: 3, name: 'Headset' },
  { id: 4, name: 'Fan' },
  { id: 5, name: 'Keycaps' },
  { id: 6, name: 'Others' },
];

/** The categories that have a row on the home page, in the order of §2: Keyboard, Mouse, Fan, Keycaps, Others. */
export const homeRows: readonly CategoryId[] = [2, 1, 4, 5, 6];

/** The category with this number, or `undefined` for any other number (R3: an unknown id redirects to /). */
export function categoryById(id: number): Category | undefined {
  return categories.find((category) => category.id === id);
}

const categoryPictures: Readonly<Record<CategoryId, PictureName>> = {
  1: 'category-mouse',
  2: 'category-keyboard',
  3: 'category-headset',
  4: 'category-fan',
  5: 'category-keycaps',
  6: 'category-others',
};

/** Base name of a category's picture. */
export function categoryPicture(id: CategoryId): PictureName {
  return categoryPictures[id];
}
