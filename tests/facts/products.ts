/** A product as the specification lists it (§3, R20), by its English name. */
export interface Product {
  readonly id: number;
  readonly name: string;
  /** In whole dollars. */
  readonly price: number;
  /** In units. */
  readonly stock: number;
  /** The number of its category. */
  readonly category: number;
  /** The numbers of its labels; a card shows the first. */
  readonly labels: readonly number[];
}

function product(
  id: number,
  name: string,
  price: number,
  stock: number,
  category: number,
  labels: readonly number[] = [],
): Product {
  return { id, name, price, stock, category, labels };
}

/** The products that tests buy. */
export const MOUSE = product(1, 'Kestrel Wireless Mouse', 1500, 10, 1, [2, 4]);
export const FULL_KEYBOARD = product(2, 'Bastion Full-Size Keyboard', 3500, 15, 2, [1, 4]);
export const COMPACT_KEYBOARD = product(3, 'Sprint Compact Keyboard', 2000, 2, 2, [3]);
export const FAN = product(4, 'Gale Cooling Fan', 1200, 5, 4, [1]);
export const COINS = product(5, 'Emberfall 1000 Coins', 500, 134, 6, [2]);
/** The last product of the shop, at the end of its longest list. */
export const LAST_COINS = product(16, 'Moonveil 3500 Coins', 1500, 19, 6, [3]);

/** The sixteen products in the order of the shop. */
export const PRODUCTS: readonly Product[] = [
  MOUSE,
  FULL_KEYBOARD,
  COMPACT_KEYBOARD,
  FAN,
  COINS,
  product(6, 'Emberfall 3500 Coins', 1500, 12, 6),
  product(7, 'Skyward 1000 Coins', 500, 86, 6),
  product(8, 'Skyward 3500 Coins', 1500, 1, 6, [4]),
  product(9, 'Tidebound 1000 Coins', 500, 57, 6),
  product(10, 'Tidebound 3500 Coins', 1500, 20, 6),
  product(11, 'Ironroot 1000 Coins', 500, 21, 6),
  product(12, 'Ironroot 3500 Coins', 1500, 8, 6),
  product(13, 'Starlane 1000 Coins', 500, 103, 6, [1]),
  product(14, 'Starlane 3500 Coins', 1500, 3, 6),
  product(15, 'Moonveil 1000 Coins', 500, 40, 6),
  LAST_COINS,
];

/** The product of a number. @throws where there is none */
export function productOf(id: number): Product {
  const found = PRODUCTS.find((one) => one.id === id);
  if (found === undefined) throw new Error(`The shop has no product ${id}.`);
  return found;
}

/** The products of a category in the order of the shop; none for Headset and Keycaps (R20). */
export function productsIn(category: number): readonly Product[] {
  return PRODUCTS.filter((one) => one.category === category);
}

/** What else stands on a desk, shown beside a few products of a category: those of other categories that are no coins. */
export function alsoOnDesk(category: number): readonly Product[] {
  return PRODUCTS.filter((one) => one.category !== category && one.category !== COINS.category);
}
