import { createMemoryHistory } from '@tanstack/react-router';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { NavigationEvent } from '../../../machines/navigation/navigation.machine.ts';
import { createBrowserEnvironment } from '../../../src/app/browser.ts';
import { screenName } from '../../../src/app/head.ts';
import { openApp } from '../../../src/app/open-app.ts';
import { pageFor, pages } from '../../../src/build/pages/page-table.ts';
import { listAddress } from '../../facts/categories.ts';
import { openFakeBrowser, openFakeTab } from '../support/fake-environment.ts';

type Opened = Extract<NavigationEvent['type'], `${string}.opened`>;

/** An address for each event that opens one, and the screen that it shows. An event without an address does not compile. */
const ADDRESSES: Readonly<Record<Opened, readonly [address: string, screen: string]>> = {
  'home.opened': ['/', 'home'],
  'list.opened': [listAddress('Keyboard'), 'list'],
  'detail.opened': ['/ProductDetail/1', 'detail'],
  'account.opened': ['/UserProfile', 'account'],
  'signUp.opened': ['/SignUp', 'signUp'],
  'forgetPassword.opened': ['/ForgetPassword', 'forgetPassword'],
  'cart.opened': ['/ShoppingCart', 'cart'],
  'checkout.opened': ['/CheckOut', 'checkout'],
  'unknown.opened': ['/no/such/page', 'home'],
};

const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');

async function openRouter(address: string, history = createMemoryHistory({ initialEntries: [address] })) {
  const { environment } = openFakeTab(openFakeBrowser(), ['en']);
  const app = openApp({ ...environment, openHistory: () => history });
  await app.router.load();
  return app;
}

/** A window of a browser that has opened an address, with what its history is opened from. */
function windowAt(address: string): Window & typeof globalThis {
  const location = new URL(address, 'http://shop.example');
  const states: unknown[] = [null];
  const put = (state: unknown, _: string, to: string | URL = location): void => {
    states.push(state);
    location.href = new URL(to, location).href;
  };
  const history = {
    get state() {
      return states.at(-1);
    },
    pushState: put,
    replaceState: put,
  };
  const window = Object.assign(new EventTarget(), { crypto, navigator: {}, matchMedia: () => ({}), location, history });
  return window as unknown as Window & typeof globalThis;
}

it.each(Object.values(ADDRESSES))('%s opens the screen «%s»', async (address, screen) => {
  const { shop } = await openRouter(address);
  const { value } = shop.navigation.getSnapshot();
  expect(typeof value.screen === 'string' ? value.screen : Object.keys(value.screen)[0]).toBe(screen);
});

it.each(Object.values(ADDRESSES))('%s is a page of the build: «%s»', (address, screen) => {
  const [path = ''] = address.split('?');
  const page = pages.find(({ paths }) => new RegExp(`^(?:${paths})$`, 'iu').test(path));
  // Every address fits the last page, which is home where no other is (R5).
  expect(page?.name === 'unknown').toBe(path !== '/' && screen === 'home');
});

it.each([
  ['/%', 'home', '/%25'],
  ['/100%', 'home', '/100%25'],
  ['/%E0%A4%A?x=%#main', 'home', '/%25E0%25A4%25A?x=%#main'],
  ['/ProductDetail/1%', 'detail.missing', '/ProductDetail/1%25'],
  ['/ProductList/50%?category=2', 'list 2', '/ProductList/50%25?category=2'],
  ['/ProductDetail//1', 'detail.found 1', '/ProductDetail/1'],
  ['/ProductList///Keyboard?category=2#//', 'list 2', '/ProductList/Keyboard?category=2#//'],
])('%s, a path that no route fits as it is, opens the screen «%s» at %s', async (address, screen, at) => {
  const window = windowAt(address);
  const { openHistory } = createBrowserEnvironment(window, { id: 'build', textsHeaders: {} }, {});
  const history = openHistory();
  const { shop } = await openRouter(address, history);
  expect(screenName(shop.navigation.getSnapshot())).toBe(screen);
  history.flush();
  const { pathname, search, hash } = window.location;
  expect(pathname + search + hash).toBe(at);
  const { address: ofPage } = pageFor(new URL(address, 'http://shop.example'));
  expect(screenName((await openRouter(ofPage)).shop.navigation.getSnapshot()), 'of the HTML').toBe(screen);
});

it('Every address stands in the table of the README, from the specification to the code', async () => {
  const { router } = await openRouter('/');
  const paths = Object.keys(router.routesByPath).map((path) => path.replace(/\/\$\w*$|\/$/u, ''));
  const rows = readme.split('\n').filter((line) => line.startsWith('| §2 '));
  const missing = [...new Set(paths)].filter((path) => path !== '' && !rows.some((row) => row.includes(path)));
  expect(missing).toEqual([]);
});
