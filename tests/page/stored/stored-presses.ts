import { type CartPress, linesOf, type Piles, pilesOf, pressed } from '../../facts/cart-presses.ts';
import { STORED, storedCart, storedIds } from './stored.ts';

/** The version of bases and presses that the shop writes. */
const VERSION = 2;

/** A stored line of the browser, taken apart. */
interface StoredLine {
  readonly line: string;
  readonly key: string;
  readonly record: Readonly<Record<string, unknown>>;
}

/** When and where something was pressed. */
interface Place {
  readonly at: number;
  readonly tab: string;
}

function placeIn(key: string, base: string): Place | null {
  const prefix = base.replace(/base$/u, '');
  const [, at = '', tab = ''] = /^(\d+)\.(\w+)$/u.exec(key.slice(prefix.length)) ?? [];
  return key.startsWith(prefix) && tab !== '' ? { at: Number(at), tab } : null;
}

function seenIn(record: Readonly<Record<string, unknown>>): Record<string, number> {
  return { ...Object(record['seen']) };
}

/** Whether a name is that of a base, beside which presses lie. */
export function isBase(name: string): boolean {
  return name === STORED.cart || name === STORED.wishlist;
}

/** The text of a base that holds all that a browser has stored of it. */
export function heldBy(text: string, items: readonly (readonly [string, string])[], name: string): string {
  const [, held = '{}'] = items.find(([key]) => key === name) ?? [];
  const seen = seenIn(Object(JSON.parse(held)));
  for (const [key] of items) {
    const place = placeIn(key, name);
    if (place !== null) seen[place.tab] = Math.max(place.at, seen[place.tab] ?? 0);
  }
  return JSON.stringify({ ...Object(JSON.parse(text)), seen, before: 0, older: null });
}

function parsed(line: string): StoredLine | null {
  const [, key = '', text = ''] = /^local (\S+) = (\{.*\})$/u.exec(line) ?? [];
  try {
    const record: unknown = JSON.parse(text);
    return Reflect.get(Object(record), 'v') === VERSION ? { line, key, record: Object(record) } : null;
  } catch {
    return null;
  }
}

/** What a log is, in plain functions: what a base holds, what a press makes of it, and how that is written down. */
interface Log<Held> {
  readonly base: string;
  readonly held: (record: Readonly<Record<string, unknown>>) => Held;
  readonly next: (held: Held, press: Readonly<Record<string, unknown>>) => Held;
  readonly written: (held: Held) => string;
}

const cart: Log<Piles> = {
  base: STORED.cart,
  held: ({ lines, removed }) => {
    const { id, qty, index } = Object(removed);
    const items: { id: number; qty: number }[] = Array.isArray(lines) ? lines : [];
    return pilesOf(
      items.map((item) => ({ id: item.id, quantity: item.qty })),
      id === undefined ? null : { line: { id, quantity: qty }, index },
    );
  },
  next: (piles, { v: _, ...press }) => pressed(piles, press as unknown as CartPress),
  written: (piles) => {
    const { lines, removed } = linesOf(piles);
    return storedCart(lines, removed);
  },
};

const hearts: Log<readonly number[]> = {
  base: STORED.wishlist,
  held: ({ ids }) => (Array.isArray(ids) ? ids.map(Number) : []),
  next: (ids, { id }) => (ids.includes(Number(id)) ? ids.filter((one) => one !== id) : [Number(id), ...ids]),
  written: storedIds,
};

/** The stored lines with one in the place of a base and its presses: what they make together. */
function joined<Held>(lines: readonly string[], { base, held, next, written }: Log<Held>): readonly string[] {
  const all = lines.map(parsed).filter((one) => one !== null);
  const first = all.find(({ key }) => key === base);
  const { before } = Object(first?.record);
  const seen = seenIn(first?.record ?? {});
  const presses = all
    .map((one) => ({ ...one, place: placeIn(one.key, base) }))
    .filter((one): one is StoredLine & { place: Place } => one.place !== null)
    .toSorted(({ place: one }, { place: two }) => one.at - two.at || (one.tab < two.tab ? -1 : 1));
  if (first === undefined && presses.length === 0) return lines;
  const after = presses.filter(({ place: { at, tab } }) => at > (seen[tab] ?? before ?? 0));
  const made = after.reduce((so, { record }) => next(so, record), held(first?.record ?? {}));
  const gone = new Set([first, ...presses].map((one) => one?.line));
  return [...lines.filter((line) => !gone.has(line)), `local ${base} = ${written(made)}`];
}

/**
 * What a browser has stored, as lines, with one line for the cart and one for the hearts: what all presses of all tabs
 * make by the specification, one after another (R30). What cannot be read stays as it is.
 */
export function withoutPresses(lines: readonly string[]): readonly string[] {
  const places = ['cookie', 'local', 'session'];
  const order = (line: string) => places.indexOf(line.split(' ')[0] ?? '');
  return joined(joined(lines, cart), hearts).toSorted(
    (one, two) => order(one) - order(two) || (one < two ? -1 : Number(one > two)),
  );
}
