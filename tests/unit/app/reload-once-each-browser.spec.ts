import { expect, it } from 'vitest';
import { createReloadOnce } from '../../../src/app/reload-once.ts';
import { everyChoice } from '../support/every-choice.ts';

const BUILD = 'this';

/** What a browser may remember of a reload, and what stands against one. */
const BROWSERS = everyChoice({
  remembered: [null, BUILD, 'another'],
  store: ['works', 'full', 'blocked'],
  isOnline: [true, false],
  isAwaited: [true, false],
});

it.each(BROWSERS)(
  'The page is loaded anew once for each build, online, where somebody waits and it can be remembered: $remembered, store $store, online $isOnline, awaited $isAwaited (R19)',
  ({ remembered, store, isOnline, isAwaited }) => {
    const done: string[] = [];
    let kept: string | null = remembered;
    const failing = (): never => {
      throw new DOMException(store);
    };
    const sessionStore = () => ({
      getItem: () => kept,
      setItem: (_: string, text: string) => {
        if (store === 'full') failing();
        kept = text;
        done.push(`remembers ${text}`);
      },
    });
    const environment = {
      buildId: BUILD,
      isOnline: () => isOnline,
      sessionStore: store === 'blocked' ? failing : sessionStore,
      reload: () => done.push('reload'),
    };
    const reloadOnce = createReloadOnce(environment, () => isAwaited);
    const isAllowed = isOnline && isAwaited && store === 'works' && remembered !== BUILD;
    expect([reloadOnce.isReloaded(), reloadOnce.isAllowed()]).toEqual([
      store === 'blocked' || remembered === BUILD,
      isAllowed,
    ]);
    if (!isAllowed) return;
    done.length = 0;
    reloadOnce.reload();
    expect(done).toEqual([`remembers ${BUILD}`, 'reload']);
    expect([reloadOnce.isReloaded(), reloadOnce.isAllowed()]).toEqual([true, false]);
  },
);
