/** A source of chance that gives the same for the same seed. */
export interface Random {
  /** A whole number from 0 up to, and without, `end`. */
  below(end: number): number;
  /** One of the items, each as likely. @throws where there is none */
  pick<TItem>(items: readonly TItem[]): TItem;
  /** True once in so many times, on average. */
  onceIn(times: number): boolean;
  /** So many signs of an alphabet, one after another. */
  text(length: number, alphabet: readonly string[]): string;
}

const RANGE = 2 ** 32;

/** Mulberry32, a generator of 32 bits: small, quick, and good enough to choose test steps. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / RANGE;
  };
  const below = (end: number): number => Math.floor(next() * end);
  const pick = <TItem>(items: readonly TItem[]): TItem => {
    const item = items[below(items.length)];
    if (item === undefined) throw new Error('Nothing to pick from.');
    return item;
  };
  return {
    below,
    pick,
    onceIn: (times) => below(times) === 0,
    text: (length, alphabet) => Array.from({ length }, () => pick(alphabet)).join(''),
  };
}
