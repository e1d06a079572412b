import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CartLine,
  quantityOf,
  unitsIn,
  withLineAt,
  withQuantity,
  withoutLine,
} from '../../../machines/cart/lines.ts';

const mouse = { id: 1, quantity: 2 };
const keyboard = { id: 2, quantity: 1 };
const lines: CartLine[] = [mouse, keyboard];

/** Carts with distinct products, as the machine makes them. */
const carts = fc.uniqueArray(
  fc.record({ id: fc.integer({ min: 1, max: 20 }), quantity: fc.integer({ min: 1, max: 999 }) }),
  {
    selector: (line) => line.id,
  },
);

describe('the lines of a cart', () => {
  it('tell the quantity of a product, and 0 for one that is not there', () => {
    expect(quantityOf(lines, 1)).toBe(2);
    expect(quantityOf(lines, 3)).toBe(0);
  });

  it('count units, not lines (§2 badge)', () => {
    expect(unitsIn(lines)).toBe(3);
    expect(unitsIn([])).toBe(0);
  });

  it('take a new product at the front (§4 Cart)', () => {
    expect(withQuantity(lines, 3, 4)).toEqual([{ id: 3, quantity: 4 }, mouse, keyboard]);
  });

  it('replace the quantity of a product in its place', () => {
    expect(withQuantity(lines, 2, 7)).toEqual([mouse, { id: 2, quantity: 7 }]);
  });

  it('lose a line and take it back where it stood', () => {
    expect(withoutLine(lines, 1)).toEqual([keyboard]);
    expect(withLineAt([keyboard], mouse, 0)).toEqual(lines);
    expect(withLineAt([mouse], keyboard, 9)).toEqual(lines);
  });

  it('are the same after a line is taken out and put back, whatever the cart', () => {
    fc.assert(
      fc.property(carts, fc.nat(), (cart, pick) => {
        const index = cart.length === 0 ? 0 : pick % cart.length;
        const line = cart[index];
        if (line === undefined) return;
        expect(withLineAt(withoutLine(cart, line.id), line, index)).toEqual(cart);
      }),
    );
  });

  it('never change the list that they are given', () => {
    const frozen = Object.freeze([Object.freeze({ id: 1, quantity: 1 })]);
    withQuantity(frozen, 1, 5);
    withQuantity(frozen, 2, 5);
    withoutLine(frozen, 1);
    withLineAt(frozen, { id: 3, quantity: 1 }, 0);
    expect(frozen).toEqual([{ id: 1, quantity: 1 }]);
  });
});
