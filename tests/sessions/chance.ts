import { randomNumbers } from '../engine/random-numbers.ts';

/** A source of chance for one session. */
export interface Chance {
  /** From 0 to just below 1. */
  next(): number;
  /** True in this share of the cases. */
  isSo(share: number): boolean;
  /** One of the items by its weight; undefined where none weighs anything. */
  weighed<TItem>(items: readonly TItem[], weightOf: (item: TItem) => number): TItem | undefined;
  /** A time in whole milliseconds, at least 1: most are short, some long, as of a person who reads. */
  pause(mean: number): number;
}

const SPREAD = 7919;

/** The chance of a session: the same for the same seed and number. */
export function chanceOf(seed: number, number: number): Chance {
  const mix = randomNumbers(Math.imul(seed, SPREAD) ^ number);
  const next = randomNumbers(Math.floor(mix() * 2 ** 32));
  return {
    next,
    isSo: (share) => next() < share,
    weighed: (items, weightOf) => {
      const sum = items.reduce((total, item) => total + weightOf(item), 0);
      let left = next() * sum;
      return items.find((item) => {
        left -= weightOf(item);
        return left < 0;
      });
    },
    pause: (mean) => Math.max(1, Math.round(-Math.log(1 - next()) * mean)),
  };
}
