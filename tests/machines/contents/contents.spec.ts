import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type ContentsEvent, contentsMachine } from '../../../machines/contents/contents.machine.ts';

function contentsAfter(...types: ContentsEvent['type'][]) {
  let reloads = 0;
  const reloadPage = () => {
    reloads += 1;
  };
  const actor = createActor(contentsMachine.provide({ actions: { reloadPage } })).start();
  for (const type of types) actor.send({ type });
  return { value: actor.getSnapshot().value, reloads };
}

describe('what was found in the storage', () => {
  it('is whole and of this shop at the start', () => {
    expect(contentsAfter().value).toEqual({ reading: 'whole', edition: 'current' });
  });

  it('is said once when a part was left out (R14)', () => {
    expect(contentsAfter('damage.found').value.reading).toBe('damaged');
    expect(contentsAfter('damage.found', 'damage.dismissed', 'damage.found').value.reading).toBe('acknowledged');
  });

  it('asks for a reload when a newer shop has written (R30)', () => {
    expect(contentsAfter('reload.requested').reloads).toBe(0);
    expect(contentsAfter('newer.found', 'reload.requested')).toEqual({
      value: { reading: 'whole', edition: 'outdated' },
      reloads: 1,
    });
  });
});
