import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from './-HomePage.tsx';
import { openScreen } from './-open-screen.ts';

/** `/`: home (§2). */
export const Route = createFileRoute('/')({
  beforeLoad: ({ context: { shop }, preload }) => openScreen(shop.navigation, { type: 'home.opened' }, preload),
  component: Home,
});

function Home() {
  const { shop } = Route.useRouteContext();
  return <HomePage shop={shop} />;
}
