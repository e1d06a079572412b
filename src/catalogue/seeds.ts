import type { CategoryId } from './categories.ts';
import type { PictureName } from './pictures.ts';

/** A label on a product (§3 productLabels): 1 new, 2 our pick, 3 gift idea, 4 carnival pick. */
export type LabelId = 1 | 2 | 3 | 4;

/** The fields of §3. `productPrice` is in whole dollars; `inventory` in units, 0 or more. */
export interface ProductSeed {
  readonly id: number;
  readonly productImg: PictureName;
  /** The English name: shown names come from the locale, so the shop that is built has no other. */
  readonly productName: string;
  readonly productPrice: number;
  readonly productLabels: readonly LabelId[];
  readonly productType: CategoryId;
  readonly inventory: number;
}

/**
 * The sixteen products of §3, in its order: mouse, two keyboards, fan, twelve coin packs. The build packs this table
 * (`src/build/catalogue/`), so that thousands of products stay small.
 */
export const seeds = [
  {
    id: 1,
    productImg: 'wireless-mouse',
    productName: 'Kestrel Wireless Mouse',
    productPrice: 1500,
    productLabels: [2, 4],
    productType: 1,
    inventory: 10,
  },
  {
    id: 2,
    productImg: 'keyboard-full',
    productName: 'Bastion Full-Size Keyboard',
    productPrice: 3500,
    productLabels: [1, 4],
    productType: 2,
    inventory: 15,
  },
  {
    id: 3,
    productImg: 'keyboard-compact',
    productName: 'Sprint Compact Keyboard',
    productPrice: 2000,
    productLabels: [3],
    productType: 2,
    inventory: 2,
  },
  {
    id: 4,
    productImg: 'fan',
    productName: 'Gale Cooling Fan',
    productPrice: 1200,
    productLabels: [1],
    productType: 4,
    inventory: 5,
  },
  {
    id: 5,
    productImg: 'coins-emberfall-1000',
    productName: 'Emberfall 1000 Coins',
    productPrice: 500,
    productLabels: [2],
    productType: 6,
    inventory: 134,
  },
  {
    id: 6,
    productImg: 'coins-emberfall-3500',
    productName: 'Emberfall 3500 Coins',
    productPrice: 1500,
    productLabels: [],
    productType: 6,
    inventory: 12,
  },
  {
    id: 7,
    productImg: 'coins-skyward-1000',
    productName: 'Skyward 1000 Coins',
    productPrice: 500,
    productLabels: [],
    productType: 6,
    inventory: 86,
  },
  {
    id: 8,
    productImg: 'coins-skyward-3500',
    productName: 'Skyward 3500 Coins',
    productPrice: 1500,
    productLabels: [4],
    productType: 6,
    inventory: 1,
  },
  {
    id: 9,
    productImg: 'coins-tidebound-1000',
    productName: 'Tidebound 1000 Coins',
    productPrice: 500,
    productLabels: [],
    productType: 6,
    inventory: 57,
  },
  {
    id: 10,
    productImg: 'coins-tidebound-3500',
    productName: 'Tidebound 3500 Coins',
    productPrice: 1500,
    productLabels: [],
    productType: 6,
    inventory: 20,
  },
  {
    id: 11,
    productImg: 'coins-ironroot-1000',
    productName: 'Ironroot 1000 Coins',
    productPrice: 500,
    productLabels: [],
    productType: 6,
    inventory: 21,
  },
  {
    id: 12,
    productImg: 'coins-ironroot-3500',
    productName: 'Ironroot 3500 Coins',
    productPrice: 1500,
    productLabels: [],
    productType: 6,
    inventory: 8,
  },
  {
    id: 13,
    productImg: 'coins-starlane-1000',
    productName: 'Starlane 1000 Coins',
    productPrice: 500,
    productLabels: [1],
    productType: 6,
    inventory: 103,
  },
  {
    id: 14,
    productImg: 'coins-starlane-3500',
    productName: 'Starlane 3500 Coins',
    productPrice: 1500,
    productLabels: [],
    productType: 6,
    inventory: 3,
  },
  {
    id: 15,
    productImg: 'coins-moonveil-1000',
    productName: 'Moonveil 1000 Coins',
    productPrice: 500,
    productLabels: [],
    productType: 6,
    inventory: 40,
  },
  {
    id: 16,
    productImg: 'coins-moonveil-3500',
    productName: 'Moonveil 3500 Coins',
    productPrice: 1500,
    productLabels: [3],
    productType: 6,
    inventory: 19,
  },
] as const satisfies readonly ProductSeed[];
