import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fetchNextScreens } from '../../../src/app/next-screens.ts';
import type { ShopRouter } from '../../../src/app/router.ts';
import { settle } from '../support/settle.ts';

const SEED = 20_261_127;
const PAGES = 150;
const OWN = 'https://shop.example';

/** A route of the router, as far as it is told from others. */
interface Screen {
  readonly id: string;
}

const [list, cart, account, missing] = ['list', 'cart', 'account', 'missing'].map((id): Screen => ({ id }));
/** The screens that addresses lead to; one leads to none. */
const SCREENS: Readonly<Record<string, Screen | undefined>> = {
  '/a': list,
  '/b': list,
  '/c': cart,
  '/d': account,
  '/e': missing,
  '/nowhere': undefined,
};

interface Link {
  readonly origin: string;
  readonly pathname: string;
  readonly isInMain: boolean;
}
const link: fc.Arbitrary<Link> = fc.record({
  origin: fc.constantFrom(OWN, OWN, OWN, 'https://other.example'),
  pathname: fc.constantFrom(...Object.keys(SCREENS)),
  isInMain: fc.boolean(),
});
/** What a browser tells of its connection: nothing, something else, or whether to save data. */
const connection = fc.constantFrom<unknown>(undefined, null, 'slow', {}, { saveData: false }, { saveData: true });

/** What is to be done on a page with these links: a wait before it, and one before each script. */
function expectedOf(links: readonly Link[]): string[] {
  const sorted = [...links.filter(({ isInMain }) => isInMain), ...links.filter(({ isInMain }) => !isInMain)];
  const screens = sorted.flatMap(({ origin, pathname }) => (origin === OWN ? (SCREENS[pathname]?.id ?? []) : []));
  return ['idle', ...[...new Set(screens)].flatMap((screen) => ['idle', screen])];
}

it(`The scripts of the screens that a page links to are fetched while it is idle, one after the other, those of the screen first, where it is touched and data need not be saved, on ${PAGES} pages by chance`, async () => {
  const tried = { fetched: 0, left: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(link, { maxLength: 8 }), { minLength: 1, maxLength: 3 }),
      connection,
      fc.boolean(),
      fc.constantFrom('', 'list', 'cart', 'account'),
      async (pages, asks, isTouched, failing) => {
        const done: string[] = [];
        let shown: readonly Link[] = [];
        let onRendered = (): void => undefined;
        const window = {
          navigator: { connection: asks },
          location: { origin: OWN },
          matchMedia: (query: string) => ({ matches: query === '(hover: none)' && isTouched }),
          document: {
            querySelectorAll: () => shown.filter(({ isInMain }) => isInMain),
            get links() {
              return shown;
            },
          },
        } as unknown as Window;
        const router = {
          getMatchedRoutes: (pathname: string) => ['root', 'frame', SCREENS[pathname]],
          loadRouteChunk: ({ id }: Screen) => {
            done.push(id);
            return id === failing ? Promise.reject(new Error(id)) : Promise.resolve();
          },
          subscribe: (event: string, listener: () => void) => {
            expect(event).toBe('onRendered');
            onRendered = listener;
          },
        } as unknown as ShopRouter;
        const whenIdle = (callback: () => void): void => {
          done.push('idle');
          queueMicrotask(callback);
        };
        const isSaving = typeof asks === 'object' && asks !== null && 'saveData' in asks && asks.saveData;
        const isFetching = isTouched && !isSaving;
        tried[isFetching ? 'fetched' : 'left'] += 1;
        for (const [place, links] of pages.entries()) {
          shown = links;
          done.length = 0;
          if (place === 0) fetchNextScreens(window, router, { whenIdle });
          else onRendered();
          await settle();
          expect(done).toEqual(isFetching ? expectedOf(links) : []);
        }
      },
    ),
    { numRuns: PAGES, seed: SEED },
  );
  expect(Math.min(tried.fetched, tried.left)).toBeGreaterThan(PAGES / 8);
});
