import { expect, it, vi } from 'vitest';
import { CODES, LANGUAGES } from '../../facts/languages.ts';
import { FAN, FULL_KEYBOARD, MOUSE } from '../../facts/products.ts';
import { STORED, storedCart, storedIds, storedSeen, storedVisitor } from '../../page/stored/stored.ts';
import { chanceOf } from '../../sessions/chance.ts';
import { ANNOUNCER, markupWithout } from '../support/dom-look.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { type Gesture, happening, UserByChance } from '../support/gestures.ts';
import { type LiveShop, openLiveShop } from '../support/live-shop.ts';
import { expectAsLookedAt, usesMade } from '../support/used-as-looked-at.ts';

/** How often each page is used, and those to which it leads. */
const USES = 40;

/** Beyond the home page: of so many uses one is anywhere, and the others not in what each page has, its header and footer. */
const ELSEWHERE = 4;

const SEED = 7;

/** Longer than the shop shows anything that goes by itself, in milliseconds. */
const LONG = 10_000;

const FILLED = {
  [STORED.cart]: storedCart([
    { id: MOUSE.id, quantity: 2 },
    { id: FAN.id, quantity: 5 },
  ]),
};

const KNOWN = {
  ...FILLED,
  [STORED.session]: storedVisitor('Vera', true),
  [STORED.wishlist]: storedIds([FAN.id, MOUSE.id]),
  // As many as are kept.
  [STORED.seen]: storedSeen([5, 6, 7, 8, 9, 10]),
};

/** Where the shop is opened, and what the browser has kept by then. */
const OPENED: Readonly<Record<string, readonly [address: string, stored: Readonly<Record<string, string>>]>> = {
  home: ['/', {}],
  list: [`/ProductList/Mouse?category=${MOUSE.category}`, KNOWN],
  product: [`/ProductDetail/${FAN.id}`, FILLED],
  cart: ['/ShoppingCart', KNOWN],
  checkout: ['/CheckOut', FILLED],
  account: ['/UserProfile', KNOWN],
  'sign-up': ['/SignUp', {}],
  'forgotten-password': ['/ForgetPassword', { [STORED.language]: 'tw' }],
  nowhere: ['/nowhere', FILLED],
};

/** What happens around the page, and what a person can do beside using it. */
function othersOf({ hear, history }: LiveShop): Gesture[] {
  return [
    happening('go back', () => history.back()),
    happening('go forward', () => history.forward()),
    happening('let time pass', () => vi.advanceTimersByTime(LONG)),
    happening('come back to the page', () => document.dispatchEvent(new Event('visibilitychange'))),
    happening('come online', () => window.dispatchEvent(new Event('online'))),
    happening('fill the cart in another tab', () =>
      hear(STORED.cart, storedCart([{ id: FULL_KEYBOARD.id, quantity: 3 }])),
    ),
    happening('press hearts in another tab', () => hear(STORED.wishlist, storedIds([MOUSE.id]))),
    happening('be somebody else in another tab', () => hear(STORED.session, storedVisitor('Wei', true))),
    happening('choose a language in another tab', () => hear(STORED.language, 'cn')),
  ];
}

/** The languages of the texts on a page, but of what was announced before a language was chosen. */
function languagesOn(page: Element): readonly string[] {
  const codes = [...markupWithout(page, ANNOUNCER).matchAll(/⟦(?<code>\w+) /gu)].map(
    ({ groups }) => groups?.['code'] ?? '',
  );
  return [...new Set(codes)];
}

/** The language that the page says it is in. */
function languageOf({ lang }: HTMLElement): readonly string[] {
  return CODES.filter((code) => LANGUAGES[code].tag === lang);
}

// Where one of them changes, do the same in the browser (`npm start`), and then have the tables written anew:
// `npm run test:unit -- as-looked-at -u`.
it.each(Object.entries(OPENED))(
  'What the shop does as it is used from %s is what was looked at last',
  async (name, [address, stored]) => {
    const live = await openLiveShop(address, stored);
    const { page, settle, seen, known } = live;
    const user = new UserByChance(chanceOf(SEED, Object.keys(OPENED).indexOf(name)), {
      texts: ['', 'Vera8888', 'vera@example.com', '0912345678', '1234', 'product'],
      files: [],
      others: othersOf(live),
    });
    const isHome = name === 'home';
    const done = [`at first ${fingerprint(...seen(), ...known())}`];
    for (let use = 1; use <= usesMade(USES); use += 1) {
      const { words, isKept } = await user.use(
        page,
        (element) => isHome || use % ELSEWHERE === 0 || element.closest('header, footer') === null,
      );
      await settle();
      expect(languagesOn(document.body), words).toEqual(languageOf(document.documentElement));
      done.push(`${words} ${fingerprint(String(isKept), ...seen())}`);
    }
    await expectAsLookedAt(name, done);
  },
);
