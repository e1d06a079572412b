import type { SeamMutant } from './mutant.ts';
import { randomNumbers, shuffled } from '../engine/random-numbers.ts';

/** Parts of the sources, with the share of the sample that each gets. The shares sum to 1. */
const PARTS: readonly { readonly name: string; readonly files: RegExp; readonly share: number }[] = [
  { name: 'atlas', files: /^src\/atlas\//u, share: 0.1 },
  { name: 'texts', files: /^locales\//u, share: 0.15 },
  { name: 'styles', files: /\.css$/u, share: 0.16 },
  { name: 'app', files: /^src\/(?:app|actors|routes|main)/u, share: 0.2 },
  { name: 'features', files: /^src\/features\//u, share: 0.27 },
  { name: 'shared', files: /^src\//u, share: 0.12 },
];

/** The names of the parts. */
export const PART_NAMES: readonly string[] = PARTS.map(({ name }) => name);

/** The part of the sources that a mutant is in. */
export function partOf({ file }: SeamMutant): string {
  return PARTS.find(({ files }) => files.test(file))?.name ?? 'elsewhere';
}

function grouped<T>(things: readonly T[], keyOf: (thing: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const thing of things) groups.set(keyOf(thing), [...(groups.get(keyOf(thing)) ?? []), thing]);
  return groups;
}

/** Draws some of one part: file after file, each time an operator that was drawn least so far. */
function drawn(mutants: readonly SeamMutant[], count: number, draw: () => number): SeamMutant[] {
  const files = shuffled([...grouped(mutants, ({ file }) => file).values()], draw).map((own) => shuffled(own, draw));
  const used = new Map<string, number>();
  const chosen: SeamMutant[] = [];
  const usesOf = ({ operator }: SeamMutant): number => used.get(operator) ?? 0;
  while (chosen.length < count && files.some((own) => own.length > 0)) {
    for (const own of files) {
      if (chosen.length >= count) break;
      own.sort((a, b) => usesOf(a) - usesOf(b));
      const one = own.shift();
      if (one === undefined) continue;
      used.set(one.operator, usesOf(one) + 1);
      chosen.push(one);
    }
  }
  return chosen;
}

/**
 * Draws a sample by a seed: one of each operator, then a share from each part of the sources, within it from every file
 * in turn. Where a part has fewer mutants than its share, all of them.
 *
 * @param count how many, at least 1; the sample may be some fewer
 */
export function sample(mutants: readonly SeamMutant[], count: number, seed: number): SeamMutant[] {
  const draw = randomNumbers(seed);
  // Some operators have few places: one of each first, as far as the sample reaches.
  const byOperator = shuffled([...grouped(mutants, ({ operator }) => operator).values()], draw);
  const first = byOperator.flatMap((own) => shuffled(own, draw).slice(0, 1)).slice(0, count);
  const taken = new Set(first);
  const parts = grouped(
    mutants.filter((mutant) => !taken.has(mutant)),
    partOf,
  );
  const rest = PARTS.flatMap(({ name, share }, at) => {
    const left = Math.ceil(count * share) - first.filter((mutant) => partOf(mutant) === name).length;
    return drawn(parts.get(name) ?? [], Math.max(left, 0), randomNumbers(seed + at));
  });
  return [...first, ...rest];
}
