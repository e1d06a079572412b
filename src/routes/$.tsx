import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from './-HomePage.tsx';
import { openScreen } from './-open-screen.ts';

/** Any other path: home, at that address (R5). */
export const Route = createFileRoute('/$')({
  beforeLoad: ({ context: { shop }, preload }) => openScreen(shop.navigation, { type: 'unknown.opened' }, preload),
  component: UnknownAddress,
});

function UnknownAddress() {
  const { shop } = Route.useRouteContext();
  return <HomePage shop={shop} />;
}
