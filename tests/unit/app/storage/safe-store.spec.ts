import { describe, expect, it } from 'vitest';
import { createSafeStore } from '../../../../src/app/storage/safe-store.ts';
import { storeOf } from '../../support/fake-environment.ts';

function brokenStore(broken: { read: boolean; write: boolean; open: boolean }) {
  const kept = new Map<string, string>();
  let failures = 0;
  let recoveries = 0;
  const fail = (): never => {
    throw new DOMException('no', 'SecurityError');
  };
  const store = createSafeStore(
    () => {
      if (broken.open) fail();
      const browsers = storeOf(kept, (key, text) => {
        if (broken.write) fail();
        if (text === null) kept.delete(key);
        else kept.set(key, text);
      });
      return { ...browsers, length: kept.size, getItem: (key) => (broken.read ? fail() : browsers.getItem(key)) };
    },
    { onFailure: () => (failures += 1), onRecovery: () => (recoveries += 1) },
  );
  return { store, kept, failures: () => failures, recoveries: () => recoveries };
}

describe('A safe store', () => {
  it('reads what it wrote, and null where nothing is', () => {
    const { store, kept, failures } = brokenStore({ read: false, write: false, open: false });
    store.write('a', '1');
    expect([store.read('a'), store.read('b'), kept.get('a'), failures()]).toEqual(['1', null, '1', 0]);
  });

  it.each([
    ['is full', { read: false, write: true, open: false }],
    ['cannot be opened', { read: true, write: true, open: true }],
    ['fails at every call', { read: true, write: true, open: false }],
  ])('remembers what it wrote when the browser’s %s, and says so', (_, broken) => {
    const { store, failures } = brokenStore(broken);
    store.write('a', '1');
    expect([store.read('a'), failures() > 0]).toEqual(['1', true]);
    expect(store.read('b')).toBeNull();
  });

  it('says that a read failed', () => {
    const { store, failures } = brokenStore({ read: true, write: false, open: false });
    expect([store.read('a'), failures()]).toEqual([null, 1]);
  });

  it('gives up its own text for what another tab managed to write', () => {
    const broken = { read: false, write: true, open: false };
    const { store, kept } = brokenStore(broken);
    store.write('a', 'mine');
    kept.set('a', 'theirs');
    expect([store.read('a'), store.readAgain('a'), store.read('a')]).toEqual(['mine', 'theirs', 'theirs']);
  });

  it('keeps its own text when even the second read fails', () => {
    const { store } = brokenStore({ read: true, write: true, open: false });
    store.write('a', 'mine');
    expect(store.readAgain('a')).toBe('mine');
  });

  it('forgets its own text once the browser takes it', () => {
    const broken = { read: false, write: true, open: false };
    const { store, kept } = brokenStore(broken);
    store.write('a', '1');
    broken.write = false;
    store.write('a', '2');
    kept.set('a', '3');
    expect(store.read('a')).toBe('3');
  });

  it('writes what it remembered as soon as the browser takes anything, and says so when nothing is left', () => {
    const broken = { read: false, write: true, open: false };
    const { store, kept, failures, recoveries } = brokenStore(broken);
    store.write('a', '1');
    store.write('b', '2');
    expect([store.put('c', '3'), failures(), recoveries()]).toEqual([false, 3, 0]);
    broken.write = false;
    expect([store.put('d', '4'), recoveries()]).toEqual([true, 0]);
    expect([store.put('c', '3'), recoveries()]).toEqual([true, 1]);
    expect(Object.fromEntries(kept)).toEqual({ a: '1', b: '2', c: '3', d: '4' });
  });

  it('says that it can be read again', () => {
    const broken = { read: true, write: true, open: true };
    const { store, recoveries } = brokenStore(broken);
    expect([store.keys(''), recoveries()]).toEqual([null, 0]);
    broken.open = false;
    expect([store.keys(''), recoveries()]).toEqual([[], 1]);
  });

  it('lists the keys that begin so, and removes', () => {
    const { store } = brokenStore({ read: false, write: false, open: false });
    for (const key of ['a.1', 'b.1', 'a.2']) store.write(key, '');
    store.remove('a.1');
    expect(store.keys('a.')).toEqual(['a.2']);
  });

  it('tells nobody when what need not be kept is refused', () => {
    const { store, failures } = brokenStore({ read: false, write: true, open: false });
    expect([store.offer('a', '1'), failures(), store.read('a')]).toEqual([false, 0, null]);
  });
});
