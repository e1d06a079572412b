import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { routeTree } from '../routeTree.gen.ts';
import { Fault } from '../routes/-Fault.tsx';
import type { RouterContext } from '../routes/-router-context.ts';
import { PageSkeleton } from '../ui/page/PageSkeleton.tsx';
import type { Environment } from './environment.ts';
import { followVisitor } from './visitor.ts';

/** How long a page may take before a skeleton stands in for it, in milliseconds. */
export const SKELETON_DELAY = 300;
/** How long a skeleton stays at least, in milliseconds: less would flicker. */
const SKELETON_MINIMUM = 200;

function createShopRouter(context: RouterContext, history: RouterHistory, { focusHeading, keepPlace }: Environment) {
  return createRouter({
    routeTree,
    history,
    context,
    // Is asked each time a page has been rendered.
    scrollRestoration: () => !keepPlace(),
    defaultPreload: 'intent',
    defaultPendingMs: SKELETON_DELAY,
    defaultPendingMinMs: SKELETON_MINIMUM,
    defaultPendingComponent: PageSkeleton,
    defaultErrorComponent: Fault,
    // What fails beyond the frame is the app's: the router's own error view has neither our words nor a way home.
    disableGlobalCatchBoundary: true,
    defaultOnCatch: () => {
      context.shop.navigation.send({ type: 'fault.raised' });
      focusHeading();
    },
  });
}

/** A location of the router or of its history. */
interface Place {
  readonly href: string;
}

/** What makes a page another page. The part after # only moves within it, as the skip link does. */
function addressOf({ href }: Place): string {
  return href.replace(/#.*$/u, '');
}

interface Change {
  readonly fromLocation?: Place | undefined;
  readonly toLocation: Place;
}

/** Whether a page that was open is left for another one. */
function isAnotherPage({ fromLocation, toLocation }: Change): boolean {
  return fromLocation !== undefined && addressOf(fromLocation) !== addressOf(toLocation);
}

/**
 * A press that leads to another page is answered first: the router hears of it once its line has been painted. Where the
 * shopper goes elsewhere meanwhile, that counts.
 */
function answerFirst(history: RouterHistory, { showLeaving, whenPainted }: Environment): void {
  let latest: Place;
  history.block({
    enableBeforeUnload: false,
    blockerFn: async ({ currentLocation: fromLocation, nextLocation: toLocation, action }) => {
      latest = toLocation;
      if (action !== 'PUSH' || !isAnotherPage({ fromLocation, toLocation })) return false;
      showLeaving(true);
      await new Promise<void>(whenPainted);
      return latest !== toLocation;
    },
  });
}

/** The router of the shop, with its addresses in its type. */
export type ShopRouter = ReturnType<typeof createShopRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: ShopRouter;
  }
}

/**
 * Makes the router and joins it to the machines: a fault is sent to navigation, a screen that closes to the visitor is
 * left (R1), and after each change of page the focus goes to its heading, unless the shopper is elsewhere by then. A link to
 * the page that is open begins it anew, as it would without a script.
 */
export function startRouter(context: RouterContext, environment: Environment): ShopRouter {
  const { shop } = context;
  const history = environment.openHistory();
  answerFirst(history, environment);
  const router = createShopRouter(context, history, environment);
  followVisitor(shop, (to) => void router.navigate({ to, replace: true }));
  let isFocusMoved = () => false;
  router.subscribe('onBeforeNavigate', (change) => {
    isFocusMoved = environment.watchFocus();
    environment.showLeaving(isAnotherPage(change));
    // A place within the page is the browser's to go to.
    if (change.hrefChanged || change.toLocation.hash !== '') return;
    environment.showTop();
    environment.focusHeading();
  });
  router.subscribe('onResolved', () => environment.showLeaving(false));
  router.subscribe('onRendered', (change) => {
    if (!isAnotherPage(change)) return;
    // Who opens a menu or types the next query while the screen is on its way keeps the focus, and what opens under it.
    const isSearching = !shop.search.getSnapshot().matches('idle');
    if (!isSearching && !isFocusMoved()) environment.focusHeading();
  });
  return router;
}
