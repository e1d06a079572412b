import type { CartPress, RemovedLine } from '../../../machines/cart/cart.machine.ts';
import type { CartLine } from '../../../machines/cart/lines.ts';
import { GUEST_NAME } from '../../../machines/session/name.ts';
import type { WishlistPress } from '../../../machines/wishlist/wishlist.machine.ts';
import { isRecord, type Read, readRecord, type Stored } from './records.ts';

/**
 * Where the shop stores what (R14). The language lies where i18next's detector looks for it. Cart and hearts are stored
 * press by press: `loadout.cart.base`, `loadout.cart.<at>.<tab>`; under the name alone lies what version 1 wrote.
 */
export const STORE_KEYS = {
  cart: 'loadout.cart',
  session: 'loadout.session',
  wishlist: 'loadout.wishlist',
  seen: 'loadout.seen',
  colorScheme: 'loadout.colorScheme',
  language: 'i18nextLng',
} as const;

/** The version of what is stored whole under one key. */
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

/** What is stored of the cart. */
export interface CartData {
  readonly lines: readonly CartLine[];
  readonly removed: RemovedLine | null;
}

/** Says whether the shop sells a product. */
export type IsProduct = (id: number) => boolean;

function isQuantity(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

function isKnown(id: unknown, isProduct: IsProduct): id is number {
  return typeof id === 'number' && isProduct(id);
}

/**
 * Cart lines in their order: known products, whole quantities from 1 up to {@link MAX_STORED_QUANTITY}, each product
 * once with its quantities summed. Whatever is damaged is left out (R14).
 */
function parseLines(value: unknown, isProduct: IsProduct): Read<CartLine[]> {
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const quantities = new Map<number, number>();
  for (const item of items) {
    if (!isRecord(item) || !isKnown(item['id'], isProduct) || !isQuantity(item['qty'])) continue;
    const { id, qty } = item;
    quantities.set(id, Math.min((quantities.get(id) ?? 0) + qty, MAX_STORED_QUANTITY));
  }
  const data = [...quantities].map(([id, quantity]) => ({ id, quantity }));
  const isWhole =
    Array.isArray(value) &&
    data.length === items.length &&
    data.every(({ quantity }, place) => isRecord(items[place]) && items[place]['qty'] === quantity);
  return { data, isDamaged: !isWhole };
}

function parseRemoved(value: unknown, lines: readonly CartLine[], isProduct: IsProduct): Read<RemovedLine | null> {
  if (value === null || value === undefined) return { data: null, isDamaged: false };
  const { id, qty, index } = isRecord(value) ? value : {};
  const isWhole =
    isKnown(id, isProduct) &&
    isQuantity(qty) &&
    qty <= MAX_STORED_QUANTITY &&
    Number.isSafeInteger(index) &&
    Number(index) >= 0 &&
    !lines.some((line) => line.id === id);
  return isWhole
    ? { data: { line: { id, quantity: qty }, index: Number(index) }, isDamaged: false }
    : { data: null, isDamaged: true };
}

/** The cart in a stored record: its valid part. */
export function parseCart(record: Record<string, unknown>, isProduct: IsProduct): Read<CartData> {
  const lines = parseLines(record['lines'], isProduct);
  const removed = parseRemoved(record['removed'], lines.data, isProduct);
  return {
    data: { lines: lines.data, removed: removed.data },
    isDamaged: lines.isDamaged || removed.isDamaged,
  };
}

function storedLines(lines: readonly CartLine[]): object[] {
  return lines.map(({ id, quantity }) => ({ id, qty: quantity }));
}

/** What is stored of a cart: ids, quantities and places alone, since prices come from the catalogue (R14). */
export function formatCart({ lines, removed }: CartData): object {
  return {
    lines: storedLines(lines),
    removed: removed && { id: removed.line.id, qty: removed.line.quantity, index: removed.index },
  };
}

/** The press in a stored record; null where it is none that the cart takes. */
export function parseCartPress(record: Record<string, unknown>, isProduct: IsProduct): CartPress | null {
  const { type, id, quantity } = record;
  if (type === 'removal.undone' || type === 'removal.dismissed') return { type };
  if (!isKnown(id, isProduct)) return null;
  if (type === 'item.set')
    return isQuantity(quantity) ? { type, id, quantity: Math.min(quantity, MAX_STORED_QUANTITY) } : null;
  const isOfLine =
    type === 'item.added' || type === 'item.increased' || type === 'item.decreased' || type === 'item.removed';
  return isOfLine ? { type, id } : null;
}

/** The ids of known products in a stored record, each once, in their order (R17). */
export function parseHearts(record: Record<string, unknown>, isProduct: IsProduct): Read<number[]> {
  const { ids } = record;
  const items: readonly unknown[] = Array.isArray(ids) ? ids : [];
  const data = [...new Set(items.filter((id) => isKnown(id, isProduct)))];
  return { data, isDamaged: !Array.isArray(ids) || data.length !== items.length };
}

/** The press in a stored record; null where it is none that the list of hearts takes. */
export function parseHeartPress({ type, id }: Record<string, unknown>, isProduct: IsProduct): WishlistPress | null {
  return type === 'heart.pressed' && isKnown(id, isProduct) ? { type, id } : null;
}

/** Reads the record of version 1; nothing in it where there is none. */
function olderRecord(text: string | null): Stored {
  return text === null ? {} : readRecord(text, VERSION);
}

/** The cart lines that a shop of version 1 stored: their valid part. */
export function parseOlderLines(text: string | null, isProduct: IsProduct): Read<CartLine[]> {
  const record = olderRecord(text);
  if (typeof record === 'string') return { data: [], isDamaged: true };
  return text === null ? { data: [], isDamaged: false } : parseLines(record['lines'], isProduct);
}

/** The text by which version 1 stores cart lines. */
export function formatOlderLines(lines: readonly CartLine[]): string {
  return JSON.stringify({ v: VERSION, lines: storedLines(lines) });
}

/** The hearts that a shop of version 1 stored: their valid part. */
export function parseOlderHearts(text: string | null, isProduct: IsProduct): Read<number[]> {
  const record = olderRecord(text);
  if (typeof record === 'string') return { data: [], isDamaged: true };
  return text === null ? { data: [], isDamaged: false } : parseHearts(record, isProduct);
}

/** The text that stores products as ids alone, since all else comes from the catalogue: hearts of version 1, products seen. */
export function formatIds(ids: readonly number[]): string {
  return JSON.stringify({ v: VERSION, ids });
}

/** The products seen lately in a stored text: the ids of known ones, each once, in their order (R21). */
export function parseSeen(text: string, isProduct: IsProduct): Read<readonly number[]> | 'newer' {
  const record = readRecord(text, VERSION);
  return record === 'newer' ? record : parseHearts(record === 'damaged' ? {} : record, isProduct);
}

/** The visitor in a stored text; what is damaged of it is as in the seed, Guest with login true (§3 User, R1). */
export function parseVisitor(text: string): Read<Visitor> | 'newer' {
  const record = readRecord(text, VERSION);
  if (record === 'newer') return record;
  const { name, login } = record === 'damaged' ? {} : record;
  const isWhole = typeof name === 'string' && typeof login === 'boolean';
  return {
    data: {
      name: typeof name === 'string' ? name : GUEST_NAME,
      login: typeof login === 'boolean' ? login : true,
    },
    isDamaged: !isWhole,
  };
}

/** The text that stores the visitor. */
export function formatVisitor({ name, login }: Visitor): string {
  return JSON.stringify({ v: VERSION, name, login });
}
