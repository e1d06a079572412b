import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createShop } from '../../../../src/app/shop.ts';
import { sampling } from '../../../commands/sampling.ts';
import { PRODUCTS } from '../../../facts/products.ts';
import { type FakeBrowser, openFakeBrowser, openFakeTab, tellTabs } from '../../support/fake-environment.ts';

const SEED = 20_261_122;

const KEYS = [
  'loadout.cart',
  'loadout.cart.base',
  'loadout.cart.5.a',
  'loadout.cart.nonsense',
  'loadout.wishlist',
  'loadout.wishlist.base',
  'loadout.wishlist.5.a',
  'loadout.session',
  'loadout.seen',
  'loadout.colorScheme',
  'i18nextLng',
] as const;

const sold = new Set(PRODUCTS.map(({ id }) => id));
const ids = fc.oneof(fc.integer({ min: -1, max: 20 }), fc.constantFrom('1', 1.5, null));
const quantities = fc.oneof(
  fc.integer({ min: 1, max: 50 }),
  fc.constantFrom(-1, 0, 1.5, '1', null, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER),
);
const line = fc.oneof(fc.record({ id: ids, qty: quantities }), fc.jsonValue());
const versions = fc.constantFrom(1, 2, '2', null);

/** Records that look like those of the shop, and are wrong here and there. JSON knows no infinity: 1e309 stands for it. */
const records = fc.record(
  {
    v: versions,
    type: fc.constantFrom('item.added', 'item.set', 'removal.undone', 'heart.pressed', 'cart.restored', 7),
    id: ids,
    quantity: quantities,
    lines: fc.oneof(fc.array(line), fc.jsonValue()),
    removed: fc.oneof(fc.record({ id: ids, qty: quantities, index: fc.integer({ min: -1, max: 3 }) }), fc.jsonValue()),
    ids: fc.oneof(fc.array(ids), fc.jsonValue()),
    name: fc.oneof(fc.string(), fc.jsonValue()),
    login: fc.oneof(fc.boolean(), fc.jsonValue()),
    seen: fc.oneof(fc.dictionary(fc.string(), fc.integer()), fc.jsonValue()),
    before: fc.oneof(fc.integer(), fc.jsonValue()),
    older: fc.oneof(fc.string(), fc.jsonValue()),
  },
  { requiredKeys: [] },
);
const texts = fc.oneof(fc.string(), fc.json(), {
  weight: 4,
  arbitrary: records.map((record) =>
    JSON.stringify(record, (_, value) => (value === Infinity ? '∞' : value)).replaceAll('"∞"', '1e309'),
  ),
});
const stores = fc.dictionary(fc.constantFrom(...KEYS), texts, { minKeys: 1, noNullPrototype: true });

function openShop(browser: FakeBrowser) {
  const { shop } = createShop(openFakeTab(browser).environment);
  const { lines, removed } = shop.cart.getSnapshot().context;
  return { ...shop, lines, removed, ids: shop.wishlist.getSnapshot().context.ids };
}

/** What every cart is, whatever was stored. */
function expectWhole({ lines, removed, ids: hearts }: ReturnType<typeof openShop>): void {
  for (const { id, quantity } of lines)
    expect([sold.has(id), Number.isSafeInteger(quantity), quantity > 0]).toEqual([true, true, true]);
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
  expect(lines.some(({ id }) => id === removed?.line.id)).toBe(false);
  expect([hearts.every((id) => sold.has(id)), new Set(hearts).size]).toEqual([true, hearts.length]);
}

