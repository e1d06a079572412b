import type { Removed } from '../../facts/cart-presses.ts';
import type { Line } from '../../facts/prices.ts';
import type { MaskName } from '../screen/masked.ts';

/**
 * The names under which the shop keeps things in the browser (R14): what a second tab writes. Beside the base of the cart
 * and of the hearts lies what was pressed since, a name for each press.
 */
export const STORED = {
  cart: 'loadout.cart.base',
  session: 'loadout.session',
  wishlist: 'loadout.wishlist.base',
  seen: 'loadout.seen',
  language: 'i18nextLng',
  colours: 'loadout.colorScheme',
} as const;

/** What the browser holds before the shop is opened, by its name in local storage. */
export type Stored = Readonly<Partial<Record<(typeof STORED)[keyof typeof STORED], string>>>;

/** The texts that the shop stores, as another tab of it writes them. */
export function storedCart(lines: readonly Line[], removed: Removed | null = null): string {
  const gone = removed && { id: removed.line.id, qty: removed.line.quantity, index: removed.index };
  const stored = { v: 2, lines: lines.map(({ id, quantity }) => ({ id, qty: quantity })) };
  return JSON.stringify(gone === null ? stored : { ...stored, removed: gone });
}
export function storedVisitor(name: string, login: boolean): string {
  return JSON.stringify({ v: 1, name, login });
}
export function storedSeen(ids: readonly number[]): string {
  return JSON.stringify({ v: 1, ids });
}
export function storedIds(ids: readonly number[]): string {
  return JSON.stringify({ v: 2, ids });
}

/** Who has not signed in (§3 User). */
const GUEST = 'Guest';

/** Whether a name is that of somebody: not missing, and not the guest's in any case (§2 /UserProfile). */
export function isSomebody(name: string): boolean {
  return !/^\s*(?:guest)?\s*$/iu.test(name);
}

/** What is stored where it says no more than that nothing is. */
const EMPTY_STORES: readonly string[] = [
  `local ${STORED.cart} = ${storedCart([])}`,
  `local ${STORED.session} = ${storedVisitor(GUEST, true)}`,
  `local ${STORED.wishlist} = ${storedIds([])}`,
];

/** The mask by which a line of the storage is not compared; null where it is. */
export function storageMask(line: string): MaskName | null {
  if (EMPTY_STORES.includes(line)) return 'empty stores';
  if (line.startsWith('session tsr-scroll-restoration')) return 'scroll places';
  return line.startsWith('session loadout.reloadedBuild') ? 'reloaded build' : null;
}
