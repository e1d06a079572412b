import { createFileRoute } from '@tanstack/react-router';
import { LazyHomePage } from './-lazy-pages.ts';
import { openScreen } from './-open-screen.ts';

/** `/`: home (§2). */
export const Route = createFileRoute('/')({
  codeSplitGroupings: [],
  beforeLoad: ({ context: { shop }, preload }) => openScreen(shop.navigation, { type: 'home.opened' }, preload),
  component: LazyHomePage,
});
