import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type AccountEvent, accountMachine } from '../../machines/account/account.machine.ts';
import { type MarqueeEvent, marqueeMachine } from '../../machines/marquee/marquee.machine.ts';
import { type NoticeEvent, noticeMachine } from '../../machines/notice/notice.machine.ts';
import { type PurchaseEmitted, type PurchaseEvent, purchaseMachine } from '../../machines/purchase/purchase.machine.ts';
import { type StorageEvent, storageMachine } from '../../machines/storage/storage.machine.ts';
import { type WishlistEmitted, type WishlistEvent, wishlistMachine } from '../../machines/wishlist/wishlist.machine.ts';

describe('the add-to-cart notice', () => {
  const noticeAfter = (...events: NoticeEvent[]) => {
    const actor = createActor(noticeMachine).start();
    for (const event of events) actor.send(event);
    return [actor.getSnapshot().value, actor.getSnapshot().context.productId];
  };

  it('opens with the product and closes by OK (§2 /ProductList)', () => {
    expect(noticeAfter({ type: 'item.added', id: 3 })).toEqual(['open', 3]);
    expect(noticeAfter({ type: 'item.added', id: 3 }, { type: 'notice.dismissed' })).toEqual(['closed', null]);
  });

  it('hears nothing else while it is open, and nothing to dismiss while it is closed', () => {
    expect(noticeAfter({ type: 'item.added', id: 3 }, { type: 'item.added', id: 4 })).toEqual(['open', 3]);
    expect(noticeAfter({ type: 'notice.dismissed' })).toEqual(['closed', null]);
  });
});

describe('the detail page', () => {
  const purchaseAfter = (inventory: number, ...events: PurchaseEvent[]) => {
    const actor = createActor(purchaseMachine, { input: { id: 5, inventory } });
    const emitted: PurchaseEmitted[] = [];
    actor.on('*', (event) => emitted.push(event));
    actor.start();
    for (const event of events) actor.send(event);
    const { value, context } = actor.getSnapshot();
    return { value, quantity: context.quantity, emitted };
  };
  const chooseFile = (quantity: number): PurchaseEvent => ({ type: 'quantity.chosen', quantity });
  const item = (quantity: number) => ({ type: 'item.set', id: 5, quantity });

  it('chooses 1 first and sets the chosen quantity by Add Cart (§4 Cart)', () => {
    expect(purchaseAfter(9)).toEqual({ value: 'choosing', quantity: 1, emitted: [] });
    expect(purchaseAfter(9, chooseFile(4), { type: 'addCart.pressed' })).toEqual({
      value: 'added',
      quantity: 4,
      emitted: [item(4)],
    });
    const twice = purchaseAfter(9, { type: 'addCart.pressed' }, { type: 'addCart.pressed' }, chooseFile(2), {
      type: 'addCart.pressed',
    });
    expect(twice.emitted).toEqual([item(1), item(1), item(2)]);
    expect(purchaseAfter(9, { type: 'addCart.pressed' }, chooseFile(2)).value).toBe('choosing');
  });

  it('sets the cart and asks for the cart page by Buy Now', () => {
    expect(purchaseAfter(9, { type: 'buyNow.pressed' }).emitted).toEqual([item(1), { type: 'cart.requested' }]);
    expect(purchaseAfter(9, { type: 'addCart.pressed' }, { type: 'buyNow.pressed' }).emitted).toEqual([
      item(1),
      item(1),
      { type: 'cart.requested' },
    ]);
  });

  it('offers nothing else than its options', () => {
    expect(purchaseAfter(2, chooseFile(3), chooseFile(0)).quantity).toBe(1);
    expect(purchaseAfter(2, { type: 'addCart.pressed' }, chooseFile(3))).toMatchObject({ value: 'added', quantity: 1 });
  });

  it('sells nothing that is sold out (R7)', () => {
    expect(purchaseAfter(0, chooseFile(1), { type: 'addCart.pressed' }, { type: 'buyNow.pressed' })).toEqual({
      value: 'soldOut',
      quantity: 1,
      emitted: [],
    });
  });
});

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

describe('the banner', () => {
  const marqueeAfter = (reducedMotion: boolean, ...types: MarqueeEvent['type'][]) => {
    const actor = createActor(marqueeMachine, { input: { reducedMotion } }).start();
    for (const type of types) actor.send({ type });
    return actor.getSnapshot().hasTag('moving');
  };

  it('moves unless it is paused, held by attention, or calm from the start', () => {
    expect(marqueeAfter(false)).toBe(true);
    expect(marqueeAfter(true)).toBe(false);
    expect(marqueeAfter(true, 'play.pressed')).toBe(true);
    expect(marqueeAfter(false, 'pause.pressed')).toBe(false);
    expect(marqueeAfter(false, 'attention.gained')).toBe(false);
    expect(marqueeAfter(false, 'attention.gained', 'attention.lost')).toBe(true);
    expect(marqueeAfter(false, 'attention.gained', 'pause.pressed', 'attention.lost')).toBe(false);
  });
});

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
});
