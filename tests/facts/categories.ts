/** A category as the specification lists it (§3): number, and the English name, which stands in addresses. */
export interface Category {
  readonly id: number;
  readonly name: string;
}

/** The categories in the order of the shop (§3). */
export const CATEGORIES: readonly Category[] = [
  { id: 1, name: 'Mouse' },
  { id: 2, name: 'Keyboard' },
  { id: 3, name: 'Headset' },
  { id: 4, name: 'Fan' },
  { id: 5, name: 'Keycaps' },
  { id: 6, name: 'Others' },
];

/** The category of a number or of an English name. @throws where there is none */
export function categoryOf(key: number | string): Category {
  const found = CATEGORIES.find(({ id, name }) => id === key || name === key);
  if (found === undefined) throw new Error(`The shop has no category ${key}.`);
  return found;
}

/** The categories that have a row on the home page, in the order of the rows (§2 /). */
export const HOME_ROWS: readonly Category[] = ['Keyboard', 'Mouse', 'Fan', 'Keycaps', 'Others'].map(categoryOf);

/** The address of the page of a category, which its number or its English name names (R3). @throws where there is none */
export function listAddress(key: number | string): string {
  const { id, name } = categoryOf(key);
  return `/ProductList/${name}?category=${id}`;
}

/** The address of the same page without the name, which is for the reader alone (R3). @throws where there is no such category */
export function unnamedListAddress(key: number | string): string {
  return `/ProductList?category=${categoryOf(key).id}`;
}

/** The category whose page is at an address, if one is. */
export function categoryAt(address: string): Category | undefined {
  return CATEGORIES.find(({ id }) => [listAddress(id), unnamedListAddress(id)].includes(address));
}
