import { categoryOf } from './categories.ts';

/** The picture of each product by its number: the name of its files, without width and ending. */
const PRODUCT_PICTURES: Readonly<Record<number, string>> = {
  1: 'wireless-mouse',
  2: 'keyboard-full',
  3: 'keyboard-compact',
  4: 'fan',
  5: 'coins-emberfall-1000',
  6: 'coins-emberfall-3500',
  7: 'coins-skyward-1000',
  8: 'coins-skyward-3500',
  9: 'coins-tidebound-1000',
  10: 'coins-tidebound-3500',
  11: 'coins-ironroot-1000',
  12: 'coins-ironroot-3500',
  13: 'coins-starlane-1000',
  14: 'coins-starlane-3500',
  15: 'coins-moonveil-1000',
  16: 'coins-moonveil-3500',
};

/** The picture of a product. @throws where there is no such product */
export function productPicture(id: number): string {
  const found = PRODUCT_PICTURES[id];
  if (found === undefined) throw new Error(`Product ${id} has no picture.`);
  return found;
}

/** The views of products after the first. */
const FURTHER_VIEWS: Readonly<Record<number, readonly string[]>> = {
  1: ['view-wireless-mouse-2', 'view-wireless-mouse-3'],
  2: ['view-keyboard-full-2', 'view-keyboard-full-3'],
  3: ['view-keyboard-compact-2', 'view-keyboard-compact-3'],
  4: ['view-fan-2', 'view-fan-3'],
  5: ['above-emberfall-1000'],
  6: ['above-emberfall-3500'],
  7: ['above-skyward-1000'],
  8: ['above-skyward-3500'],
  9: ['above-tidebound-1000'],
  10: ['above-tidebound-3500'],
  11: ['above-ironroot-1000'],
  12: ['above-ironroot-3500'],
  13: ['above-starlane-1000'],
  14: ['above-starlane-3500'],
  15: ['above-moonveil-1000'],
  16: ['above-moonveil-3500'],
};

/** All pictures of a product, the one of its cards first (R21). */
export function productViews(id: number): readonly string[] {
  return [productPicture(id), ...(FURTHER_VIEWS[id] ?? [])];
}

/** The picture of a category. @throws where there is no such category */
export function categoryPicture(id: number): string {
  return `category-${categoryOf(id).name.toLowerCase()}`;
}

/** The pictures in the heads of the rows on the home page, by category: none that the news shows above them. */
export const ROW_PICTURES: Readonly<Record<number, string>> = {
  1: 'view-wireless-mouse-2',
  2: 'view-keyboard-full-2',
  4: 'advert-3',
  5: 'panel-keycaps',
  6: 'advert-4',
};
