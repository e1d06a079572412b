import { type Difference, differencesOf } from './compare.ts';
import type { Graph } from '../graph/graph.ts';
import type { Observed, Stimulus } from '../model.ts';
import { noOutputs } from '../machine/situation.ts';
import { textOf } from '../machine/words.ts';

/** Where machine and oracle differ, or how much they agree on. */
export interface Agreement {
  /** Pairs of a vertex and a reference state that occur together. */
  readonly pairs: number;
  /** Stimuli judged, edges and ignored ones. */
  readonly judged: number;
  readonly failure: { readonly words: readonly string[]; readonly differences: readonly Difference[] } | null;
}

/** Reference states that may occur with one vertex, on an average: an oracle that counts without end has more. */
const MOST_REFERENCES = 100;

interface Pair {
  readonly vertex: number;
  readonly ref: unknown;
  readonly words: readonly string[];
}

/**
 * Walks machine and oracle side by side through every pair of a vertex and a reference state that occurs, and there by
 * every edge and every ignored stimulus: no walk can find a difference that this does not. Breadth first, so what it
 * finds is shortest.
 *
 * @throws where the oracle keeps so much that the pairs do not end
 */
export function agree(graph: Graph): Agreement {
  const { oracle } = graph.model;
  const known = new Set<string>();
  const queue: Pair[] = [];
  let judged = 0;

  const compare = (ref: unknown, vertex: number, seen: Observed, words: readonly string[]): Agreement['failure'] => {
    judged += 1;
    const differences = differencesOf(oracle.observe(ref), seen);
    if (differences.length > 0) return { words, differences };
    const name = `${vertex} ${textOf(ref)}`;
    if (!known.has(name)) {
      if (known.size === MOST_REFERENCES * graph.vertices.length) {
        throw new Error(
          `${graph.model.id}: more than ${known.size} pairs of a situation and a reference state; bound what the oracle keeps. Last: ${textOf(ref)}`,
        );
      }
      known.add(name);
      queue.push({ vertex, ref, words });
    }
    return null;
  };
  const after = ({ ref, words }: Pair, vertex: number, stimulus: Stimulus, seen: Observed): Agreement['failure'] =>
    compare(oracle.next(ref, stimulus.event), vertex, seen, [...words, stimulus.words]);

  for (const start of graph.leaving[0] ?? []) {
    const failure = compare(oracle.initial(start.stimulus.event['input']), start.to, start.seen, [
      start.stimulus.words,
    ]);
    if (failure !== null) return { pairs: known.size, judged, failure };
  }
  for (const pair of queue) {
    const vertex = graph.vertices[pair.vertex];
    if (vertex === null || vertex === undefined) continue;
    const steps = [
      ...(graph.leaving[pair.vertex] ?? []).map(({ to, stimulus, seen }) => ({ to, stimulus, seen })),
      ...vertex.ignored.map((stimulus) => ({ to: pair.vertex, stimulus, seen: { ...vertex.seen, ...noOutputs } })),
    ];
    for (const { to, stimulus, seen } of steps) {
      const failure = after(pair, to, stimulus, seen);
      if (failure !== null) return { pairs: known.size, judged, failure };
    }
  }
  return { pairs: known.size, judged, failure: null };
}
