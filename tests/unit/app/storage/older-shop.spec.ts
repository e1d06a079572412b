import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createShop } from '../../../../src/app/shop.ts';
import { openFakeBrowser, openFakeTab, tellTabs } from '../../support/fake-environment.ts';

const SEED = 20_261_126;
const RUNS = 100;

/** Products of both shops: each adds the third to its cart. */
const OWN = [1, 2, 3];
const OLDER = [3, 4, 5];

/** What an older shop has stored, which knows no presses. */
interface Older {
  readonly lines: readonly { readonly id: number; readonly qty: number }[];
  readonly ids: readonly number[];
}

/** What happens: a press in this shop, or a whole list that the older one writes in place of the one before. */
type Turn =
  | { readonly does: 'add' | 'press a heart'; readonly id: number }
  | { readonly does: 'older cart'; readonly lines: Older['lines'] }
  | { readonly does: 'older hearts'; readonly ids: Older['ids'] }
  | { readonly does: 'reload' };

const olderLines = fc.uniqueArray(fc.record({ id: fc.constantFrom(...OLDER), qty: fc.integer({ min: 1, max: 4 }) }), {
  selector: ({ id }) => id,
});
const olderIds = fc.subarray([4, 5]);
/** What an older shop had stored when this one folded its own presses last: its base holds that as well. */
const olderAtFirst: fc.Arbitrary<Older> = fc.record({ lines: olderLines, ids: olderIds });

const turns: fc.Arbitrary<Turn> = fc.oneof(
  fc.record({ does: fc.constant('add' as const), id: fc.constantFrom(...OWN) }),
  fc.record({ does: fc.constant('press a heart' as const), id: fc.constantFrom(1, 2) }),
  fc.record({
    does: fc.constant('older cart' as const),
    lines: olderLines,
  }),
  fc.record({ does: fc.constant('older hearts' as const), ids: olderIds }),
  fc.record({ does: fc.constant('reload' as const) }),
);

function counted(ids: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

function unitsOf(lines: Older['lines']): readonly number[] {
  return lines.flatMap(({ id, qty }) => Array.from({ length: qty }, () => id));
}

/** What both shops have stored by then. */
function storedBy({ lines, ids }: Older): Record<string, string> {
  const base = (own: object, older: string) => JSON.stringify({ v: 2, ...own, seen: {}, before: 0, older });
  const [cart, hearts] = [JSON.stringify({ v: 1, lines }), JSON.stringify({ v: 1, ids })];
  return {
    'loadout.cart': cart,
    'loadout.cart.base': base({ lines }, cart),
    'loadout.wishlist': hearts,
    'loadout.wishlist.base': base({ ids }, hearts),
  };
}

it(`An older shop in another tab and this one make one cart and one list of hearts (R30), in ${RUNS} schedules`, () => {
  fc.assert(
    fc.property(olderAtFirst, fc.array(turns, { maxLength: 30 }), (atFirst, all) => {
      const browser = openFakeBrowser(storedBy(atFirst));
      const open = () => createShop(openFakeTab(browser).environment).shop;
      let tab = open();
      const added: number[] = [];
      const hearts = new Set<number>();
      let olderUnits = unitsOf(atFirst.lines);
      let olderHearts = atFirst.ids;
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
          olderUnits = unitsOf(turn.lines);
        }
        if (turn.does === 'older hearts') {
          write('loadout.wishlist', { ids: turn.ids });
          olderHearts = turn.ids;
        }
        if (turn.does === 'reload') tab = open();
        const { lines } = tab.cart.getSnapshot().context;
        expect(new Map(lines.map(({ id, quantity }) => [id, quantity]))).toEqual(counted([...added, ...olderUnits]));
        const { ids } = tab.wishlist.getSnapshot().context;
        expect(new Set(ids)).toEqual(new Set([...hearts, ...olderHearts]));
        expect(ids, 'each once').toHaveLength(new Set(ids).size);
      }
    }),
    { numRuns: RUNS, seed: SEED },
  );
});
