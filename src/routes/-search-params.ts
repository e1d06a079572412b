/** The search parameters of a category page: the id of the category (R3). */
export interface CategorySearch {
  readonly category?: number;
}

function idOf(value: unknown): number | null {
  const id = typeof value === 'string' && /^[1-9]\d*$/.test(value) ? Number(value) : value;
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** Reads the search parameters of a category page: `category` is a whole number from 1 up, or is not there at all. */
export function validateCategory(search: Readonly<Record<string, unknown>>): CategorySearch {
  const category = idOf(search['category']);
  return category === null ? {} : { category };
}

/** The id of a product in a path: a whole number from 1 up without a leading zero, null for anything else (R4). */
export function productIdOf(segment: string | undefined): number | null {
  return idOf(segment);
}
