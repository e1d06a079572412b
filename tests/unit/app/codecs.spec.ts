import { describe, expect, it } from 'vitest';
import {
  formatIds,
  formatLines,
  formatVisitor,
  MAX_STORED_QUANTITY,
  parseIds,
  parseLines,
  parseVisitor,
} from '../../../src/app/storage/codecs.ts';
import { formatPrice, totalOf } from '../../../src/catalogue/money.ts';
import { productById, products } from '../../../src/catalogue/products.ts';

function isProduct(id: number) {
  return productById(id) !== undefined;
}
function linesIn(text: string | null) {
  return parseLines(text, isProduct);
}
function idsIn(text: string | null) {
  return parseIds(text, isProduct);
}

/** Texts that no version of the shop wrote. */
const rubbish = [
  null,
  '',
  '{',
  'null',
  '[]',
  '3',
  '"text"',
  '{}',
  '{"v":1}',
  '{"v":2,"lines":[{"id":1,"qty":1}],"ids":[1],"name":"A","login":true}',
  '{"v":"1","lines":[{"id":1,"qty":1}],"ids":[1],"name":"A","login":true}',
  '{"v":1,"lines":{},"ids":"1","name":3,"login":"yes"}',
  '{"v":1,"lines":null,"ids":null,"name":null,"login":null}',
  '{"v":1,"lines":[null,1,"a",[]],"ids":[null,"1",[1],{}]}',
];

describe('A stored cart', () => {
  it('comes back as it was', () => {
    const lines = [
      { id: 4, quantity: 2 },
      { id: 1, quantity: 30 },
    ];
    expect(linesIn(formatLines(lines))).toEqual(lines);
  });

  it('is stored as ids and quantities alone (R14)', () => {
    expect(formatLines([{ id: 4, quantity: 2 }])).toBe('{"v":1,"lines":[{"id":4,"qty":2}]}');
  });

  it.each(rubbish)('is empty when it reads %s', (text) => {
    expect(linesIn(text)).toEqual([]);
  });

  it.each([0, -1, 1.5, '2', null, true, Number.MAX_SAFE_INTEGER + 1, Number.POSITIVE_INFINITY])(
    'loses a line with the quantity %s',
    (qty) => {
      expect(
        linesIn(
          JSON.stringify({
            v: 1,
            lines: [
              { id: 1, qty },
              { id: 2, qty: 1 },
            ],
          }),
        ),
      ).toEqual([{ id: 2, quantity: 1 }]);
    },
  );

  it.each([0, 17, -1, 1.5, '1', null])('loses a line with the unknown product %s', (id) => {
    expect(
      linesIn(
        JSON.stringify({
          v: 1,
          lines: [
            { id, qty: 1 },
            { id: 2, qty: 1 },
          ],
        }),
      ),
    ).toEqual([{ id: 2, quantity: 1 }]);
  });

  it('has a product that comes twice once, with both quantities, where it first stood', () => {
    const lines = [
      { id: 2, qty: 1 },
      { id: 1, qty: 1 },
      { id: 2, qty: 4 },
    ];
    expect(linesIn(JSON.stringify({ v: 1, lines }))).toEqual([
      { id: 2, quantity: 5 },
      { id: 1, quantity: 1 },
    ]);
  });

  it('never holds so much that a total is no exact integer', () => {
    const lines = products.flatMap(({ id }) => [
      { id, qty: Number.MAX_SAFE_INTEGER },
      { id, qty: Number.MAX_SAFE_INTEGER },
    ]);
    const restored = linesIn(JSON.stringify({ v: 1, lines }));
    expect(restored.map(({ quantity }) => quantity)).toEqual(products.map(() => MAX_STORED_QUANTITY));
    const total = totalOf(restored);
    expect(() => formatPrice(total + products.length * MAX_STORED_QUANTITY)).not.toThrow();
  });
});

describe('The stored hearts', () => {
  it('come back as they were', () => {
    expect(idsIn(formatIds([3, 1, 16]))).toEqual([3, 1, 16]);
  });

  it.each(rubbish)('are none when they read %s', (text) => {
    expect(idsIn(text)).toEqual([]);
  });

  it('hold known products, each once', () => {
    expect(idsIn('{"v":1,"ids":[3,0,3,17,"2",1.5,1]}')).toEqual([3, 1]);
  });
});

describe('The stored visitor', () => {
  it.each([
    { name: 'Ann', login: true },
    { name: 'GUEST', login: true },
    { name: 'Guest', login: false },
  ])('comes back as it was: %o', (visitor) => {
    expect(parseVisitor(formatVisitor(visitor))).toEqual(visitor);
  });

  it.each(rubbish)('is the seed, Guest with login true, when it reads %s', (text) => {
    expect(parseVisitor(text)).toEqual({ name: 'Guest', login: true });
  });

  it('holds nothing but name and login, whatever else the text says', () => {
    expect(parseVisitor('{"v":1,"name":"Ann","login":true,"password":"secret"}')).toEqual({ name: 'Ann', login: true });
  });
});
