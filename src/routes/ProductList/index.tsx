import { createFileRoute } from '@tanstack/react-router';
import { LazyCategoryPage } from '../-lazy-pages.ts';
import { openScreen } from '../-open-screen.ts';
import { validateCategory } from '../-search-params.ts';

/** `/ProductList?category=2`: the products of a category; without a category it redirects to / (R3). */
export const Route = createFileRoute('/ProductList/')({
  validateSearch: validateCategory,
  beforeLoad: (opening) => openScreen(opening, { type: 'list.opened', categoryId: opening.search.category ?? null }),
  component: LazyCategoryPage,
});
