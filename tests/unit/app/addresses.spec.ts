import { createMemoryHistory } from '@tanstack/react-router';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { NavigationEvent } from '../../../machines/navigation/navigation.machine.ts';
import { openApp } from '../../../src/app/open-app.ts';
import { pages } from '../../../src/build/pages/page-table.ts';
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

async function openRouter(address: string) {
  const { environment } = openFakeTab(openFakeBrowser(), ['en']);
  const history = createMemoryHistory({ initialEntries: [address] });
  const app = openApp({ ...environment, openHistory: () => history });
  await app.router.load();
  return app;
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

it('Every address stands in the table of the README, from the specification to the code', async () => {
  const { router } = await openRouter('/');
  const paths = Object.keys(router.routesByPath).map((path) => path.replace(/\/\$\w*$|\/$/u, ''));
  const rows = readme.split('\n').filter((line) => line.startsWith('| §2 '));
  const missing = [...new Set(paths)].filter((path) => path !== '' && !rows.some((row) => row.includes(path)));
  expect(missing).toEqual([]);
});