describe('Whatever is stored', () => {
  it(`leaves a whole shop that says once what it left out, and goes on, ${sampling.damagedStores} times`, () => {
    let said = 0;
    fc.assert(
      fc.property(stores, (items) => {
        const browser = openFakeBrowser(items);
        const first = openShop(browser);
        expectWhole(first);
        said += Number(first.contents.getSnapshot().matches({ reading: 'damaged' }));
        const second = openShop(browser);
        expectWhole(second);
        expect(second.contents.getSnapshot().value.reading, 'said once').toBe('whole');
        expect([second.lines, second.removed, second.ids]).toEqual([first.lines, first.removed, first.ids]);
        second.cart.send({ type: 'item.added', id: 1 });
        const units = (lines: typeof first.lines) => lines.reduce((sum, { quantity }) => sum + quantity, 0);
        expect(units(openShop(browser).lines)).toBe(units(second.lines) + 1);
      }),
      { numRuns: sampling.damagedStores, seed: SEED },
    );
    console.log(`${sampling.damagedStores} damaged stores: said of ${said}`);
    expect(said).toBeGreaterThan(0);
  });

  it('a time of a tab that is none is left out: the cart is as without it, and so is each press after that', () => {
    const notTimes = fc.oneof(fc.integer({ max: -1 }), fc.double(), fc.string(), fc.constant(null), fc.constant({}));
    const wrong = fc.dictionary(fc.constantFrom('x', 'y', 'z'), notTimes, { minKeys: 1, noNullPrototype: true });
    fc.assert(
      fc.property(wrong, fc.nat({ max: 9 }), (times, at) => {
        fc.pre(Object.values(times).every((time) => !Number.isSafeInteger(time) || Number(time) < 0));
        const open = (seen: object) => {
          const base = { v: 2, lines: [{ id: 1, qty: 2 }], seen, before: 0, older: null };
          const press = { v: 2, type: 'item.added', id: 4 };
          const browser = openFakeBrowser({
            'loadout.cart.base': JSON.stringify(base),
            [`loadout.cart.${at}.x`]: JSON.stringify(press),
          });
          openShop(browser).cart.send({ type: 'item.added', id: 2 });
          return openShop(browser);
        };
        const [damaged, whole] = [open({ a: 5, ...times }), open({ a: 5 })];
        expect(damaged.lines).toEqual(whole.lines);
        expect(damaged.lines.find(({ id }) => id === 2)?.quantity).toBe(1);
      }),
      { numRuns: 100, seed: SEED },
    );
  });

  it('a time that no clock shows is left out wherever it stands, and each press after that is kept', () => {
    const late = fc.constantFrom(Date.UTC(10_000, 0), 8_640_000_000_000_000, Number.MAX_SAFE_INTEGER);
    const places = fc.constantFrom('seen', 'before', 'key');
    fc.assert(
      fc.property(late, places, (time, place) => {
        const rest = { seen: place === 'seen' ? { a: time } : {}, before: place === 'before' ? time : 0, older: null };
        const at = place === 'key' ? time : 5;
        const browser = openFakeBrowser({
          'loadout.cart.base': JSON.stringify({ v: 2, lines: [{ id: 1, qty: 2 }], ...rest }),
          'loadout.wishlist.base': JSON.stringify({ v: 2, ids: [], ...rest }),
          [`loadout.cart.${at}.x`]: JSON.stringify({ v: 2, type: 'item.added', id: 4 }),
          [`loadout.wishlist.${at}.x`]: JSON.stringify({ v: 2, type: 'heart.pressed', id: 4 }),
        });
        for (const pressed of [1, 2, 3]) {
          openShop(browser).cart.send({ type: 'item.added', id: 2 });
          expect(openShop(browser).lines.find(({ id }) => id === 2)?.quantity).toBe(pressed);
          openShop(browser).wishlist.send({ type: 'heart.pressed', id: 2 });
          expect(openShop(browser).ids.includes(2)).toBe(pressed % 2 === 1);
        }
      }),
      { seed: SEED },
    );
  });

  it(`while the shop is open, it keeps what it knows, ${sampling.damagedStores} times`, () => {
    fc.assert(
      fc.property(fc.constantFrom(...KEYS.filter((key) => !key.includes('5.a'))), texts, (key, text) => {
        const browser = openFakeBrowser({ 'loadout.session': '{"v":1,"name":"Ann","login":true}' });
        const shop = openShop(browser);
        shop.cart.send({ type: 'item.set', id: 4, quantity: 3 });
        browser.stored.set(key, text);
        tellTabs(browser, key);
        const { context } = shop.cart.getSnapshot();
        expect(context.lines.map(({ id }) => id)).toContain(4);
        expectWhole(openShop(browser));
      }),
      { numRuns: sampling.damagedStores, seed: SEED },
    );
  });
});
