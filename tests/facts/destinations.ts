import { listAddress } from './categories.ts';

/** The address of the page of a product (§2 /ProductDetail). */
export function productAddress(id: number): string {
  return `/ProductDetail/${id}`;
}

/** Where the six slides of the news lead, in their order: the product or the category that each speaks of. */
export const NEWS_ADDRESSES: readonly string[] = [
  productAddress(2),
  productAddress(1),
  productAddress(3),
  listAddress('Keyboard'),
  productAddress(4),
  listAddress('Others'),
];

/** Where the four adverts lead, in their order: keyboards, mice, fans, coin packs. */
export const ADVERT_ADDRESSES: readonly string[] = ['Keyboard', 'Mouse', 'Fan', 'Others'].map(listAddress);
