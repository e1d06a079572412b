import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type AccountEvent, accountMachine } from '../../../machines/account/account.machine.ts';

describe('the account page', () => {
  const tiles = ['orders', 'address', 'security', 'payments', 'lists', 'customerService'] as const;
  const accountAfter = (...events: AccountEvent[]) => {
    const actor = createActor(accountMachine).start();
    for (const event of events) actor.send(event);
    return actor.getSnapshot().value;
  };

  it.each(tiles)('opens the panel %s by its tile and closes it by the same', (tile) => {
    const press = { type: `${tile}.pressed` } as const;
    expect(accountAfter(press)).toBe(tile);
    expect(accountAfter(press, press)).toBe('closed');
    for (const other of tiles) {
      if (other !== tile) expect(accountAfter(press, { type: `${other}.pressed` })).toBe(other);
    }
  });
});
