import { type CategoryId, categoryById } from './categories.ts';

/** Where the page of a category is, as the router's `Link` takes it: `/ProductList/Keyboard?category=2` (R3). */
export function categoryLink(id: CategoryId) {
  return { to: '/ProductList/$id', params: { id: categoryById(id).name }, search: { category: id } } as const;
}

/** Where the page of a product is, as the router's `Link` takes it: `/ProductDetail/2` (R4). */
export function productLink(id: number) {
  return { to: '/ProductDetail/$id', params: { id: String(id) } } as const;
}
