import { createFileRoute } from '@tanstack/react-router';
import { LazyHomePage } from './-lazy-pages.ts';
import { openScreen } from './-open-screen.ts';

/** Any other path: home, at that address (R5). */
export const Route = createFileRoute('/$')({
  beforeLoad: (opening) => openScreen(opening, { type: 'unknown.opened' }),
  component: LazyHomePage,
});
