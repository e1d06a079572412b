import { type Mealy, UNSPECIFIED } from './mealy.ts';

/** Inputs by their index. */
export type Sequence = readonly number[];

/** For each state, sequences that tell it from every other: harmonised state identifiers (HSI). */
export interface Identifiers {
  /** By state. Empty where its output alone tells it from all others. */
  readonly sets: readonly (readonly Sequence[])[];
  /** Pairs of states that no sequence can tell apart. */
  readonly equivalent: readonly (readonly [number, number])[];
}

interface Pair {
  readonly a: number;
  readonly b: number;
}

/** Pairs of states with the same output: the only ones that take a sequence to tell apart. */
function sameStateOutputs({ stateOutputs }: Mealy): Pair[] {
  const byOutput = new Map<string, number[]>();
  stateOutputs.forEach((look, state) => byOutput.set(look, [...(byOutput.get(look) ?? []), state]));
  return [...byOutput.values()].flatMap((states) =>
    states.flatMap((a, place) => states.slice(place + 1).map((b) => ({ a, b }))),
  );
}

function nameOf(a: number, b: number): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

/**
 * The shortest sequence for each pair that tells it apart, found backwards: first the pairs that one input tells apart, then
 * those that an input leads to such a pair. A sequence must be specified for both states of its pair.
 */
function separations(mealy: Mealy): Map<string, Sequence> {
  const known = new Map<string, Sequence>();
  const step = ({ a, b }: Pair): Sequence | null => {
    for (let input = 0; input < mealy.inputs.length; input += 1) {
      const [nextA, nextB] = [mealy.next[a]?.[input] ?? UNSPECIFIED, mealy.next[b]?.[input] ?? UNSPECIFIED];
      if (nextA === UNSPECIFIED || nextB === UNSPECIFIED) continue;
      if (mealy.outputs[a]?.[input] !== mealy.outputs[b]?.[input]) return [input];
      const later = known.get(nameOf(nextA, nextB));
      if (later !== undefined) return [input, ...later];
    }
    return null;
  };
  let open = sameStateOutputs(mealy);
  for (let isNew = true; isNew;) {
    const found = open.map((pair) => ({ pair, sequence: step(pair) }));
    for (const { pair, sequence } of found) if (sequence !== null) known.set(nameOf(pair.a, pair.b), sequence);
    isNew = found.some(({ sequence }) => sequence !== null);
    open = found.filter(({ sequence }) => sequence === null).map(({ pair }) => pair);
  }
  return known;
}

function isPrefix(short: Sequence, long: Sequence): boolean {
  return short.length < long.length && short.every((input, place) => input === long[place]);
}

/** Sequences, each once, without those that only begin another. */
function withoutPrefixes(sequences: readonly Sequence[]): Sequence[] {
  const once = [...new Map(sequences.map((sequence) => [sequence.join(' '), sequence])).values()];
  return once.filter((sequence) => !once.some((other) => isPrefix(sequence, other)));
}

/** Harmonised state identifiers: the sequence that tells two states apart stands in the sets of both. */
export function identifiersOf(mealy: Mealy): Identifiers {
  const known = separations(mealy);
  const sets: Sequence[][] = mealy.stateOutputs.map(() => []);
  for (const [name, sequence] of known) for (const state of name.split(' ')) sets[Number(state)]?.push(sequence);
  const equivalent = sameStateOutputs(mealy)
    .filter(({ a, b }) => !known.has(nameOf(a, b)))
    .map(({ a, b }): [number, number] => [a, b]);
  return { sets: sets.map(withoutPrefixes), equivalent };
}
