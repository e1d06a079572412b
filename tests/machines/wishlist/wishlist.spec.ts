import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import {
  type WishlistEmitted,
  type WishlistEvent,
  wishlistMachine,
} from '../../../machines/wishlist/wishlist.machine.ts';

describe('the hearts', () => {
  const wishlistAfter = (...events: WishlistEvent[]) => {
    const actor = createActor(wishlistMachine);
    const emitted: WishlistEmitted[] = [];
    actor.on('*', (event) => emitted.push(event));
    actor.start();
    for (const event of events) actor.send(event);
    return { value: actor.getSnapshot().value, ids: actor.getSnapshot().context.ids, emitted };
  };
  const press = (id: number): WishlistEvent => ({ type: 'heart.pressed', id });

  it('are set and taken away by the same button, newest first (R17)', () => {
    expect(wishlistAfter(press(1), press(2))).toMatchObject({ value: 'filled', ids: [2, 1] });
    expect(wishlistAfter(press(1), press(2), press(1))).toMatchObject({ value: 'filled', ids: [2] });
    expect(wishlistAfter(press(1), press(1))).toEqual({
      value: 'empty',
      ids: [],
      emitted: [
        { type: 'heart.set', id: 1 },
        { type: 'heart.removed', id: 1 },
      ],
    });
    expect(wishlistAfter(press(1), press(2), press(1)).emitted.at(-1)).toEqual({ type: 'heart.removed', id: 1 });
    expect(wishlistAfter(press(1), press(2)).emitted.at(-1)).toEqual({ type: 'heart.set', id: 2 });
  });

  it('come back from storage', () => {
    expect(wishlistAfter({ type: 'wishlist.restored', ids: [4, 3] })).toMatchObject({
      value: 'filled',
      ids: [4, 3],
      emitted: [],
    });
    expect(wishlistAfter(press(1), { type: 'wishlist.restored', ids: [] })).toMatchObject({ value: 'empty', ids: [] });
  });
});
