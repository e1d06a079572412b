import { describe, expect, it } from 'vitest';
import {
  formatCart,
  formatIds,
  formatOlderLines,
  formatVisitor,
  MAX_STORED_QUANTITY,
  parseCart,
  parseCartPress,
  parseHeartPress,
  parseHearts,
  parseOlderHearts,
  parseOlderLines,
  parseVisitor,
} from '../../../../src/app/storage/codecs.ts';
import { formatPrice, totalOf } from '../../../../src/catalogue/money.ts';
import { productById, products } from '../../../../src/catalogue/products.ts';

function isProduct(id: number) {
  return productById(id) !== undefined;
}
function linesIn(lines: unknown) {
  const { data, isDamaged } = parseCart({ lines }, isProduct);
  return [data.lines, isDamaged];
}

/** Texts that no version of the shop wrote. */
const rubbish = [
  '',
  '{',
  'null',
  '[]',
  '3',
  '"text"',
  '{}',
  '{"v":1}',
  '{"v":0,"lines":[{"id":1,"qty":1}],"ids":[1],"name":"A","login":true}',
  '{"v":"1","lines":[{"id":1,"qty":1}],"ids":[1],"name":"A","login":true}',
  '{"v":1,"lines":{},"ids":"1","name":3,"login":"yes"}',
  '{"v":1,"lines":null,"ids":null,"name":null,"login":null}',
  '{"v":1,"lines":[null,1,"a",[]],"ids":[null,"1",[1],{}]}',
];

describe('A stored cart', () => {
  it.each([
    { lines: [], removed: null },
    {
      lines: [
        { id: 4, quantity: 2 },
        { id: 1, quantity: 30 },
      ],
      removed: { line: { id: 2, quantity: 1 }, index: 1 },
    },
  ])('comes back as it was: %o', (cart) => {
    const stored = JSON.parse(JSON.stringify(formatCart(cart)));
    expect(parseCart(stored, isProduct)).toEqual({ data: cart, isDamaged: false });
  });

  it('is stored as ids, quantities and places alone (R14)', () => {
    const cart = { lines: [{ id: 4, quantity: 2 }], removed: { line: { id: 2, quantity: 1 }, index: 1 } };
    expect(JSON.stringify(formatCart(cart))).toBe('{"lines":[{"id":4,"qty":2}],"removed":{"id":2,"qty":1,"index":1}}');
  });

  it.each([0, -1, 1.5, '2', null, true, Number.MAX_SAFE_INTEGER + 1, Number.POSITIVE_INFINITY])(
    'loses a line with the quantity %s, and says so',
    (qty) => {
      const lines = [
        { id: 1, qty },
        { id: 2, qty: 1 },
      ];
      expect(linesIn(lines)).toEqual([[{ id: 2, quantity: 1 }], true]);
    },
  );

  it.each([0, 17, -1, 1.5, '1', null])('loses a line with the unknown product %s, and says so', (id) => {
    const lines = [
      { id, qty: 1 },
      { id: 2, qty: 1 },
    ];
    expect(linesIn(lines)).toEqual([[{ id: 2, quantity: 1 }], true]);
  });

  it('has a product that comes twice once, with both quantities, where it first stood', () => {
    const lines = [
      { id: 2, qty: 1 },
      { id: 1, qty: 1 },
      { id: 2, qty: 4 },
    ];
    const whole = [
      { id: 2, quantity: 5 },
      { id: 1, quantity: 1 },
    ];
    expect(linesIn(lines)).toEqual([whole, true]);
  });

  it('never holds so much that a total is no exact integer', () => {
    const items = products.flatMap(({ id }) => [
      { id, qty: Number.MAX_SAFE_INTEGER },
      { id, qty: Number.MAX_SAFE_INTEGER },
    ]);
    const { lines } = parseCart({ lines: items }, isProduct).data;
    expect(lines.map(({ quantity }) => quantity)).toEqual(products.map(() => MAX_STORED_QUANTITY));
    const total = totalOf(lines);
    expect(() => formatPrice(total + products.length * MAX_STORED_QUANTITY)).not.toThrow();
  });

  it.each([3, {}, { id: 2 }, { id: 17, qty: 1, index: 0 }, { id: 2, qty: 0, index: 0 }, { id: 2, qty: 1, index: -1 }])(
    'offers no Undo of %o, and says so',
    (removed) => {
      expect(parseCart({ lines: [], removed }, isProduct)).toEqual({
        data: { lines: [], removed: null },
        isDamaged: true,
      });
    },
  );

  it('offers no Undo of a line that it holds', () => {
    const cart = { lines: [{ id: 1, qty: 1 }], removed: { id: 1, qty: 1, index: 0 } };
    expect(parseCart(cart, isProduct).data.removed).toBeNull();
  });
});

