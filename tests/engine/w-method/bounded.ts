import type { Edge, Graph } from '../graph/graph.ts';
import { type GraphMealy, type OutputFunction, type MealyOptions, UNSPECIFIED, mealyOf } from './mealy.ts';
import { suiteSize } from './w-method.ts';

/**
 * A complete suite that can be afforded: of what, for how many extra states, and what was given up for it, in words.
 */
export interface Affordable {
  readonly mealy: GraphMealy;
  readonly extra: number;
  /** What counts as output of a subject of this suite; all of it where left out. */
  readonly outputOf: OutputFunction | undefined;
  readonly words: string;
}

/** What a suite may cost. */
export interface Budget extends MealyOptions {
  /** States that the machine under test may have more than the specification. */
  readonly extra: number;
  /** Most steps. */
  readonly most: number;
}

/**
 * The machine of state values alone, where that is still a machine: each state value answers each stimulus in one way,
 * whatever the context. `null` where one does not.
 */
export function quotientOf(graph: Graph, start: Edge, options: MealyOptions = {}): GraphMealy | null {
  const whole = mealyOf(graph, start, { ...options, outputOf: ({ state }) => state });
  const states = [...new Set(whole.stateOutputs)];
  const next = states.map(() => whole.inputs.map(() => UNSPECIFIED));
  const outputs = states.map(() => whole.inputs.map(() => ''));
  for (const [vertex, outputOf] of whole.stateOutputs.entries()) {
    const [row, shown] = [next[states.indexOf(outputOf)] ?? [], outputs[states.indexOf(outputOf)] ?? []];
    for (const input of whole.inputs.keys()) {
      const to = whole.next[vertex]?.[input] ?? UNSPECIFIED;
      if (to === UNSPECIFIED) continue;
      const [goal, output] = [states.indexOf(whole.stateOutputs[to] ?? ''), whole.outputs[vertex]?.[input] ?? ''];
      if (row[input] !== UNSPECIFIED && (row[input] !== goal || shown[input] !== output)) return null;
      row[input] = goal;
      shown[input] = output;
    }
  }
  return {
    ...whole,
    vertices: states
      .map((state) => whole.vertices[whole.stateOutputs.indexOf(state)])
      .filter((one) => one !== undefined),
    stateOutputs: states,
    next,
    outputs,
  };
}

/**
 * The most complete suite within a budget: the whole graph; else its state values alone, if they are a machine; else
 * the whole graph for fewer extra states. `null` where even none is too much.
 */
export function affordableSuite(graph: Graph, start: Edge, { extra, most, ...options }: Budget): Affordable | null {
  const whole = mealyOf(graph, start, options);
  const named = `${graph.model.id}: ${whole.stateOutputs.length} situations by ${whole.inputs.length} inputs`;
  const steps = suiteSize(whole, extra);
  if (steps <= most) return { mealy: whole, extra, outputOf: options.outputOf, words: `${named}, ${extra} extra` };
  const tooMuch = `${named} would take some ${steps} steps for ${extra} extra`;
  const quotient = quotientOf(graph, start, options);
  if (quotient !== null && suiteSize(quotient, extra) <= most) {
    return {
      mealy: quotient,
      extra,
      outputOf: ({ state }) => state,
      words: `${tooMuch}; its ${quotient.stateOutputs.length} state values instead`,
    };
  }
  for (let fewer = extra - 1; fewer >= 0; fewer -= 1) {
    if (suiteSize(whole, fewer) <= most)
      return { mealy: whole, extra: fewer, outputOf: options.outputOf, words: `${tooMuch}; ${fewer} extra instead` };
  }
  return null;
}
