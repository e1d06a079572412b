import { coverItems, prune } from './cover.ts';
import { type ItemsOf, cutRoutes } from './cut.ts';
import type { Route } from './euler.ts';
import { type Edge, type Graph, edgeAt } from '../graph/graph.ts';
import { RESET_COST, type TourCost, costOf, tourOf } from './tour.ts';
import { type Walk, type WalkKind, walksOf } from '../walk-files/walk.ts';

/** How walks are planned. */
export interface PlanOptions {
  /** Most steps of one walk, so that a person can follow one that fails. Default: 40. */
  readonly longest?: number;
  /** What a new start costs, in steps. Default: 1. */
  readonly resetCost?: number;
}

/** Walks, and what they cost against what they must. */
export interface Plan extends TourCost {
  readonly list: readonly Walk[];
}

const LONGEST = 40;

function edgesOn(graph: Graph, route: Route): Edge[] {
  return route.map((arc) => graph.edges[arc]).filter((edge) => edge !== undefined);
}

function digraphOf(graph: Graph) {
  return { size: graph.vertices.length, arcs: graph.edges };
}

/** A tour: every edge of the graph, in walks of bounded length. The bound is that of walks of any length. */
export function planTour(graph: Graph, { longest = LONGEST, resetCost = RESET_COST }: PlanOptions = {}): Plan {
  const tour = tourOf(digraphOf(graph), resetCost);
  const routes = cutRoutes(digraphOf(graph), tour.routes, { longest, resetCost });
  return {
    list: walksOf(
      graph,
      'tour',
      routes.map((route) => edgesOn(graph, route)),
    ),
    ...costOf(routes, resetCost),
    bound: tour.bound,
  };
}

/** How thoroughly transitions are walked. */
export interface TransitionOptions extends PlanOptions {
  /** `transition`: each once, wherever that is nearest. `configuration`: each in every state value in which it runs. */
  readonly each?: 'transition' | 'configuration';
  /** What else an edge brings to a walk, beside its transitions; each is walked once. Nothing where this is left out. */
  readonly also?: (edge: Edge) => readonly string[];
  /** Walks that are walked in any case: the transitions that they run are in no other's plan. None where this is left out. */
  readonly after?: readonly Walk[];
  /** What these walks are called. Default: `transitions`. */
  readonly kind?: WalkKind;
}

/** The edges that walks take, one after another; what is ignored takes none. */
function edgesTaken(graph: Graph, walks: readonly Walk[]): Edge[] {
  return walks.flatMap(({ steps }) => {
    let at = 0;
    return steps.flatMap(({ stimulus }) => {
      const edge = edgeAt(graph, at, stimulus.words);
      at = edge?.to ?? at;
      return edge ?? [];
    });
  });
}

/**
 * A transition tour: every transition that the graph reaches, in few short walks: what the browser walks, and what
 * stands in a walk file where all edges would be too many to read. The bound assumes that each step brings as many
 * items as any step can.
 */
export function planTransitions(graph: Graph, options: TransitionOptions = {}): Plan {
  const { longest = LONGEST, resetCost = RESET_COST, each = 'transition', also = () => [] } = options;
  const { after = [], kind = 'transitions' } = options;
  const runBy = ({ from, took }: Edge): readonly string[] =>
    each === 'transition' ? took : took.map((name) => `${graph.vertices[from]?.seen.state ?? ''} / ${name}`);
  const run = new Set(edgesTaken(graph, after).flatMap(runBy));
  const items = graph.edges.map((edge) => [...runBy(edge).filter((name) => !run.has(name)), ...also(edge)]);
  const digraph = digraphOf(graph);
  const itemsOf: ItemsOf = (arc) => items[arc] ?? [];
  const most = Math.max(1, ...items.map(({ length }) => length));
  const bound = Math.ceil(new Set(items.flat()).size / most) + Math.max(0, resetCost - 1);
  // Going to the nearest new item is best where items are few; where nearly every edge brings one, the tour of all
  // edges is.
  const [routes] = [
    coverItems(digraph, itemsOf, { longest, resetCost }),
    prune(cutRoutes(digraph, tourOf(digraph, resetCost).routes, { longest, resetCost }, itemsOf), itemsOf),
  ].sort((a, b) => costOf(a, resetCost).cost - costOf(b, resetCost).cost);
  if (routes === undefined) throw new Error('No walks.');
  return {
    list: walksOf(
      graph,
      kind,
      routes.map((route) => edgesOn(graph, route)),
    ),
    ...costOf(routes, resetCost),
    bound,
  };
}
