import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type CartEmitted, type CartEvent, cartMachine } from '../../../machines/cart/cart.machine.ts';

/** A running cart after some events, with all that it emitted. */
function cartAfter(...events: CartEvent[]) {
  const actor = createActor(cartMachine);
  const emitted: CartEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  for (const event of events) actor.send(event);
  const { value, context } = actor.getSnapshot();
  return { value, lines: context.lines, removed: context.removed, emitted };
}

function add(id: number): CartEvent {
  return { type: 'item.added', id };
}
function set(id: number, quantity: number): CartEvent {
  return { type: 'item.set', id, quantity };
}
function plus(id: number): CartEvent {
  return { type: 'item.increased', id };
}
function minus(id: number): CartEvent {
  return { type: 'item.decreased', id };
}

describe('the cart', () => {
  it('is empty at the start and offers no undo', () => {
    expect(cartAfter()).toEqual({
      value: { lines: 'empty', undo: 'unavailable' },
      lines: [],
      removed: null,
      emitted: [],
    });
  });

  it('puts a new product in front with quantity 1 and increments one that is there (§4 Cart)', () => {
    expect(cartAfter(add(1), add(2), add(1)).lines).toEqual([
      { id: 2, quantity: 1 },
      { id: 1, quantity: 2 },
    ]);
  });

  it('replaces the quantity when the detail page sets it, and adds the product when it is new (§4 Cart)', () => {
    expect(cartAfter(set(1, 5), set(2, 3), set(1, 2)).lines).toEqual([
      { id: 2, quantity: 3 },
      { id: 1, quantity: 2 },
    ]);
  });

  it('lets plus go on without an upper bound (§4 Cart)', () => {
    expect(cartAfter(set(1, 999_999), plus(1)).lines).toEqual([{ id: 1, quantity: 1_000_000 }]);
  });

  it('lets minus at 1 remove the line and offers undo (§4 Cart, R6)', () => {
    const cart = cartAfter(add(1), add(2), minus(2));
    expect(cart.lines).toEqual([{ id: 1, quantity: 1 }]);
    expect(cart.value).toEqual({ lines: 'filled', undo: 'available' });
  });

  it('takes a whole line out by Remove, and Undo brings all of it back (R26)', () => {
    const removed: CartEvent = { type: 'item.removed', id: 1 };
    expect(cartAfter(set(1, 4), add(2), removed)).toMatchObject({
      value: { lines: 'filled', undo: 'available' },
      lines: [{ id: 2, quantity: 1 }],
      removed: { line: { id: 1, quantity: 4 }, index: 1 },
    });
    expect(cartAfter(set(1, 4), removed).value).toEqual({ lines: 'empty', undo: 'available' });
    expect(cartAfter(set(1, 4), add(2), removed, { type: 'removal.undone' }).lines).toEqual([
      { id: 2, quantity: 1 },
      { id: 1, quantity: 4 },
    ]);
    expect(cartAfter(add(2), removed)).toEqual(cartAfter(add(2)));
  });

  it('is empty after minus at 1 on the only line', () => {
    expect(cartAfter(add(1), minus(1)).value).toEqual({ lines: 'empty', undo: 'available' });
  });

  it('puts the line back where it stood', () => {
    const cart = cartAfter(add(1), add(2), add(3), minus(2), { type: 'removal.undone' });
    expect(cart.lines.map((line) => line.id)).toEqual([3, 2, 1]);
    expect(cart.value).toEqual({ lines: 'filled', undo: 'unavailable' });
    expect(cart.removed).toBeNull();
  });

  it('refills from empty by undo', () => {
    expect(cartAfter(add(1), minus(1), { type: 'removal.undone' }).value).toEqual({
      lines: 'filled',
      undo: 'unavailable',
    });
  });

  it('undoes the latest of two removals', () => {
    expect(cartAfter(add(1), add(2), minus(1), minus(2), { type: 'removal.undone' }).lines).toEqual([
      { id: 2, quantity: 1 },
    ]);
  });

  it('withdraws undo when the product comes back by itself, so that no line stands twice', () => {
    for (const back of [add(2), set(2, 4)]) {
      const cart = cartAfter(add(1), add(2), minus(2), back, { type: 'removal.undone' });
      expect(cart.value.undo).toBe('unavailable');
      expect(cart.lines.filter((line) => line.id === 2)).toHaveLength(1);
    }
  });

  it('keeps undo while other products change, and drops it when dismissed', () => {
    expect(cartAfter(add(1), add(2), minus(2), plus(1), add(3), set(4, 1)).value.undo).toBe('available');
    expect(cartAfter(add(1), minus(1), { type: 'removal.dismissed' }, { type: 'removal.undone' }).lines).toEqual([]);
  });

  it('takes over what another tab took out, and puts that back', () => {
    const removed = { line: { id: 2, quantity: 1 }, index: 1 };
    const restored: CartEvent = { type: 'cart.restored', lines: [{ id: 7, quantity: 3 }], removed };
    expect(cartAfter(restored).value).toEqual({ lines: 'filled', undo: 'available' });
    expect(cartAfter(restored, { type: 'removal.undone' }).lines).toEqual([
      { id: 7, quantity: 3 },
      { id: 2, quantity: 1 },
    ]);
  });

  it('takes over the lines that storage or another tab holds, and then has nothing to undo', () => {
    const restored = cartAfter(add(1), minus(1), {
      type: 'cart.restored',
      lines: [{ id: 7, quantity: 3 }],
      removed: null,
    });
    expect(restored.lines).toEqual([{ id: 7, quantity: 3 }]);
    expect(restored.value).toEqual({ lines: 'filled', undo: 'unavailable' });
    expect(restored.removed).toBeNull();
    expect(cartAfter(add(1), { type: 'cart.restored', lines: [], removed: null }).value.lines).toBe('empty');
  });

  it('ignores plus, minus and undo for what is not there', () => {
    expect(cartAfter(plus(1), minus(1), { type: 'removal.undone' })).toEqual(cartAfter());
    expect(cartAfter(add(1), plus(2), minus(2), { type: 'removal.undone' }).lines).toEqual([{ id: 1, quantity: 1 }]);
  });

  it('tells every change with the quantity that results', () => {
    const changes: CartEvent[] = [
      add(1),
      plus(1),
      set(1, 4),
      minus(1),
      set(2, 1),
      minus(2),
      { type: 'removal.undone' },
    ];
    expect(cartAfter(...changes).emitted).toEqual([
      { type: 'line.changed', id: 1, quantity: 1 },
      { type: 'line.changed', id: 1, quantity: 2 },
      { type: 'line.changed', id: 1, quantity: 4 },
      { type: 'line.changed', id: 1, quantity: 3 },
      { type: 'line.changed', id: 2, quantity: 1 },
      { type: 'line.removed', id: 2 },
      { type: 'line.returned', id: 2 },
    ]);
  });
});
