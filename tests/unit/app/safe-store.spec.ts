import { describe, expect, it } from 'vitest';
import { createSafeStore } from '../../../src/app/storage/safe-store.ts';

function brokenStore(broken: { read: boolean; write: boolean; open: boolean }) {
  const kept = new Map<string, string>();
  let failures = 0;
  const fail = (): never => {
    throw new DOMException('no', 'SecurityError');
  };
  const store = createSafeStore(
    () => {
      if (broken.open) fail();
      return {
        getItem: (key) => (broken.read ? fail() : (kept.get(key) ?? null)),
        setItem: (key, text) => (broken.write ? fail() : void kept.set(key, text)),
      };
    },
    () => (failures += 1),
  );
  return { store, kept, failures: () => failures };
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
});
