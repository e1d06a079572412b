import { type SeamMutant, nameOf } from './mutant.ts';

/**
 * Mutants that no shopper can tell from the shop, each by its name without the line, with the reason. One that is not
 * among all mutants any more is an error.
 */
export const equivalent: Readonly<Record<string, string>> = {};

/** The name of a mutant without the line, which moves when something above it changes. */
export function placeOf(mutant: SeamMutant): string {
  return nameOf(mutant).replace(/:\d+ /u, ' ');
}

/** The reasons for the equivalent ones among some mutants, by their full names. */
export function reasonsOf(mutants: readonly SeamMutant[]): Map<string, string> {
  return new Map(
    mutants.flatMap((mutant): [string, string][] => {
      const reason = equivalent[placeOf(mutant)];
      return reason === undefined ? [] : [[nameOf(mutant), reason]];
    }),
  );
}

/** Listed as equivalent, and not there any more. */
export function staleNames(all: readonly SeamMutant[]): string[] {
  const places = new Set(all.map(placeOf));
  return Object.keys(equivalent).filter((name) => !places.has(name));
}
