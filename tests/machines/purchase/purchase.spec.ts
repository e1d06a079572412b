import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import {
  type PurchaseEmitted,
  type PurchaseEvent,
  purchaseMachine,
} from '../../../machines/purchase/purchase.machine.ts';

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
  const choose = (quantity: number): PurchaseEvent => ({ type: 'quantity.chosen', quantity });
  const item = (quantity: number) => ({ type: 'item.set', id: 5, quantity });

  it('chooses 1 first and sets the chosen quantity by Add Cart (§4 Cart)', () => {
    expect(purchaseAfter(9)).toEqual({ value: 'choosing', quantity: 1, emitted: [] });
    expect(purchaseAfter(9, choose(4), { type: 'addCart.pressed' })).toEqual({
      value: 'added',
      quantity: 4,
      emitted: [item(4)],
    });
    const twice = purchaseAfter(9, { type: 'addCart.pressed' }, { type: 'addCart.pressed' }, choose(2), {
      type: 'addCart.pressed',
    });
    expect(twice.emitted).toEqual([item(1), item(1), item(2)]);
    expect(purchaseAfter(9, { type: 'addCart.pressed' }, choose(2)).value).toBe('choosing');
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
    expect(purchaseAfter(2, choose(3), choose(0)).quantity).toBe(1);
    expect(purchaseAfter(2, { type: 'addCart.pressed' }, choose(3))).toMatchObject({ value: 'added', quantity: 1 });
  });

  it('sells nothing that is sold out (R7)', () => {
    expect(purchaseAfter(0, choose(1), { type: 'addCart.pressed' }, { type: 'buyNow.pressed' })).toEqual({
      value: 'soldOut',
      quantity: 1,
      emitted: [],
    });
  });
});
