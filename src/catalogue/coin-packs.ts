import { type Product, products } from './products.ts';

/** The game worlds whose coins the shop sells, as the names of their pictures have them (R20). */
const worlds = ['emberfall', 'skyward', 'tidebound', 'ironroot', 'starlane', 'moonveil'] as const;

/** A game world. */
export type World = (typeof worlds)[number];

/** What is in a coin pack. */
export interface CoinPack {
  readonly world: World;
  readonly coins: 1000 | 3500;
}

/** The world and the number of coins of a product; null for what is no coin pack. */
export function coinPackOf({ productImg }: Product): CoinPack | null {
  const world = worlds.find((one) => productImg.startsWith(`coins-${one}-`));
  return world === undefined ? null : { world, coins: productImg.endsWith('-1000') ? 1000 : 3500 };
}

/** The packs of the same world but for this one, in the order of the catalogue; none for what is no coin pack. */
export function otherPacksOf(product: Product): readonly Product[] {
  const world = coinPackOf(product)?.world;
  return world === undefined ? [] : products.filter((one) => one.id !== product.id && coinPackOf(one)?.world === world);
}

const THOUSAND = 1000;

/**
 * What a thousand coins of a pack cost: whole dollars, rounded to the nearest, and whether that is exact (R21). The
 * arithmetic is that of integers (R12).
 *
 * @param price whole dollars, 0 or more
 * @param coins a whole number from 1 up
 */
export function pricePerThousand(price: number, coins: number): { readonly amount: number; readonly isExact: boolean } {
  const rest = (price * THOUSAND) % coins;
  const floor = (price * THOUSAND - rest) / coins;
  return { amount: 2 * rest < coins ? floor : floor + 1, isExact: rest === 0 };
}
