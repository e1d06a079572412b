import type { PictureName } from './pictures.ts';

interface CategoryFields {
  readonly id: number;
  readonly name: string;
  readonly picture: PictureName;
  readonly homeRow: number | null;
  readonly rowPicture: PictureName | null;
}

/** The one list of the categories: ids, types, links, the header, the rows of the home page follow from it. */
const seeds = [
  { id: 1, name: 'Mouse', picture: 'category-mouse', homeRow: 2, rowPicture: 'view-wireless-mouse-2' },
  { id: 2, name: 'Keyboard', picture: 'category-keyboard', homeRow: 1, rowPicture: 'view-keyboard-full-2' },
  { id: 3, name: 'Headset', picture: 'category-headset', homeRow: null, rowPicture: null },
  { id: 4, name: 'Fan', picture: 'category-fan', homeRow: 3, rowPicture: 'advert-3' },
  { id: 5, name: 'Keycaps', picture: 'category-keycaps', homeRow: 4, rowPicture: 'panel-keycaps' },
  { id: 6, name: 'Others', picture: 'category-others', homeRow: 5, rowPicture: 'advert-4' },
] as const satisfies readonly CategoryFields[];

/** Number of a category (§3 Category). A literal union, so that `category.${CategoryId}.name` must be a locale key. */
export type CategoryId = (typeof seeds)[number]['id'];

/**
 * A category (§3). `name` is its English name, the one written in addresses: shown names come from the locale.
 * `homeRow` is the place of its row on the home page, counted from 1, or null where it has none (§2). `rowPicture` is
 * the picture in the head of that row, none of the news' above it.
 */
export interface Category extends CategoryFields {
  readonly id: CategoryId;
}

/** The categories in the order of §3: so they stand in the header and on the home page. */
export const categories: readonly Category[] = seeds;

/** The categories that have a row on the home page, in the order of the rows (§2). */
export const homeRows: readonly Category[] = categories
  .filter(({ homeRow }) => homeRow !== null)
  .toSorted((one, other) => (one.homeRow ?? 0) - (other.homeRow ?? 0));

/** The category with this number, or `undefined` for any other number (R3: an unknown id redirects to /). */
export function categoryById(id: CategoryId): Category;
export function categoryById(id: number): Category | undefined;
export function categoryById(id: number): Category | undefined {
  return categories.find((category) => category.id === id);
}
