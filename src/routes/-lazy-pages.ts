import { lazyRouteComponent } from '@tanstack/react-router';

// A page that stands at two addresses has one script, not one more for each address. The configuration of
// the build names such routes, so that the router's plugin splits nothing off itself.

/** The home page, loaded when it is needed. */
export const LazyHomePage = lazyRouteComponent(() => import('./-HomePage.tsx'), 'HomePage');

/** The page of a category, loaded when it is needed. */
export const LazyCategoryPage = lazyRouteComponent(() => import('./-CategoryPage.tsx'), 'CategoryPage');
