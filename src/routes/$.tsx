import { createFileRoute } from '@tanstack/react-router';
import { LazyHomePage } from './-lazy-pages.ts';
import { openScreen } from './-open-screen.ts';

/** Any other path: home, at that address (R5). */
export const Route = createFileRoute('/$')({
  codeSplitGroupings: [],
  beforeLoad: ({ context: { shop }, preload }) => openScreen(shop.navigation, { type: 'unknown.opened' }, preload),
  component: LazyHomePage,
});
