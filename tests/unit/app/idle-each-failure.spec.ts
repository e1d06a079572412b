import { beforeEach, expect, it, vi } from 'vitest';
import { whileIdle } from '../../../src/app/idle.ts';
import type { ShopRouter } from '../../../src/app/router.ts';

const world = vi.hoisted(() => ({ done: new Set<string>(), failing: new Set<string>() }));

vi.mock('../../../src/app/vitals.ts', () => ({ measureVitals: async () => note('measure') }));
vi.mock('../../../src/app/offline/keep-offline.ts', () => ({ keepOffline: async () => note('keep') }));
vi.mock('../../../src/app/next-screens.ts', () => ({ fetchNextScreens: () => note('fetch') }));

function note(what: string): void {
  world.done.add(what);
  if (world.failing.has(what)) throw new Error(what);
}

beforeEach(() => {
  world.done.clear();
  world.failing.clear();
});

/** How long nothing is kept after the page became idle, in ms. */
const SETTLED = 5000;

it.each([[], ['measure'], ['keep'], ['measure', 'keep']])(
  'While the page is idle it is measured, and the next screens are fetched, and later the shop is kept, whatever of it fails: %s %s',
  async (...failing) => {
    for (const one of failing) world.failing.add(one);
    const put: { readonly delay: number; readonly callback: () => void }[] = [];
    const environment = {
      whenIdle: () => undefined,
      later: (delay: number, callback: () => void) => void put.push({ delay, callback }),
    };
    whileIdle(globalThis as never, {} as ShopRouter, environment);
    // What fails is thrown by nobody: the runner would call it unhandled.
    await Promise.resolve();
    expect(world.done).toEqual(new Set(['measure', 'fetch']));
    expect(put.map(({ delay }) => delay)).toEqual([SETTLED]);
    for (const { callback } of put) callback();
    await Promise.resolve();
    expect(world.done).toEqual(new Set(['measure', 'fetch', 'keep']));
  },
);
