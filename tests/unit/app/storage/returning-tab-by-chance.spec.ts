import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CartPress } from '../../../facts/cart-presses.ts';
import { CODES, type Code } from '../../../facts/languages.ts';
import { STORED } from '../../../page/stored/stored.ts';
import { anyPress } from '../../support/any-press.ts';
import { type FakeBrowser, openFakeBrowser, tellTabs } from '../../support/fake-environment.ts';
import { heldIn, openFakeShop } from '../../support/fake-shop.ts';

const SEED = 20_261_127;
const RUNS = 100;
const IDS = [1, 3, 5];

/** What the other tab does, and when this one sleeps: it is not told then what is stored. */
type Happening =
  | { readonly does: 'press'; readonly press: CartPress }
  | { readonly does: 'heart'; readonly id: number }
  | { readonly does: 'sign in'; readonly name: string }
  | { readonly does: 'choose'; readonly code: Code }
  | { readonly does: 'sleep' | 'return' | 'sign out' | 'clear' };

const happenings: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 4, arbitrary: anyPress(IDS).map((press) => ({ does: 'press' as const, press })) },
  { weight: 2, arbitrary: fc.constantFrom(...IDS).map((id) => ({ does: 'heart' as const, id })) },
  fc.constantFrom('Ann', 'Bob').map((name) => ({ does: 'sign in' as const, name })),
  fc.constantFrom(...CODES).map((code) => ({ does: 'choose' as const, code })),
  {
    weight: 2,
    arbitrary: fc.constantFrom('sleep' as const, 'return' as const, 'sign out' as const).map((does) => ({ does })),
  },
  fc.constant({ does: 'clear' as const }),
);

function openTab(browser: FakeBrowser) {
  const before = new Set(browser.tabs);
  const { shop, tab } = openFakeShop(browser);
  const ears = [...browser.tabs].filter((ear) => !before.has(ear));
  return { shop, resume: tab.resume, ears };
}

/** What a shopper sees of the shop in a tab. */
function seenIn({ language, ...shop }: ReturnType<typeof openTab>['shop']) {
  return { ...heldIn(shop), language: language.getSnapshot().context.requested };
}

/** What somebody does in a tab himself. */
function happenIn({ cart, wishlist, session }: ReturnType<typeof openTab>['shop'], happening: Happening): void {
  if (happening.does === 'press') cart.send(happening.press);
  if (happening.does === 'heart') wishlist.send({ type: 'heart.pressed', id: happening.id });
  if (happening.does === 'sign in') session.send({ type: 'session.signedIn', name: happening.name });
  if (happening.does === 'sign out') session.send({ type: 'session.signedOut' });
}

it(`A tab that hears of the others, or comes back from a sleep, shows what the other one shows, ${RUNS} times`, () => {
  let returned = 0;
  fc.assert(
    fc.property(fc.array(happenings, { minLength: 5, maxLength: 40, size: 'max' }), (all) => {
      const browser = openFakeBrowser({ [STORED.language]: 'en' });
      const [here, other] = [openTab(browser), openTab(browser)];
      let isAsleep = false;
      for (const happening of all) {
        happenIn(other.shop, happening);
        // Whoever sleeps cannot know what a cleared storage held.
        if (happening.does === 'clear' && !isAsleep) {
          // Neither tab can store again what is gone, until there is room and one of them presses.
          browser.failure = 'full';
          browser.stored.clear();
          tellTabs(browser, null);
          browser.failure = 'none';
          other.shop.cart.send({ type: 'item.added', id: 1 });
        }
        // A third tab chose it: this build has no texts here that would come.
        if (happening.does === 'choose') {
          browser.stored.set(STORED.language, happening.code);
          tellTabs(browser, STORED.language);
        }
        if (happening.does === 'sleep') {
          isAsleep = true;
          for (const ear of here.ears) browser.tabs.delete(ear);
        }
        if (happening.does === 'return' && isAsleep) {
          isAsleep = false;
          returned += 1;
          for (const ear of here.ears) browser.tabs.add(ear);
          here.resume();
        }
        if (!isAsleep) expect(seenIn(here.shop)).toEqual(seenIn(other.shop));
      }
    }),
    { numRuns: RUNS, seed: SEED },
  );
  expect(returned).toBeGreaterThan(RUNS / 4);
});

/** What a shopper does in a tab whose browser is full. */
const deeds: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 2, arbitrary: anyPress(IDS).map((press) => ({ does: 'press' as const, press })) },
  fc.constantFrom(...IDS).map((id) => ({ does: 'heart' as const, id })),
  fc.constantFrom('Ann', 'Bob').map((name) => ({ does: 'sign in' as const, name })),
  fc.constant({ does: 'sign out' as const }),
);

it(`A tab that comes back shows what it showed, where the browser is full and keeps older texts, ${RUNS} times`, () => {
  let unkept = 0;
  const some = { minLength: 1, maxLength: 12, size: 'max' } as const;
  fc.assert(
    fc.property(fc.array(deeds, some), fc.array(deeds, some), (before, since) => {
      const browser = openFakeBrowser({ [STORED.language]: 'en' });
      const { shop, resume } = openTab(browser);
      for (const happening of before) happenIn(shop, happening);
      browser.failure = 'full';
      for (const happening of since) {
        happenIn(shop, happening);
        const shown = seenIn(shop);
        resume();
        expect(seenIn(shop)).toEqual(shown);
      }
      if (seenIn(openTab(browser).shop).name !== seenIn(shop).name) unkept += 1;
    }),
    { numRuns: RUNS, seed: SEED },
  );
  expect(unkept).toBeGreaterThan(RUNS / 10);
});
