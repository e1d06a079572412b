import { createFileRoute } from '@tanstack/react-router';
import { LazyHomePage } from './-lazy-pages.ts';
import { openScreen } from './-open-screen.ts';

/** `/`: home (§2). */
export const Route = createFileRoute('/')({
  beforeLoad: (opening) => openScreen(opening, { type: 'home.opened' }),
  component: LazyHomePage,
});
