import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createShop } from '../../../../src/app/shop.ts';
import { openFakeBrowser, openFakeTab, tellTabs } from '../../support/fake-environment.ts';

const SEED = 20_261_126;
const RUNS = 100;

/** Products of both shops: each adds the third to its cart. */
const OWN = [1, 2, 3];
const OLDER = [3, 4, 5];

/** What happens: a press in this shop, or a whole list that the older one writes in place of the one before. */
type Turn =
  | { readonly does: 'add' | 'press a heart'; readonly id: number }
  | { readonly does: 'older cart'; readonly lines: readonly { readonly id: number; readonly qty: number }[] }
  | { readonly does: 'older hearts'; readonly ids: readonly number[] }
  | { readonly does: 'reload' };

const turns: fc.Arbitrary<Turn> = fc.oneof(
  fc.record({ does: fc.constant('add' as const), id: fc.constantFrom(...OWN) }),
  fc.record({ does: fc.constant('press a heart' as const), id: fc.constantFrom(1, 2) }),
  fc.record({
    does: fc.constant('older cart' as const),
    lines: fc.uniqueArray(fc.record({ id: fc.constantFrom(...OLDER), qty: fc.integer({ min: 1, max: 4 }) }), {
      selector: ({ id }) => id,
    }),
  }),
  fc.record({ does: fc.constant('older hearts' as const), ids: fc.subarray([4, 5]) }),
  fc.record({ does: fc.constant('reload' as const) }),
);

function counted(ids: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

it(`An older shop in another tab and this one make one cart and one list of hearts (R30), in ${RUNS} schedules`, () => {
  fc.assert(
    fc.property(fc.array(turns, { maxLength: 30 }), (all) => {
      const browser = openFakeBrowser();
      const open = () => createShop(openFakeTab(browser).environment).shop;
      let tab = open();
      const added: number[] = [];
      const hearts = new Set<number>();
      let olderUnits: readonly number[] = [];
      let olderHearts: readonly number[] = [];
      const write = (key: string, record: object) => {
        browser.stored.set(key, JSON.stringify({ v: 1, ...record }));
        tellTabs(browser, key);
      };
      for (const turn of all) {
        if (turn.does === 'add') {
          tab.cart.send({ type: 'item.added', id: turn.id });
          added.push(turn.id);
        }
        if (turn.does === 'press a heart') {
          tab.wishlist.send({ type: 'heart.pressed', id: turn.id });
          if (!hearts.delete(turn.id)) hearts.add(turn.id);
        }
        if (turn.does === 'older cart') {
          write('loadout.cart', { lines: turn.lines });
          olderUnits = turn.lines.flatMap(({ id, qty }) => Array.from({ length: qty }, () => id));
        }
        if (turn.does === 'older hearts') {
          write('loadout.wishlist', { ids: turn.ids });
          olderHearts = turn.ids;
        }
        if (turn.does === 'reload') tab = open();
        const { lines } = tab.cart.getSnapshot().context;
        expect(new Map(lines.map(({ id, quantity }) => [id, quantity]))).toEqual(counted([...added, ...olderUnits]));
        expect(new Set(tab.wishlist.getSnapshot().context.ids)).toEqual(new Set([...hearts, ...olderHearts]));
      }
    }),
    { numRuns: RUNS, seed: SEED },
  );
});
