import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampling } from '../../../commands/sampling.ts';
import { linesOf, NO_PILES, type Piles, pressed } from '../../../facts/cart-presses.ts';
import { anyPress } from '../../support/any-press.ts';
import { type FakeBrowser, openFakeBrowser, passTime, tellTabs } from '../../support/fake-environment.ts';
import { heldIn, openFakeShop } from '../../support/fake-shop.ts';

const SEED = 20_261_122;
/** Long enough for old presses to be folded, in milliseconds. */
const LONG = 6000;

/** What happens to a shop and to the storage under it. */
type Happening =
  | { readonly does: 'press'; readonly press: Parameters<typeof pressed>[1] }
  | { readonly does: 'heart'; readonly id: number }
  | { readonly does: 'sign in'; readonly name: string }
  | { readonly does: 'breaks' | 'mends'; readonly how: FakeBrowser['failure'] }
  | { readonly does: 'clears' | 'waits' };

const happenings: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 8, arbitrary: anyPress([1, 3, 5]).map((press) => ({ does: 'press' as const, press })) },
  { weight: 2, arbitrary: fc.constantFrom(1, 3, 5).map((id) => ({ does: 'heart' as const, id })) },
  fc.constantFrom('Ann', 'Bob').map((name) => ({ does: 'sign in' as const, name })),
  {
    weight: 2,
    arbitrary: fc.constantFrom('full' as const, 'blocked' as const).map((how) => ({ does: 'breaks' as const, how })),
  },
  fc.constant({ does: 'mends' as const, how: 'none' as const }),
  fc.constantFrom({ does: 'clears' as const }, { does: 'waits' as const }),
);

/** What cannot be stored is not there when the store is cleared, and cannot be stored then, either: that is one outage. */
const CLEARED_WHILE_FULL: Happening[] = [
  { does: 'breaks', how: 'full' },
  { does: 'sign in', name: 'Ann' },
  { does: 'clears' },
];

function openShop(browser: FakeBrowser) {
  const { shop, tab } = openFakeShop(browser);
  return { ...shop, seen: () => heldIn(shop), repeated: tab.repeated };
}

describe('A storage that fails, is full or is cleared while the shop is open', () => {
  it(`costs nothing: the shop goes on from memory, says so once, and stores all when it can, ${sampling.damagedStores} times`, () => {
    let outages = 0;
    fc.assert(
      fc.property(fc.array(happenings, { minLength: 5, maxLength: 40, size: 'max' }), (all) => {
        const browser = openFakeBrowser();
        const shop = openShop(browser);
        let cart: Piles = NO_PILES;
        let hearts: number[] = [];
        let name = 'Guest';
        let said = 0;
        let wasSaid = false;
        shop.storage.subscribe((snapshot) => {
          if (snapshot.matches('lost') && !wasSaid) said += 1;
          wasSaid = snapshot.matches('lost');
        });
        let broken = 0;
        for (const happening of all) {
          if (happening.does === 'press') {
            cart = pressed(cart, happening.press);
            shop.cart.send(happening.press);
          }
          if (happening.does === 'heart') {
            const { id } = happening;
            hearts = hearts.includes(id) ? hearts.filter((one) => one !== id) : [id, ...hearts];
            shop.wishlist.send({ type: 'heart.pressed', id });
          }
          if (happening.does === 'sign in') {
            // Who is signed in has no form to sign in by.
            name = name === 'Guest' ? happening.name : name;
            shop.session.send({ type: 'session.signedIn', name: happening.name });
          }
          if (happening.does === 'breaks' || happening.does === 'mends') {
            // A storage that can be read again and takes nothing has failed in another way.
            broken += Number(happening.how !== 'none' && happening.how !== browser.failure);
            browser.failure = happening.how;
          }
          if (happening.does === 'clears') {
            browser.stored.clear();
            tellTabs(browser, null);
          }
          if (happening.does === 'waits') passTime(browser, LONG);
          expect(shop.seen()).toEqual({ ...linesOf(cart), hearts, name });
        }
        expect(said, 'more often said than it broke').toBeLessThanOrEqual(broken);
        expect(shop.repeated, 'written again as it was').toEqual([]);
        outages += broken;
        // It works again, and something is pressed: all that was refused is stored, and the line goes.
        browser.failure = 'none';
        cart = pressed(cart, { type: 'item.added', id: 1 });
        shop.cart.send({ type: 'item.added', id: 1 });
        expect(shop.storage.getSnapshot().value).toBe('kept');
        expect(openShop(browser).seen()).toEqual({ ...linesOf(cart), hearts, name });
      }),
      { numRuns: sampling.damagedStores, seed: SEED, examples: [[CLEARED_WHILE_FULL]] },
    );
    console.log(`${sampling.damagedStores} runs with ${outages} outages of storage: nothing lost`);
    expect(outages).toBeGreaterThan(0);
  });
});
