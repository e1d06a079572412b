import { createFileRoute } from '@tanstack/react-router';
import { CategoryPage } from '../-CategoryPage.tsx';
import { validateCategory } from '../-search-params.ts';
import { openScreen } from '../-open-screen.ts';

/** `/ProductList?category=2`: the products of a category; without a category it redirects to / (R3). */
export const Route = createFileRoute('/ProductList/')({
  validateSearch: validateCategory,
  beforeLoad: ({ context: { shop }, search: { category: categoryId = null }, preload }) =>
    openScreen(shop.navigation, { type: 'list.opened', categoryId }, preload),
  component: ProductList,
});

function ProductList() {
  const { shop } = Route.useRouteContext();
  const { category } = Route.useSearch();
  return <CategoryPage shop={shop} id={category} />;
}
