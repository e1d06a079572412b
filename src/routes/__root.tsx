import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { useSelector } from '../actors/use-selector.ts';
import { FrameSkeleton } from '../ui/page/FrameSkeleton.tsx';
import { FrameFault } from './-Fault.tsx';
import { ShopFrame } from './-ShopFrame.tsx';
import type { RouterContext } from './-router-context.ts';
import { useShop } from './-use-shop.ts';

/** The frame around every page. Until the first translation is there it has a shape and no words. */
export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
  errorComponent: FrameFault,
  pendingComponent: FrameSkeleton,
  // The very first page has nothing else to show meanwhile.
  pendingMs: 0,
  pendingMinMs: 0,
});

function Root() {
  const shop = useShop();
  const isShown = useSelector(shop.language, (snapshot) => snapshot.context.shown !== null);
  if (!isShown) return <FrameSkeleton />;
  return (
    <ShopFrame shop={shop}>
      <Outlet />
    </ShopFrame>
  );
}
