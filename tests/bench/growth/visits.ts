import type { Page } from '@playwright/test';
import { STORED, storedCart } from '../../page/stored/stored.ts';
import type { BenchBrowser } from '../pages/bench-browser.ts';
import type { MeasuredPage } from '../pages/measured-pages.ts';
import { keysInSearch, open, plusClicks } from './in-page.ts';
import { allProducts } from './grown-catalogue.ts';
import type { Measured } from './judged.ts';

/** The most that a key or a click may take of the page's thread, in ms: the time between two frames. */
const MOST_MS = 16;

/** Two words: each entry is searched for both. */
const QUERY = 'wireless mouse';
const CLICKS = 5;

/** A page that is opened, and what is pressed in it. */
export interface Visit {
  readonly page: MeasuredPage;
  /** Measures each press, in ms. */
  readonly presses?: { readonly name: string; readonly each: (page: Page) => Promise<readonly number[]> };
  /** The fewest products with which it can be made. */
  readonly least: number;
}

function cartOf(lines: number): Visit {
  const all = Array.from({ length: lines }, (_, index) => ({ id: index + 1, quantity: 1 }));
  const name = `cart of ${lines.toLocaleString('en')}`;
  return {
    page: { name, path: '/ShoppingCart', stored: { [STORED.cart]: storedCart(all) } },
    presses: { name: `${name}: longest plus of ${CLICKS}`, each: (page) => plusClicks(page, CLICKS) },
    least: lines,
  };
}

/** The category that is the largest in every catalogue. */
const LARGEST = 6;

/** Its list. */
export const list: MeasuredPage = { name: 'list', path: `/ProductList/Others?category=${LARGEST}`, stored: {} };

/** The names of its products, in their order. */
export function namesInList(size: number): readonly string[] {
  return allProducts(size)
    .filter(({ productType }) => productType === LARGEST)
    .map(({ productName }) => productName);
}

/** What is measured in each catalogue. */
export const visits: readonly Visit[] = [
  {
    page: { name: 'home', path: '/', stored: {} },
    presses: { name: `home: longest key of «${QUERY}»`, each: (page) => keysInSearch(page, QUERY) },
    least: 1,
  },
  { page: list, least: 1 },
  ...[1, 100, 1000].map(cartOf),
];

/** One value that a visit measured, with the name, unit and bound of its measure. */
export type Reading = Omit<Measured, 'values'> & { readonly value: number };

/** Makes a visit once. */
export async function readingsOf(browser: BenchBrowser, origin: string, visit: Visit): Promise<readonly Reading[]> {
  const { page: opened, presses } = visit;
  const { page, opening } = await open(browser, origin, opened);
  const times = await presses?.each(page);
  await page.close();
  return [
    { name: `${opened.name}: thread until it answers`, unit: 'ms', value: opening.work },
    { name: `${opened.name}: elements`, unit: '', value: opening.nodes },
    { name: `${opened.name}: scripts and texts until then`, unit: 'KB', value: opening.weight },
    ...(presses && times
      ? [{ name: presses.name, unit: 'ms' as const, value: Math.max(...times), most: MOST_MS }]
      : []),
  ];
}
