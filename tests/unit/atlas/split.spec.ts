import { describe, expect, it } from 'vitest';
import {
  clampShare,
  DEFAULTS,
  keepShares,
  keptShares,
  MAX,
  MIN,
  shareAfter,
} from '../../../src/atlas/page/split/shares.ts';

/** A storage with one text under every key. */
function storageOf(text: string | null): Storage {
  const kept = new Map<string, string>();
  const storage: Pick<Storage, 'getItem' | 'setItem'> = {
    getItem: (key) => kept.get(key) ?? text,
    setItem: (key, value) => kept.set(key, value),
  };
  return Object.assign(Object.create(null), storage);
}

function broken(): never {
  throw new Error('This browser keeps nothing.');
}

describe('The bar between chart and panel', () => {
  it('moves along its axis by arrow keys, and to its ends by Home and End', () => {
    expect([shareAfter('ArrowDown', 'below', 58), shareAfter('ArrowUp', 'below', 58)]).toEqual([60, 56]);
    expect([shareAfter('ArrowRight', 'beside', 70), shareAfter('ArrowLeft', 'beside', 70)]).toEqual([72, 68]);
    expect([shareAfter('ArrowRight', 'below', 58), shareAfter('ArrowDown', 'beside', 70)]).toEqual([null, null]);
    expect([shareAfter('Home', 'below', 58), shareAfter('End', 'beside', 70)]).toEqual([MIN, MAX]);
    expect([shareAfter('ArrowUp', 'below', MIN), shareAfter('ArrowRight', 'beside', MAX)]).toEqual([MIN, MAX]);
    expect(shareAfter('Enter', 'below', 58)).toBeNull();
    expect([clampShare(33.4), clampShare(-1), clampShare(100)]).toEqual([33, MIN, MAX]);
  });

  it('stays where it was put', () => {
    const storage = storageOf(null);
    keepShares(() => storage, { below: 30, beside: 64 });
    expect(keptShares(() => storage)).toEqual({ below: 30, beside: 64 });
  });

  it.each([null, '', '{', 'null', '7', '"below"', '[]', '{"below":"60"}', '{"below":null,"beside":"x"}'])(
    'is where it usually is where the browser keeps %j',
    (text) => {
      expect(keptShares(() => storageOf(text))).toEqual(DEFAULTS);
    },
  );

  it('stands within its limits whatever is kept, and works where nothing can be', () => {
    expect(keptShares(() => storageOf('{"below":-4,"beside":1e9}'))).toEqual({ below: MIN, beside: MAX });
    expect(keptShares(broken)).toEqual(DEFAULTS);
    expect(() => keepShares(broken, DEFAULTS)).not.toThrow();
  });
});
