import { pickFrom, randomNumbers } from '../random-numbers.ts';

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

/** The source of chance of a seed. */
export function seededRandom(seed: number): Random {
  const next = randomNumbers(seed);
  const below = (end: number): number => Math.floor(next() * end);
  const pick = <TItem>(items: readonly TItem[]): TItem => {
    const item = pickFrom(items, next);
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
