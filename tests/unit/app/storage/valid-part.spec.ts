import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { sampling } from '../../../commands/sampling.ts';
import { PRODUCTS } from '../../../facts/products.ts';
import { CORRUPT_ITEMS, CORRUPT_TEXTS } from '../../support/corruptions.ts';
import { openFakeBrowser } from '../../support/fake-environment.ts';
import { openFakeShop } from '../../support/fake-shop.ts';
import { throwIfPolluted } from '../../support/pollution.ts';

const SEED = 20_261_122;

/** What a shop of this version stores, under every key that it has, and what version 1 stored. */
const WHOLE: Readonly<Record<string, string>> = {
  'loadout.cart.base': '{"v":2,"lines":[{"id":4,"qty":2}]}',
  'loadout.cart.5.a': '{"v":2,"type":"item.added","id":4}',
  'loadout.cart': '{"v":1,"lines":[{"id":3,"qty":1}]}',
  'loadout.wishlist.base': '{"v":2,"ids":[3]}',
  'loadout.wishlist.5.a': '{"v":2,"type":"heart.pressed","id":4}',
  'loadout.wishlist': '{"v":1,"ids":[1]}',
  'loadout.session': '{"v":1,"name":"Ann","login":true}',
  'loadout.colorScheme': 'dark',
  i18nextLng: 'tw',
};

/** Opens a shop on what is stored, and reads from it what each key stands for. Its texts never come. */
function openShop(items: Readonly<Record<string, string>>) {
  const browser = openFakeBrowser(items);
  const open = () => {
    const { shop } = openFakeShop(browser);
    const { lines } = shop.cart.getSnapshot().context;
    const isSaid = shop.contents.getSnapshot().matches({ reading: 'damaged' });
    return {
      lines,
      ids: shop.wishlist.getSnapshot().context.ids,
      name: shop.session.getSnapshot().context.name,
      isSaid,
    };
  };
  return { browser, open };
}

const sold = PRODUCTS.map(({ id }) => id);
const ids = fc.uniqueArray(fc.constantFrom(...sold), { minLength: 1, maxLength: 6 });
const lines = ids.chain((all) =>
  fc.tuple(...all.map((id) => fc.integer({ min: 1, max: 1000 }).map((quantity) => ({ id, quantity })))),
);

/** The items with something wrong put between them here and there, at least once. */
function mixed(items: readonly string[], wrong: readonly (readonly [number, string])[]): string {
  const list = [...items];
  for (const [place, text] of wrong) list.splice(place % (list.length + 1), 0, text);
  return `[${list.join(',')}]`;
}

const wrong = fc.array(fc.tuple(fc.nat(20), fc.constantFrom(...CORRUPT_ITEMS)), { minLength: 1, maxLength: 5 });

describe('Of what is stored', () => {
  afterEach(throwIfPolluted);

  it(`the valid lines and hearts are kept to the unit, whatever stands between them, ${sampling.damagedStores} times`, () => {
    fc.assert(
      fc.property(lines, ids, wrong, wrong, (cart, hearts, inCart, inHearts) => {
        const stored = cart.map(({ id, quantity }) => `{"id":${id},"qty":${quantity}}`);
        const { open } = openShop({
          'loadout.cart.base': `{"v":2,"lines":${mixed(stored, inCart)}}`,
          'loadout.wishlist.base': `{"v":2,"ids":${mixed(hearts.map(String), inHearts)}}`,
        });
        expect(open()).toEqual({ lines: cart, ids: hearts, name: 'Guest', isSaid: true });
        expect(open()).toEqual({ lines: cart, ids: hearts, name: 'Guest', isSaid: false });
      }),
      { numRuns: sampling.damagedStores, seed: SEED },
    );
  });

  const whole = openShop(WHOLE).open();

  it('all is there where nothing is wrong', () => {
    expect(whole).toEqual({
      lines: [
        { id: 3, quantity: 1 },
        { id: 4, quantity: 3 },
      ],
      ids: [4, 1, 3],
      name: 'Ann',
      isSaid: false,
    });
  });

  /** What is left where one key holds nothing that can be read. */
  const WITHOUT: Readonly<Record<string, Partial<typeof whole>>> = {
    'loadout.cart.base': {
      lines: [
        { id: 4, quantity: 1 },
        { id: 3, quantity: 1 },
      ],
    },
    'loadout.cart.5.a': {
      lines: [
        { id: 3, quantity: 1 },
        { id: 4, quantity: 2 },
      ],
    },
    'loadout.cart': { lines: [{ id: 4, quantity: 3 }] },
    'loadout.wishlist.base': { ids: [4, 1] },
    'loadout.wishlist.5.a': { ids: [1, 3] },
    'loadout.wishlist': { ids: [4, 3] },
    'loadout.session': { name: 'Guest' },
    'loadout.colorScheme': {},
    i18nextLng: {},
  };

  it.each(Object.keys(WHOLE))(
    `the rest is kept where %s holds any of ${CORRUPT_TEXTS.length} wrong texts, and that is said once`,
    (key) => {
      for (const [what, text] of CORRUPT_TEXTS) {
        const { open, browser } = openShop({ ...WHOLE, [key]: text });
        expect(open(), what).toEqual({ ...whole, ...WITHOUT[key], isSaid: true });
        expect(browser.stored.get(key), what).not.toBe(text);
        expect(open(), `${what}, the second time`).toEqual({ ...whole, ...WITHOUT[key], isSaid: false });
      }
    },
  );
});
