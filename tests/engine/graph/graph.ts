import { type Transition, transitionsOf } from '../machine/transitions.ts';
import { type Microstep, tookOf } from '../machine/macrostep.ts';
import type { MachineModel, Observed, Stimulus } from '../model.ts';
import { type Situation, keyOf } from '../machine/situation.ts';
import { stimuliIn, startsOf } from '../machine/stimulus.ts';
import { type Step, type Stepper, createStepper } from '../machine/stepper.ts';

/** A situation that the machine can be in. */
export interface Vertex {
  readonly index: number;
  /** All that decides what can happen next, as text. Equal keys are one vertex. */
  readonly key: string;
  readonly seen: Observed;
  readonly situation: Situation;
  /** What can happen here and is ignored: no transition runs, nothing changes, nothing is put out. */
  readonly ignored: readonly Stimulus[];
  /** What can happen here and leads outside the model's bounds: no edge, and not judged. */
  readonly beyond: readonly Stimulus[];
}

/** One stimulus taken at one vertex, with the transitions that it ran. */
export interface Edge {
  readonly index: number;
  readonly from: number;
  readonly to: number;
  readonly stimulus: Stimulus;
  readonly seen: Observed;
  readonly microsteps: readonly Microstep[];
  /** The names of the transitions of all microsteps, each once. */
  readonly took: readonly string[];
}

/**
 * The labelled graph of a model. Vertex 0 is nowhere, before the start: its edges start the machine, one for each
 * input.
 */
export interface Graph {
  readonly model: MachineModel;
  readonly stepper: Stepper;
  /** Vertices by index; `null` at 0. */
  readonly vertices: readonly (Vertex | null)[];
  readonly edges: readonly Edge[];
  /** Edges that leave each vertex. */
  readonly leaving: readonly (readonly Edge[])[];
  readonly transitions: readonly Transition[];
  /** Steps that `within` kept out of the graph. */
  readonly outside: number;
}

/** The edge that a stimulus, in words, takes at a vertex; none where it is ignored there or cannot happen. */
export function edgeAt({ leaving }: Pick<Graph, 'leaving'>, vertex: number, words: string): Edge | undefined {
  return leaving[vertex]?.find(({ stimulus }) => stimulus.words === words);
}

const DEFAULT_LIMIT = 20_000;

/** Whether a step left everything as it was: no transition ran, and all that decides what happens next is the same. */
export function isIgnored(before: Pick<Step, 'situation' | 'seen'>, { microsteps, situation, seen }: Step): boolean {
  if (microsteps.length > 0) return false;
  return isSame(situation, before.situation) || keyOf(situation, seen) === keyOf(before.situation, before.seen);
}

/** Whether it is the very same situation. A timer that fires, or an actor that ends, can change it and not its snapshot. */
function isSame(one: Situation, other: Situation): boolean {
  return (
    one.snapshot === other.snapshot &&
    one.settled === other.settled &&
    one.timers.length === other.timers.length &&
    one.timers.every((timer, place) => timer === other.timers[place])
  );
}

/** What an exploration goes by where not by the model alone. */
export interface Ways {
  readonly stepper: Stepper;
  /** All that can happen in a situation. */
  readonly stimuliAt: (situation: Situation) => readonly Stimulus[];
}

/** Says that a model has more vertices than its `limit`. */
export class TooManyVertices extends Error {}

/**
 * Explores a model breadth first, from every input by every stimulus. The order depends on the model alone.
 *
 * @throws {TooManyVertices} where there are more than `limit`, and an error where the machine fails on its own at the start
 */
export function explore(
  model: MachineModel,
  { stepper, stimuliAt }: Ways = {
    stepper: createStepper(model),
    stimuliAt: (situation) => stimuliIn(model, situation),
  },
): Graph {
  const vertices: (Vertex | null)[] = [null];
  const edges: Edge[] = [];
  const leaving: Edge[][] = [[]];
  const known = new Map<string, number>();

  const vertexOf = ({ situation, seen }: Step): number => {
    const key = keyOf(situation, seen);
    const index = known.get(key) ?? vertices.length;
    if (index === vertices.length) {
      if (index > (model.limit ?? DEFAULT_LIMIT)) {
        throw new TooManyVertices(
          `${model.id}: more than ${index - 1} vertices; bound it with within() or a smaller project(). Last: ${key}`,
        );
      }
      known.set(key, index);
      leaving.push([]);
      vertices.push({ index, key, seen, situation, ignored: [], beyond: [] });
    }
    return index;
  };
  const connect = (from: number, stimulus: Stimulus, step: Step): void => {
    const { seen, microsteps } = step;
    const edge = {
      index: edges.length,
      from,
      to: vertexOf(step),
      stimulus,
      seen,
      microsteps,
      took: tookOf(microsteps),
    };
    edges.push(edge);
    leaving[from]?.push(edge);
  };
  const isInside = (step: Step): boolean => model.within?.(step.situation.snapshot) ?? true;

  for (const stimulus of startsOf(model)) {
    const step = stepper.start(stimulus.event['input']);
    if (step.seen.status === 'error')
      throw new Error(`${model.id} fails on ${stimulus.words}.`, { cause: step.situation.snapshot.error });
    connect(0, stimulus, step);
  }
  for (let at = 1; at < vertices.length; at += 1) {
    const vertex = vertices[at];
    if (vertex === null || vertex === undefined) continue;
    const ignored: Stimulus[] = [];
    const beyond: Stimulus[] = [];
    for (const stimulus of stimuliAt(vertex.situation)) {
      const step = stepper.step(vertex.situation, stimulus);
      if (isIgnored(vertex, step)) ignored.push(stimulus);
      else if (isInside(step)) connect(at, stimulus, step);
      else beyond.push(stimulus);
    }
    vertices[at] = { ...vertex, ignored, beyond };
  }
  const outside = vertices.reduce((sum, vertex) => sum + (vertex?.beyond.length ?? 0), 0);
  return { model, stepper, vertices, edges, leaving, transitions: transitionsOf(model.machine), outside };
}

/** How much of what the machine declares the graph reaches. */
export interface Coverage {
  readonly declared: number;
  readonly reached: number;
  /** Names of transitions that no edge runs, in document order. */
  readonly missing: readonly string[];
}

/** Counts the transitions that these edges run against all that the machine declares. */
export function coverageOf(graph: Graph, edges: Iterable<Edge> = graph.edges): Coverage {
  const reached = new Set([...edges].flatMap(({ took }) => took));
  const missing = graph.transitions.filter(({ name }) => !reached.has(name)).map(({ name }) => name);
  return { declared: graph.transitions.length, reached: graph.transitions.length - missing.length, missing };
}