describe('A stored press', () => {
  it.each([
    { type: 'item.added', id: 1 },
    { type: 'item.set', id: 1, quantity: 3 },
    { type: 'item.increased', id: 1 },
    { type: 'item.decreased', id: 1 },
    { type: 'item.removed', id: 1 },
    { type: 'removal.undone' },
    { type: 'removal.dismissed' },
  ])('comes back as it was: %o', (press) => {
    expect(parseCartPress(press, isProduct)).toEqual(press);
  });

  it.each([
    {},
    { type: 'cart.restored', lines: [] },
    { type: 'item.added' },
    { type: 'item.added', id: '1' },
    { type: 'item.increased', id: 17 },
    { type: 'item.set', id: 1 },
    { type: 'item.set', id: 1, quantity: 0 },
    { type: 'item.set', id: 1, quantity: 1.5 },
    { type: 'item.set', id: 1, quantity: '1' },
    { type: 'item.set', id: 1, quantity: Number.POSITIVE_INFINITY },
  ])('is none when it is %o', (press) => {
    expect(parseCartPress(press, isProduct)).toBeNull();
  });

  it('of a heart is one of a known product', () => {
    expect(parseHeartPress({ type: 'heart.pressed', id: 3 }, isProduct)).toEqual({ type: 'heart.pressed', id: 3 });
    expect(parseHeartPress({ type: 'heart.pressed', id: 17 }, isProduct)).toBeNull();
    expect(parseHeartPress({ type: 'item.added', id: 3 }, isProduct)).toBeNull();
  });
});

describe('The stored hearts', () => {
  it('hold known products, each once, and say when something else was among them', () => {
    expect(parseHearts({ ids: [3, 1, 16] }, isProduct)).toEqual({ data: [3, 1, 16], isDamaged: false });
    expect(parseHearts({ ids: [3, 0, 3, 17, '2', 1.5, 1] }, isProduct)).toEqual({ data: [3, 1], isDamaged: true });
  });
});

describe('What version 1 stored', () => {
  it('comes back as it was', () => {
    const lines = [
      { id: 4, quantity: 2 },
      { id: 1, quantity: 30 },
    ];
    expect(parseOlderLines(formatOlderLines(lines), isProduct)).toEqual({ data: lines, isDamaged: false });
    expect(formatOlderLines([{ id: 4, quantity: 2 }])).toBe('{"v":1,"lines":[{"id":4,"qty":2}]}');
    expect(parseOlderHearts(formatIds([3, 1]), isProduct)).toEqual({ data: [3, 1], isDamaged: false });
  });

  it('is nothing, and whole, where there is none', () => {
    const none = { data: [], isDamaged: false };
    expect([parseOlderLines(null, isProduct), parseOlderHearts(null, isProduct)]).toEqual([none, none]);
  });

  it.each(rubbish)('is nothing, and damaged, when it reads %s', (text) => {
    const damaged = { data: [], isDamaged: true };
    expect([parseOlderLines(text, isProduct), parseOlderHearts(text, isProduct)]).toEqual([damaged, damaged]);
  });
});

describe('The stored visitor', () => {
  it.each([
    { name: 'Ann', login: true },
    { name: 'GUEST', login: true },
    { name: 'Guest', login: false },
  ])('comes back as it was: %o', (visitor) => {
    expect(parseVisitor(formatVisitor(visitor))).toEqual({ data: visitor, isDamaged: false });
  });

  it.each(rubbish)('is the seed, Guest with login true, and damaged, when it reads %s', (text) => {
    expect(parseVisitor(text)).toEqual({ data: { name: 'Guest', login: true }, isDamaged: true });
  });

  it('keeps the half of it that is valid', () => {
    expect(parseVisitor('{"v":1,"name":"Ann","login":1}')).toEqual({
      data: { name: 'Ann', login: true },
      isDamaged: true,
    });
    expect(parseVisitor('{"v":1,"login":false}')).toEqual({ data: { name: 'Guest', login: false }, isDamaged: true });
  });

  it('is left alone when a newer shop wrote it', () => {
    expect(parseVisitor('{"v":2,"who":"Ann"}')).toBe('newer');
  });

  it('holds nothing but name and login, whatever else the text says', () => {
    expect(parseVisitor('{"v":1,"name":"Ann","login":true,"password":"secret"}')).toEqual({
      data: { name: 'Ann', login: true },
      isDamaged: false,
    });
  });
});
