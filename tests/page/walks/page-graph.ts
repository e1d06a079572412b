import { type Edge, type Graph, type Vertex, explore } from '../../engine/graph/graph.ts';
import { textOf } from '../../engine/machine/words.ts';
import type { PageDriver } from '../driver.ts';

/** A vertex of the whole graph together with what the page remembers there. */
interface Place {
  readonly vertex: number;
  readonly memory: unknown;
}

/** A process asks for the same graph more than once: for the states in which relations are tried, and for walk files. */
const graphs = new WeakMap<PageDriver, Graph>();

/**
 * The part of a machine's graph that a page can be brought through. Vertices at which the page remembers different
 * things are different vertices, so that each way through this graph is one that the page can go.
 */
export function pageGraph(driver: PageDriver): Graph {
  const graph = graphs.get(driver) ?? makeGraph(driver);
  graphs.set(driver, graph);
  return graph;
}

function makeGraph({ model, reach }: PageDriver): Graph {
  const whole = explore(model);
  const places: Place[] = [];
  const known = new Map<string, number>();
  const placeIndex = (place: Place): number => {
    const key = `${place.vertex} ${textOf(place.memory)}`;
    const index = known.get(key) ?? places.push(place) - 1;
    known.set(key, index);
    return index;
  };
  placeIndex({ vertex: 0, memory: reach?.start ?? null });
  const edges: Edge[] = [];
  const leaving: Edge[][] = [];
  for (let from = 0; from < places.length; from += 1) {
    const { vertex, memory } = places[from] ?? { vertex: 0, memory: null };
    const before = whole.vertices[vertex]?.seen ?? null;
    leaving[from] = [];
    for (const edge of whole.leaving[vertex] ?? []) {
      const step = { memory, before, stimulus: edge.stimulus, after: edge.seen, took: edge.took };
      if (reach !== undefined && !reach.can(step)) continue;
      const to = placeIndex({ vertex: edge.to, memory: reach === undefined ? null : reach.next(step) });
      const made: Edge = { ...edge, index: edges.length, from, to };
      edges.push(made);
      leaving[from]?.push(made);
    }
  }
  const vertices = places.map(({ vertex }, index): Vertex | null => {
    const found = whole.vertices[vertex];
    return found === null || found === undefined ? null : { ...found, index };
  });
  return { ...whole, vertices, edges, leaving };
}
