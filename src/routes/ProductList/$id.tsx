import { createFileRoute } from '@tanstack/react-router';
import { LazyCategoryPage } from '../-lazy-pages.ts';
import { openScreen } from '../-open-screen.ts';
import { validateCategory } from '../-search-params.ts';

/** `/ProductList/Keyboard?category=2`: as `/ProductList`; the name in the path is for the reader (R3). */
export const Route = createFileRoute('/ProductList/$id')({
  validateSearch: validateCategory,
  beforeLoad: (opening) => openScreen(opening, { type: 'list.opened', categoryId: opening.search.category ?? null }),
  component: LazyCategoryPage,
});
