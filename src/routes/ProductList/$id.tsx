import { createFileRoute } from '@tanstack/react-router';
import { CategoryPage } from '../-CategoryPage.tsx';
import { validateCategory } from '../-search-params.ts';
import { openScreen } from '../-open-screen.ts';

/** `/ProductList/Keyboard?category=2`: as `/ProductList`; the name in the path is for the reader (R3). */
export const Route = createFileRoute('/ProductList/$id')({
  validateSearch: validateCategory,
  beforeLoad: ({ context: { shop }, search: { category: categoryId = null }, preload }) =>
    openScreen(shop.navigation, { type: 'list.opened', categoryId }, preload),
  component: NamedProductList,
});

function NamedProductList() {
  const { shop } = Route.useRouteContext();
  const { category } = Route.useSearch();
  return <CategoryPage shop={shop} id={category} />;
}
