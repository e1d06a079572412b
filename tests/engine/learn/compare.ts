import { type Mealy, UNSPECIFIED } from '../w-method/mealy.ts';

/** A shortest walk after which two machines show something else. */
export interface MealyDifference {
  readonly inputs: readonly string[];
  /** What the first machine shows after the last input, and what the second does. */
  readonly expected: string;
  readonly seen: string;
}

/**
 * Compares two machines with the same inputs, breadth first through the pairs of their states.
 *
 * @returns one shortest difference; `null` where no walk tells them apart
 * @throws where their inputs differ, or one of them leaves out a step
 */
export function compareMealy(expected: Mealy, seen: Mealy): MealyDifference | null {
  if (expected.inputs.join('\n') !== seen.inputs.join('\n')) throw new Error('The machines have other inputs.');
  if (expected.first !== seen.first) return { inputs: [], expected: expected.first, seen: seen.first };
  const known = new Set(['0 0']);
  const queue: { readonly a: number; readonly b: number; readonly inputs: readonly string[] }[] = [
    { a: 0, b: 0, inputs: [] },
  ];
  for (const { a, b, inputs } of queue) {
    for (const [input, words] of expected.inputs.entries()) {
      const [nextA, nextB] = [expected.next[a]?.[input] ?? UNSPECIFIED, seen.next[b]?.[input] ?? UNSPECIFIED];
      if (nextA === UNSPECIFIED || nextB === UNSPECIFIED) throw new Error(`«${words}» is not specified everywhere.`);
      const [left, right] = [expected.outputs[a]?.[input] ?? '', seen.outputs[b]?.[input] ?? ''];
      if (left !== right) return { inputs: [...inputs, words], expected: left, seen: right };
      const name = `${nextA} ${nextB}`;
      if (known.has(name)) continue;
      known.add(name);
      queue.push({ a: nextA, b: nextB, inputs: [...inputs, words] });
    }
  }
  return null;
}
