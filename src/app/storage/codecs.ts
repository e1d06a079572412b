import type { CartLine } from '../../../machines/cart/lines.ts';
import { GUEST_NAME } from '../../../machines/session/name.ts';

/** Where the shop stores what (R14). The language lies where i18next's detector looks for it. */
export const STORE_KEYS = {
  cart: 'loadout.cart',
  session: 'loadout.session',
  wishlist: 'loadout.wishlist',
  colorScheme: 'loadout.colorScheme',
  language: 'i18nextLng',
} as const;

/** The shape of what is stored today. Anything of another version counts as nothing stored. */
const VERSION = 1;

/**
 * The largest quantity that is believed when it comes out of a store: more than anyone presses together, and little
 * enough for every total to stay an exact integer (R12).
 */
export const MAX_STORED_QUANTITY = 1_000_000_000;

/** What is stored of the visitor: the name and whether the cart is open, never a password (R1, R14). */
export interface Visitor {
  readonly name: string;
  readonly login: boolean;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseRecord(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isRecord(value) && value['v'] === VERSION ? value : {};
  } catch {
    return {};
  }
}

function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isQuantity(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

/**
 * The cart lines in a stored text, in their order: known products, whole quantities from 1 up to
 * {@link MAX_STORED_QUANTITY}, each product once with its quantities summed. Whatever is damaged is left out (R14).
 */
export function parseLines(text: string | null, isProduct: (id: number) => boolean): CartLine[] {
  const quantities = new Map<number, number>();
  for (const item of itemsOf(parseRecord(text)['lines'])) {
    if (!isRecord(item)) continue;
    const { id, qty } = item;
    if (typeof id !== 'number' || !isProduct(id) || !isQuantity(qty)) continue;
    quantities.set(id, Math.min((quantities.get(id) ?? 0) + qty, MAX_STORED_QUANTITY));
  }
  return [...quantities].map(([id, quantity]) => ({ id, quantity }));
}

/** The text that stores cart lines: ids and quantities alone, since prices come from the catalogue (R14). */
export function formatLines(lines: readonly CartLine[]): string {
  return JSON.stringify({ v: VERSION, lines: lines.map(({ id, quantity }) => ({ id, qty: quantity })) });
}

/** The ids of known products in a stored text, each once, in their order (R17). */
export function parseIds(text: string | null, isProduct: (id: number) => boolean): number[] {
  const ids = itemsOf(parseRecord(text)['ids']);
  return [...new Set(ids.filter((id) => typeof id === 'number').filter(isProduct))];
}

/** The text that stores the products with a heart. */
export function formatIds(ids: readonly number[]): string {
  return JSON.stringify({ v: VERSION, ids });
}

/** The visitor in a stored text; the seed, Guest with login true, where there is none (§3 User, R1). */
export function parseVisitor(text: string | null): Visitor {
  const { name, login } = parseRecord(text);
  return typeof name === 'string' && typeof login === 'boolean' ? { name, login } : { name: GUEST_NAME, login: true };
}

/** The text that stores the visitor. */
export function formatVisitor({ name, login }: Visitor): string {
  return JSON.stringify({ v: VERSION, name, login });
}
