import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEEN_KEPT } from '../../../../src/app/storage/seen-slice.ts';
import { openFakeBrowser, tellTabs } from '../../support/fake-environment.ts';
import { openFakeShop } from '../../support/fake-shop.ts';

const KEY = 'loadout.seen';
const SEED = 20_261_126;

/** What a shop says it has seen after it found a text in the store. */
function seenIn(text: string): readonly number[] {
  return openFakeShop(openFakeBrowser({ [KEY]: text })).seen.ids();
}

describe('The products seen lately (R21)', () => {
  it('are none on a first visit, and nothing is stored of it', () => {
    const browser = openFakeBrowser();
    expect(openFakeShop(browser).seen.ids()).toEqual([]);
    expect(browser.stored.has(KEY)).toBe(false);
  });

  it('are the last ones, the last first, each once, and a handful', () => {
    const browser = openFakeBrowser();
    const { seen } = openFakeShop(browser);
    for (const id of [1, 2, 3, 2, 4, 5, 6, 7, 7]) seen.add(id);
    expect(seen.ids()).toEqual([7, 6, 5, 4, 2, 3]);
    expect(seen.ids()).toHaveLength(SEEN_KEPT);
  });

  it('are the last ones, each once, whatever is looked at by chance', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 20 }), (visits) => {
        const { seen } = openFakeShop(openFakeBrowser());
        for (const id of visits) seen.add(id);
        expect(seen.ids()).toEqual([...new Set(visits.toReversed())].slice(0, SEEN_KEPT));
      }),
      { numRuns: 50, seed: SEED },
    );
  });

  it('are stored as ids alone, and are there after a reload', () => {
    const browser = openFakeBrowser();
    const { seen } = openFakeShop(browser);
    seen.add(4);
    seen.add(16);
    expect(browser.stored.get(KEY)).toBe('{"v":1,"ids":[16,4]}');
    expect(openFakeShop(browser).seen.ids()).toEqual([16, 4]);
  });

  it('tell who listens, until that ends, and keep the same list as long as nothing changes', () => {
    const { seen } = openFakeShop(openFakeBrowser());
    const heard: (readonly number[])[] = [];
    const stop = seen.subscribe(() => heard.push(seen.ids()));
    seen.add(1);
    const before = seen.ids();
    seen.add(1);
    expect(seen.ids()).toBe(before);
    stop();
    seen.add(2);
    expect(heard).toEqual([[1]]);
  });

  it('lose what is no product, a double and what is too much, and say that it was damaged', () => {
    expect(seenIn('{"v":1,"ids":[1,99,"2",null,1,2]}')).toEqual([1, 2]);
    expect(seenIn('{"v":1,"ids":[1,2,3,4,5,6,7,8]}')).toEqual([1, 2, 3, 4, 5, 6]);
    for (const text of ['', '{', 'null', '[1]', '{"v":1}', '{"v":0,"ids":[1]}', '{"v":1,"ids":{}}']) {
      expect(seenIn(text), text).toEqual([]);
    }
    const { shop } = openFakeShop(openFakeBrowser({ [KEY]: '{"v":1,"ids":[99]}' }));
    expect(shop.contents.getSnapshot().matches({ reading: 'damaged' })).toBe(true);
  });

  it('leave alone what a newer shop wrote', () => {
    const newer = '{"v":2,"ids":[[1,"today"]]}';
    const browser = openFakeBrowser({ [KEY]: newer });
    expect(openFakeShop(browser).seen.ids()).toEqual([]);
    expect(browser.stored.get(KEY)).toBe(newer);
  });

  it('follow another tab', () => {
    const browser = openFakeBrowser();
    const { seen } = openFakeShop(browser);
    seen.add(1);
    browser.stored.set(KEY, '{"v":1,"ids":[5,1]}');
    tellTabs(browser, KEY);
    expect(seen.ids()).toEqual([5, 1]);
  });

  it.each(['full', 'blocked'] as const)(
    'live in memory where the store is %s, and are stored when it is not',
    (how) => {
      const browser = openFakeBrowser();
      browser.failure = how;
      const { seen } = openFakeShop(browser);
      seen.add(1);
      seen.add(3);
      expect(seen.ids()).toEqual([3, 1]);
      expect(browser.stored.has(KEY)).toBe(false);
      browser.failure = 'none';
      seen.add(4);
      expect(browser.stored.get(KEY)).toBe('{"v":1,"ids":[4,3,1]}');
    },
  );
});
