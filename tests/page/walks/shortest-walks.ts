import { leafPaths } from '../../engine/machine/state-words.ts';
import { nearestCover } from '../../engine/tours/nearest-cover.ts';
import { shortestTree } from '../../engine/tours/shortest.ts';
import { type Walk, walkOf } from '../../engine/walk-files/walk.ts';
import type { PageDriver } from '../driver.ts';
import { pageGraph } from './page-graph.ts';

/** A short walk, and the leaf states in which it ends. */
export interface WalkToState {
  readonly leaves: readonly string[];
  readonly walk: Walk;
}

/** Few short walks, one of which ends in each leaf state that a page can be brought to. */
export function shortestWalks(driver: PageDriver): WalkToState[] {
  const graph = pageGraph(driver);
  const tree = shortestTree({ size: graph.vertices.length, arcs: graph.edges });
  const ends = graph.vertices.flatMap((vertex) =>
    vertex === null ? [] : [{ index: vertex.index, leaves: leafPaths(vertex.seen.state) }],
  );
  const byDistance = ends.toSorted((a, b) => (tree.distance[a.index] ?? 0) - (tree.distance[b.index] ?? 0));
  return nearestCover(byDistance, ({ leaves }) => leaves).map(({ index, leaves }) => {
    const way = tree.wayTo(index).flatMap((edge) => graph.edges[edge] ?? []);
    return { leaves, walk: walkOf(graph, 'transitions', way) };
  });
}
