/** What a shopper can be like, and how a screen can be reached: each factor by its name with all its values. */
export type Factors = Readonly<Record<string, readonly string[]>>;

/** One choice of a value for each factor. */
export type Choice<TFactors extends Factors> = { readonly [K in keyof TFactors]: TFactors[K][number] };

function pairsOf(choice: Readonly<Record<string, string>>): string[] {
  const chosen = Object.entries(choice).map(([factor, value]) => `${factor} ${value}`);
  return chosen.flatMap((one, place) => chosen.slice(place + 1).map((other) => `${one} + ${other}`));
}

function product(factors: Factors): Record<string, string>[] {
  return Object.entries(factors).reduce<Record<string, string>[]>(
    (choices, [factor, values]) => choices.flatMap((choice) => values.map((value) => ({ ...choice, [factor]: value }))),
    [{}],
  );
}

/** Few choices that hold every pair of values of two factors, and how many pairs there are. */
export interface Pairwise<TFactors extends Factors> {
  readonly choices: readonly Choice<TFactors>[];
  readonly pairs: number;
  readonly covered: number;
}

/**
 * Covers all pairs of values that can stand together with few choices: always the one that brings most new pairs, of
 * equals the first in the order of the factors.
 *
 * @param isPossible whether a choice makes sense; pairs that only stand in others do not count
 */
export function pairwise<const TFactors extends Factors>(
  factors: TFactors,
  isPossible: (choice: Choice<TFactors>) => boolean,
): Pairwise<TFactors> {
  // Each entry was made from the factors, one value for each.
  const all = product(factors)
    .map((choice) => choice as Choice<TFactors>)
    .filter(isPossible);
  const open = new Set(all.flatMap(pairsOf));
  const pairs = open.size;
  const choices: Choice<TFactors>[] = [];
  const news = (choice: Choice<TFactors>): number => pairsOf(choice).filter((pair) => open.has(pair)).length;
  while (open.size > 0) {
    const best = all.reduce((found, choice) => (news(choice) > news(found) ? choice : found));
    choices.push(best);
    for (const pair of pairsOf(best)) open.delete(pair);
  }
  return { choices, pairs, covered: pairs - open.size };
}
