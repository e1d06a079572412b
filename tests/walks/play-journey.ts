import { expect, type Page } from '@playwright/test';
import { type Journey, linkTo } from '../page/walks/journeys-across.ts';
import { hasBelowFold } from '../page/screens/below-fold.ts';
import { accountPage } from '../page/screens/account.ts';
import { cartPage } from '../page/screens/cart.ts';
import { BLANK_CHECKOUT, GROUPS, METHODS, checkoutPage } from '../page/screens/checkout.ts';
import { detailPage, missingPage } from '../page/screens/detail.ts';
import { forgetPasswordPage, signInPage, signUpPage } from '../page/screens/forms.ts';
import { CATEGORIES, listAddress } from '../facts/categories.ts';
import { nameOf } from '../page/screens/product-words.ts';
import { quantityIn } from '../facts/prices.ts';
import { productOf } from '../facts/products.ts';
import { homePage } from '../page/screens/home.ts';
import { productList } from '../page/screens/list.ts';
import type { PageFixture } from '../page/page-fixture.ts';
import { TIMEOUT_MS } from '../page/screen/seen-page.ts';
import { STORED, storedCart, storedVisitor } from '../page/stored/stored.ts';
import { cartOracle } from '../machines/cart/cart.oracle.ts';
import { navigationOracle } from '../machines/navigation/navigation.oracle.ts';
import { sessionOracle } from '../machines/session/session.oracle.ts';
import { headingOf } from '../page/screens/lines.ts';
import { pseudo } from '../facts/pseudo-locale.ts';

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
    'screen.detail.found': detailPage(1, {
      quantity: 1,
      inCart: null,
      replaces: quantityIn(lines, 1),
    }),
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

/** Opens an address, and waits until it is painted: a browser drops presses on what it has not shown yet. */
async function openPainted(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  const paints = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  await expect.poll(paints, { message: `${address} is painted`, timeout: TIMEOUT_MS }).toBe(1);
}

/** Makes the visitor and the cart of a journey as a shopper does. */
async function shopByClicks(fixture: PageFixture, { visitor, cart }: Journey): Promise<void> {
  const { page } = fixture;
  const main = page.getByRole('main');
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
  if (visitor !== 'visiting') {
    await openPainted(page, '/UserProfile');
    await main.getByRole('textbox', { name: pseudo('form.userName'), exact: true }).fill(NAME);
    await main.getByRole('textbox', { name: pseudo('form.password'), exact: true }).fill('a password');
    await press(pseudo('account.signIn.submit'));
    await expect(main.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  }
  if (visitor === 'signed out') {
    await press(pseudo('account.security.name'));
    await press(pseudo('account.signOut'));
  }
  const oneByOne = LINES.toReversed().flatMap(({ id, quantity }) => Array.from({ length: quantity }, () => id));
  for (const id of cart === 'filled' ? oneByOne : []) {
    await openPainted(page, listAddress(productOf(id).category));
    await press(pseudo('list.addToCart', { product: nameOf(id) }));
    // A press that comes before the shop does is made once the page answers.
    await fixture.answers();
    const ok = page.getByRole('dialog').getByRole('button', { name: pseudo('common.ok'), exact: true });
    await fixture.read(`whether the dialog opens for ${nameOf(id)}`, () => ok.isVisible(), true);
    await ok.click();
  }
}

/** Fills the checkout in as far as a journey wants it; it is left so. */
async function fillCheckout({ page }: PageFixture, { checkout }: Journey): Promise<void> {
  const main = page.getByRole('main');
  const press = () => main.getByRole('button', { name: pseudo('checkout.submit'), exact: true }).click();
  if (checkout === 'installments') await main.getByRole('radio', { name: METHODS[1], exact: true }).check();
  if (checkout === 'rejected') {
    await press();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: pseudo('common.ok'), exact: true })
      .click();
    await expect(main.getByText(pseudo('errors.required')).first()).toBeVisible();
  }
  if (checkout === 'complete') {
    for (const name of [...GROUPS, pseudo('checkout.securityCode')])
      await main.getByRole('textbox', { name, exact: true }).fill('1');
    await press();
    await expect(main.getByText(pseudo('checkout.complete'))).toBeVisible();
  }
}

/** A journey in words: who comes with what, where it leads, and from where. */
export function journeyTitle({ visitor, cart, screen, by, from, checkout, made }: Journey): string {
  const left = checkout === 'untouched' ? from : `${from} (${checkout})`;
  return `${visitor}, cart ${cart}, ${made}: ${screen} by ${by} from ${left}`;
}

/** Makes a journey on a page and sees each of its screens whole. @throws PageMismatch where a screen is another one */
export async function playJourney(fixture: PageFixture, journey: Journey): Promise<void> {
  const { visitor, cart, by, from, made } = journey;
  const stored = {
    [STORED.session]: storedVisitor(visitor === 'signed in' ? NAME : 'Guest', visitor !== 'signed out'),
    [STORED.cart]: storedCart(cart === 'filled' ? LINES : []),
  };
  const { address } = SCREENS[from];
  await fixture.enter(address, { reducedMotion: true, ...(made === 'in storage' ? { stored } : {}) });
  if (made === 'by clicks') {
    await shopByClicks(fixture, journey);
    await fixture.page.goto(address, { waitUntil: 'commit' });
  }
  await see(fixture, { ...journey, screen: from }, false);
  await fillCheckout(fixture, journey);
  await reach(fixture.page, journey, fixture);
  await see(fixture, journey, by !== 'address');
  // After Back all is there at once.
  const isLong = hasBelowFold(predicted(journey).state, SCREENS.list.event.categoryId);
  if (by !== 'address') await fixture.comes(by === 'link' && isLong);
}
