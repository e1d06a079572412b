import type { AnyRoute } from '@tanstack/react-router';
import type { Environment } from './environment.ts';
import type { ShopRouter } from './router.ts';

/** Whether the browser asks for nothing that the shopper may never need (Save-Data). */
function savesData({ navigator }: Window): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
}

/** The routes that the links of the page lead to, each once; first those of the screen, then those of header and footer. */
function linkedRoutes({ document, location }: Window, router: ShopRouter): Set<AnyRoute> {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]'), ...document.links];
  const paths = new Set(links.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname));
  return new Set(
    [...paths].flatMap((pathname) => {
      const [, , route] = router.getMatchedRoutes(pathname);
      return route ?? [];
    }),
  );
}

/** Whether nothing hovers over a link before it is pressed, as a finger does not. */
function isTouched(window: Window): boolean {
  return window.matchMedia('(hover: none)').matches;
}

/**
 * Fetches the scripts of the screens that the links of the page lead to while there is nothing else to do, one after the
 * other, and again on each screen: they are there before a finger lifts. One that fails is asked for again by the touch.
 * A pointer that hovers tells which screen comes next, and a browser that saves data gets each screen with its touch.
 */
export function fetchNextScreens(
  window: Window,
  router: ShopRouter,
  { whenIdle }: Pick<Environment, 'whenIdle'>,
): void {
  if (!isTouched(window) || savesData(window)) return;
  const idle = (): Promise<void> => new Promise(whenIdle);
  const fetchLinked = async (): Promise<void> => {
    await idle();
    for (const route of linkedRoutes(window, router)) {
      await idle();
      await router.loadRouteChunk(route)?.catch(() => undefined);
    }
  };
  router.subscribe('onRendered', () => void fetchLinked());
  void fetchLinked();
}
