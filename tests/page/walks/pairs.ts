import { greedyCover } from '../../engine/tours/greedy-cover.ts';

/** The factors of a combination test: each by its name with all its values. */
export type Factors = Readonly<Record<string, readonly string[]>>;

/** One choice of a value for each factor. */
export type Choice<TFactors extends Factors> = { readonly [K in keyof TFactors]: TFactors[K][number] };

/** Every pair of two values of a choice, each in words. */
export function pairsOf(choice: Readonly<Record<string, string>>): string[] {
  const chosen = Object.entries(choice).map(([factor, value]) => `${factor} ${value}`);
  return chosen.flatMap((one, place) => chosen.slice(place + 1).map((other) => `${one} + ${other}`));
}

function product(factors: Factors): Record<string, string>[] {
  return Object.entries(factors).reduce<Record<string, string>[]>(
    (choices, [factor, values]) => choices.flatMap((choice) => values.map((value) => ({ ...choice, [factor]: value }))),
    [{}],
  );
}

/** Few choices that hold every pair of values of two factors; how many pairs there are, and how many they hold. */
export interface Pairwise<TFactors extends Factors> {
  readonly choices: readonly Choice<TFactors>[];
  readonly pairs: number;
  readonly covered: number;
}

/**
 * Covers all pairs of values that can occur together with few choices.
 *
 * @param isPossible whether a choice can occur; pairs that only impossible choices hold do not count
 */
export function pairwise<const TFactors extends Factors>(
  factors: TFactors,
  isPossible: (choice: Choice<TFactors>) => boolean,
): Pairwise<TFactors> {
  // Each entry was made from the factors, one value for each.
  const all = product(factors)
    .map((choice) => choice as Choice<TFactors>)
    .filter(isPossible);
  const choices = greedyCover(all, pairsOf);
  const count = (some: readonly Choice<TFactors>[]): number => new Set(some.flatMap(pairsOf)).size;
  return { choices, pairs: count(all), covered: count(choices) };
}
