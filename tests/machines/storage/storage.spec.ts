import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type StorageEvent, storageMachine } from '../../../machines/storage/storage.machine.ts';

describe('the storage', () => {
  const storageAfter = (...types: StorageEvent['type'][]) => {
    const actor = createActor(storageMachine).start();
    for (const type of types) actor.send({ type });
    return actor.getSnapshot().value;
  };

  it('says once that nothing is kept (R14)', () => {
    expect(storageAfter()).toBe('kept');
    expect(storageAfter('storage.failed')).toBe('lost');
    expect(storageAfter('storage.failed', 'notice.dismissed')).toBe('acknowledged');
    expect(storageAfter('storage.failed', 'notice.dismissed', 'storage.failed')).toBe('acknowledged');
  });

  it('takes that back when all is kept again', () => {
    expect(storageAfter('storage.failed', 'storage.recovered')).toBe('kept');
    expect(storageAfter('storage.failed', 'storage.recovered', 'storage.failed')).toBe('lost');
  });
});
