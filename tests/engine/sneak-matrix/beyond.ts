import type { Graph } from '../graph/graph.ts';
import { shortestTree } from '../tours/shortest.ts';
import { walkFromStimuli } from '../walk-files/from-stimuli.ts';
import { type Walk, inOrder } from '../walk-files/walk.ts';

/**
 * Walks for what the bounds of the model leave out: where a state value runs a transition on no edge of the graph, since
 * each step that would run it leads beyond the bounds, that step is the last one of a walk, from the nearest vertex. So
 * every state value runs every transition that it can.
 */
export function beyondWalks(graph: Graph): Walk[] {
  const cellsOf = (state: string, took: readonly string[]): string[] => took.map((name) => `${state} / ${name}`);
  const ran = new Set(graph.edges.flatMap(({ from, took }) => cellsOf(graph.vertices[from]?.seen.state ?? '', took)));
  const tree = shortestTree({ size: graph.vertices.length, arcs: graph.edges });
  const walks: Walk[] = [];
  for (const vertex of graph.vertices) {
    for (const stimulus of vertex?.beyond ?? []) {
      if (vertex === null) continue;
      const way = tree.wayTo(vertex.index).map((edge) => graph.edges[edge]?.stimulus);
      const walk = walkFromStimuli(graph, 'beyond', [...way.filter((step) => step !== undefined), stimulus]);
      const cells = cellsOf(vertex.seen.state, walk.steps.at(-1)?.took ?? []);
      if (cells.every((cell) => ran.has(cell))) continue;
      for (const cell of cells) ran.add(cell);
      walks.push(walk);
    }
  }
  return inOrder(walks);
}
