import { describe, expect, it } from 'vitest';
import { quantityOptions } from '../../../machines/purchase/quantity.ts';

describe('the quantities on offer', () => {
  it.each([
    [0, 0],
    [1, 1],
    [2, 2],
    [19, 19],
    [20, 20],
    [21, 20],
    [134, 20],
    [-1, 0],
  ])('for a stock of %i are 1 to %i (§5, R7)', (stock, last) => {
    const options = quantityOptions(stock);
    expect(options).toHaveLength(last);
    expect(options).toEqual(options.map((_, index) => index + 1));
  });
});
