import type { Graph } from '../graph/graph.ts';
import { type Walk, walksOf } from '../walk-files/walk.ts';
import { coverItems } from './cover.ts';
import type { Digraph } from './tour.ts';

/** Two transitions of which one runs right after the other. */
function pairsOf(first: readonly string[], second: readonly string[]): string[] {
  return first.flatMap((before) => second.map((after) => `${before} > ${after}`));
}

/** The pairs of transitions that some walks take one right after the other. */
export function pairsOn(walks: readonly Pick<Walk, 'steps'>[]): Set<string> {
  return new Set(
    walks.flatMap(({ steps }) => steps.flatMap(({ took }, place) => pairsOf(steps[place - 1]?.took ?? [], took))),
  );
}

/**
 * The graph in which each edge of a graph is a node and each pair of edges that follow each other is an arc: to take an
 * arc is to take its second edge. Edge `n` is node `n + 1`; node 0 is nowhere, as ever.
 */
function lineGraph({ edges, leaving }: Graph) {
  const starts = (leaving[0] ?? []).map(({ index }) => ({ from: 0, to: index + 1, edge: index }));
  const others = edges.flatMap(({ index, to }) =>
    (leaving[to] ?? []).map((next) => ({ from: index + 1, to: next.index + 1, edge: next.index })),
  );
  return { size: edges.length + 1, arcs: [...starts, ...others] } satisfies Digraph;
}

/**
 * Walks over every pair of transitions that can follow each other (1-switch coverage), but those that other walks take
 * already. What a transition leaves behind and nothing shows, the next one may trip over.
 *
 * @param walked the walks that there are
 * @param longest most steps of one walk
 */
export function planPairs(graph: Graph, walked: readonly Walk[], { longest }: { readonly longest: number }): Walk[] {
  const known = pairsOn(walked);
  const line = lineGraph(graph);
  const items = line.arcs.map(({ from, edge }) =>
    pairsOf(graph.edges[from - 1]?.took ?? [], graph.edges[edge]?.took ?? []).filter((pair) => !known.has(pair)),
  );
  if (items.every(({ length }) => length === 0)) return [];
  const routes = coverItems(line, (arc) => items[arc] ?? [], { longest, resetCost: 1 });
  return walksOf(
    graph,
    'pairs',
    routes.map((route) =>
      route.map((arc) => graph.edges[line.arcs[arc]?.edge ?? -1]).filter((edge) => edge !== undefined),
    ),
  );
}
