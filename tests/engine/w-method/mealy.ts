import type { Edge, Graph, Vertex } from '../graph/graph.ts';
import type { Observed, Stimulus } from '../model.ts';
import { noOutputs } from '../machine/situation.ts';
import { textOf } from '../machine/words.ts';

/** A step that the model leaves out: not specified, never tested. */
export const UNSPECIFIED = -1;

/** What a stimulus brings where it cannot be given: that timer is not scheduled, that actor does not run. */
export const REFUSED = 'refused';

/**
 * A deterministic machine of states, inputs and outputs. Output is what is seen after the step. State 0 is the first.
 */
export interface Mealy {
  readonly inputs: readonly string[];
  /** What is seen right after the start. */
  readonly first: string;
  /** What is seen of each state when nothing happens, as text. */
  readonly stateOutputs: readonly string[];
  /** The next state by state and input; `UNSPECIFIED` where the model does not say. */
  readonly next: readonly (readonly number[])[];
  readonly outputs: readonly (readonly string[])[];
}

/** A Mealy view of a graph from one start, with what its numbers stand for. */
export interface GraphMealy extends Mealy {
  readonly start: Stimulus;
  readonly stimuli: readonly Stimulus[];
  /** The vertices of the graph by state. */
  readonly vertices: readonly Vertex[];
}

/** The part of an observation that counts as output, as text. */
export type OutputFunction = (seen: Observed) => string;

/** What counts as output. */
export interface MealyOptions {
  /** Default: all that is observed. */
  readonly outputOf?: OutputFunction;
  /** Whether a timer or a reply that is not there is an output of its own, or left out: an oracle cannot refuse. */
  readonly refusals?: 'output' | 'unspecified';
}

/** The vertices that a start leads to, itself first, breadth first. */
function reachedFrom(graph: Graph, start: Edge): Vertex[] {
  const found = new Map<number, Vertex>();
  const queue = [start.to];
  for (const index of queue) {
    const vertex = graph.vertices[index];
    if (vertex === null || vertex === undefined || found.has(index)) continue;
    found.set(index, vertex);
    queue.push(...(graph.leaving[index] ?? []).map(({ to }) => to));
  }
  return [...found.values()];
}

/**
 * The graph from one of its starts as a Mealy machine. Its inputs are all stimuli that occur anywhere. Ignored ones
 * stay and show the same, silent; timers and replies that are not there are refused; what `within` keeps out is not
 * specified.
 */
export function mealyOf(
  graph: Graph,
  start: Edge,
  { outputOf = textOf, refusals = 'output' }: MealyOptions = {},
): GraphMealy {
  const vertices = reachedFrom(graph, start);
  const stateOf = new Map(vertices.map(({ index }, state) => [index, state]));
  const stimuli = new Map<string, Stimulus>();
  for (const { index, ignored } of vertices) {
    for (const { stimulus } of graph.leaving[index] ?? []) stimuli.set(stimulus.words, stimulus);
    for (const stimulus of ignored) stimuli.set(stimulus.words, stimulus);
  }
  const inputs = [...stimuli.values()].sort((a, b) => (a.words < b.words ? -1 : 1));
  const stateOutputs = vertices.map(({ seen }) => outputOf({ ...seen, ...noOutputs }));
  const rows = vertices.map(({ index, ignored, beyond }, state) => {
    const edges = new Map((graph.leaving[index] ?? []).map((edge) => [edge.stimulus.words, edge]));
    const stays = new Set(ignored.map(({ words }) => words));
    const leaves = new Set(beyond.map(({ words }) => words));
    return inputs.map(({ words, kind }): [number, string] => {
      const edge = edges.get(words);
      if (edge !== undefined) return [stateOf.get(edge.to) ?? UNSPECIFIED, outputOf(edge.seen)];
      if (stays.has(words)) return [state, stateOutputs[state] ?? ''];
      const isRefusal = kind !== 'event' && refusals === 'output' && !leaves.has(words);
      return isRefusal ? [state, REFUSED] : [UNSPECIFIED, ''];
    });
  });
  return {
    start: start.stimulus,
    vertices,
    stimuli: inputs,
    inputs: inputs.map(({ words }) => words),
    first: outputOf(start.seen),
    stateOutputs,
    next: rows.map((row) => row.map(([to]) => to)),
    outputs: rows.map((row) => row.map(([, output]) => output)),
  };
}
