import type { Digraph } from './tour.ts';

/**
 * Shortest ways from node 0 to every node, as a tree: the first arc in order wins a tie, so the tree does not waver.
 */
export interface ShortestTree {
  /** Steps from node 0; the start counts as one. */
  readonly distance: readonly number[];
  /** The arcs of the way to a node, by index. */
  wayTo(node: number): number[];
}

/** Arcs by the node that they leave, in the order given. */
export function arcsByNode({ size, arcs }: Digraph): number[][] {
  const leaving: number[][] = Array.from({ length: size }, () => []);
  arcs.forEach(({ from }, index) => leaving[from]?.push(index));
  return leaving;
}

/** Shortest ways by breadth-first search. */
export function shortestTree(graph: Digraph): ShortestTree {
  const leaving = arcsByNode(graph);
  const distance = Array.from({ length: graph.size }, (_, node) => (node === 0 ? 0 : Infinity));
  const into = new Map<number, number>();
  const queue = [0];
  for (const node of queue) {
    for (const arc of leaving[node] ?? []) {
      const to = graph.arcs[arc]?.to ?? 0;
      if (distance[to] !== Infinity) continue;
      distance[to] = (distance[node] ?? 0) + 1;
      into.set(to, arc);
      queue.push(to);
    }
  }
  const wayTo = (node: number): number[] => {
    const way: number[] = [];
    for (let arc = into.get(node); arc !== undefined; arc = into.get(graph.arcs[arc]?.from ?? 0)) way.push(arc);
    return way.reverse();
  };
  return { distance, wayTo };
}
