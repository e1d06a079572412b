import type { Page } from '@playwright/test';
import { type Choice, pairwise } from '../../page/pairs.ts';
import { accountPage } from '../../page/screens/account.ts';
import { cartPage } from '../../page/screens/cart.ts';
import { BLANK_CHECKOUT, checkoutPage } from '../../page/screens/checkout.ts';
import { detailPage, missingPage } from '../../page/screens/detail.ts';
import { forgetPasswordPage, signInPage, signUpPage } from '../../page/screens/forms.ts';
import { CATEGORIES, listAddress } from '../../facts/categories.ts';
import { CART, nameOf } from '../../page/screens/product-words.ts';
import { homePage } from '../../page/screens/home.ts';
import { productList } from '../../page/screens/list.ts';
import { type PageFixture } from '../../page/page-fixture.ts';
import { STORED, storedCart, storedVisitor } from '../../page/stored.ts';
import { cartOracle } from '../../machines/cart/cart.oracle.ts';
import { navigationOracle } from '../../machines/navigation/navigation.oracle.ts';
import { sessionOracle } from '../../machines/session/session.oracle.ts';
import { headingOf } from '../../page/screens/lines.ts';
import { pseudo } from '../../facts/pseudo-locale.ts';
import { expect, test } from './walk-test.ts';

/** The machines that are walked together, by what their states are to a shopper, and the ways to each screen. */
const FACTORS = {
  visitor: ['visiting', 'signed in', 'signed out'],
  cart: ['empty', 'filled'],
  screen: ['home', 'list', 'detail', 'missing', 'account', 'sign-up', 'forget-password', 'cart', 'checkout'],
  by: ['link', 'address', 'Back'],
  from: ['home', 'account', 'checkout'],
} as const;

type Journey = Choice<typeof FACTORS>;
type Screen = Journey['screen'];

const NAME = 'Ada';
const LINES = [
  { id: 3, quantity: 1 },
  { id: 1, quantity: 2 },
];

/** How a screen is reached: its address, and what the navigation machine gets of it. */
const SCREENS = {
  home: { address: '/', event: { type: 'home.opened' } },
  list: { address: listAddress('Keyboard'), event: { type: 'list.opened', categoryId: 2 } },
  detail: { address: '/ProductDetail/1', event: { type: 'detail.opened', productId: 1 } },
  missing: { address: '/ProductDetail/17', event: { type: 'detail.opened', productId: 17 } },
  account: { address: '/UserProfile', event: { type: 'account.opened' } },
  'sign-up': { address: '/SignUp', event: { type: 'signUp.opened' } },
  'forget-password': { address: '/ForgetPassword', event: { type: 'forgetPassword.opened' } },
  cart: { address: '/ShoppingCart', event: { type: 'cart.opened' } },
  checkout: { address: '/CheckOut', event: { type: 'checkout.opened' } },
} as const;

/** The link to a screen on another, by name; none where no link leads there. */
function linkTo(screen: Screen, { from, visitor }: Journey): string | RegExp | null {
  const isForm = from === 'account' && visitor !== 'signed in';
  const links: Record<Screen, string | RegExp | null> = {
    home: pseudo('common.brand'),
    list: pseudo('category.2.name'),
    detail: from === 'home' ? nameOf(1) : null,
    missing: null,
    account: /^⟦en header\.greeting /u,
    'sign-up': isForm ? pseudo('account.signIn.signUp') : null,
    'forget-password': isForm ? pseudo('account.signIn.forgetPassword') : null,
    cart: CART,
    checkout: null,
  };
  return links[screen];
}

function isPossible(journey: Journey): boolean {
  return journey.screen !== journey.from && (journey.by !== 'link' || linkTo(journey.screen, journey) !== null);
}

const plan = pairwise(FACTORS, isPossible);

/**
 * What the oracles of the machines predict together: who is shopping, what is in the cart, which screen shows where.
 */
function predicted({ visitor, cart, screen }: Journey): {
  lines: typeof LINES;
  name: string;
  login: boolean;
  state: string;
  address: string;
} {
  const session = sessionOracle.observe(
    sessionOracle.next(sessionOracle.initial(undefined), {
      type: 'session.restored',
      name: visitor === 'signed in' ? NAME : 'Guest',
      login: visitor !== 'signed out',
    }),
  );
  const lines = cart === 'filled' ? LINES : [];
  const bought = cartOracle.observe(
    cartOracle.next(cartOracle.initial(undefined), { type: 'cart.restored', lines, removed: null }),
  );
  const tags = session.tags ?? [];
  const known = navigationOracle.initial({ categoryIds: CATEGORIES.map(({ id }) => id), productIds: [1, 2, 3] });
  const entered = navigationOracle.next(known, {
    type: tags.includes('named')
      ? 'visitor.signedIn'
      : tags.includes('loggedIn')
        ? 'visitor.arrived'
        : 'visitor.signedOut',
  });
  const opened = navigationOracle.observe(navigationOracle.next(entered, SCREENS[screen].event));
  const [redirect] = opened.emitted;
  return {
    lines: [...Object(bought.context).lines],
    name: String(Object(session.context).name),
    login: tags.includes('loggedIn'),
    state: opened.state,
    address: redirect === undefined ? SCREENS[screen].address : String(redirect['to']),
  };
}

/** How the screen of a state is written down. */
function pageOf({ state, lines, name, login }: ReturnType<typeof predicted>): readonly string[] {
  const pages: Readonly<Record<string, readonly string[]>> = {
    'screen.home': homePage({ isPaused: true }),
    'screen.list': productList(2),
    'screen.detail.found': detailPage(1, { quantity: 1, inCart: null }),
    'screen.detail.missing': missingPage,
    'screen.account.accountPage': accountPage(name, null),
    'screen.account.signInForm': signInPage({}, !login),
    'screen.signUp': signUpPage(),
    'screen.forgetPassword': forgetPasswordPage(),
    'screen.cart': cartPage(lines, null),
    'screen.checkout': checkoutPage(lines, BLANK_CHECKOUT),
  };
  const page = pages[state.split(' + ')[0] ?? ''];
  if (page === undefined) throw new Error(`No page for ${state}.`);
  return page;
}

/** @param byLink whether a link led here: the heading has the focus then */
function see(fixture: PageFixture, journey: Journey, byLink: boolean): Promise<void> {
  const known = predicted(journey);
  const main = pageOf(known);
  return fixture.see({
    address: known.address,
    main,
    shop: { name: known.name, login: known.login, lines: known.lines },
    focus: byLink ? headingOf(main) : '',
  });
}

async function reach(page: Page, journey: Journey, fixture: PageFixture): Promise<void> {
  const { address } = SCREENS[journey.screen];
  const link = linkTo(journey.screen, journey);
  if (journey.by === 'link' && link !== null) {
    await page.getByRole('link', { name: link, exact: true }).first().click();
    return;
  }
  await page.goto(address, { waitUntil: 'commit' });
  if (journey.by === 'address') return;
  await see(fixture, journey, false);
  await page
    .getByRole('banner')
    .getByRole('link', {
      name: journey.screen === 'home' ? pseudo('category.2.name') : pseudo('common.brand'),
      exact: true,
    })
    .click();
  await see(fixture, { ...journey, screen: journey.screen === 'home' ? 'list' : 'home' }, true);
  await page.goBack({ waitUntil: 'commit' });
}

test.describe('Navigation, session, cart and checkout together', () => {
  for (const journey of plan.choices) {
    test(`${journey.visitor}, cart ${journey.cart}: ${journey.screen} by ${journey.by} from ${journey.from}`, async ({
      fixtureFor,
    }) => {
      const fixture = await fixtureFor({});
      const stored = {
        [STORED.session]: storedVisitor(
          journey.visitor === 'signed in' ? NAME : 'Guest',
          journey.visitor !== 'signed out',
        ),
        [STORED.cart]: storedCart(journey.cart === 'filled' ? LINES : []),
      };
      await fixture.enter(SCREENS[journey.from].address, { reducedMotion: true, stored });
      await see(fixture, { ...journey, screen: journey.from }, false);
      await reach(fixture.page, journey, fixture);
      await see(fixture, journey, journey.by !== 'address');
    });
  }

  test('hold every pair of a visitor, a cart, a screen, a way to it and a screen before', () => {
    console.log(`pairs: ${plan.covered} of ${plan.pairs} in ${plan.choices.length} journeys`);
    expect(plan.covered).toBe(plan.pairs);
  });
});
