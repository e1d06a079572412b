import type { Graph, Vertex } from '../graph/graph.ts';
import type { Stimulus } from '../model.ts';
import { greedyCover } from '../tours/greedy-cover.ts';
import { shortestTree } from '../tours/shortest.ts';
import { changedKeys } from '../walk-files/walk-file.ts';
import { type Move, type Walk, inOrder, walkOf } from '../walk-files/walk.ts';

/** Which events are sent where. */
export interface SneakOptions {
  /**
   * `configuration`: every state value by every event type that it ignores somewhere, at few vertices, the nearest first.
   * `contrast`: the same, and each cell once more for each part of the context that can be otherwise there than at its
   * nearest vertex: what an event changes is only seen where it is not so already.
   * `vertex`: every vertex by every stimulus that it ignores.
   */
  readonly per: 'configuration' | 'contrast' | 'vertex';
  /** Most steps of one walk, the way to it included. */
  readonly longest: number;
  /** Cells that other walks have sent already, by `cellName`; none where this is left out. */
  readonly but?: ReadonlySet<string>;
}

/** One cell of the matrix: a state that must ignore an event type. */
export interface SneakCell {
  readonly state: string;
  readonly type: string;
}

/** The walks, and what they send. */
export interface Sneaks {
  readonly walks: readonly Walk[];
  /** Cells of the matrix of states by event types that are sent; all that there are. */
  readonly cells: readonly SneakCell[];
  /** Ignored stimuli sent. */
  readonly sent: number;
}

/** A cell as a text: its state and its type. */
export function cellName({ state, type }: SneakCell): string {
  return `${state} / ${type}`;
}

function typesIgnored(vertex: Vertex): Set<string> {
  return new Set(vertex.ignored.map(({ event }) => event.type));
}

/** The cells of the matrix that a vertex can send, by `cellName`. */
export function cellsAt({ seen: { state }, ignored }: Pick<Vertex, 'seen' | 'ignored'>): string[] {
  return [...new Set(ignored.map(({ event: { type } }) => cellName({ state, type })))];
}

function byState(vertices: readonly Vertex[]): Vertex[][] {
  const states = new Map<string, Vertex[]>();
  for (const vertex of vertices) states.set(vertex.seen.state, [...(states.get(vertex.seen.state) ?? []), vertex]);
  return [...states.values()];
}

/**
 * What a vertex brings to the cells of its state: each type that it ignores, with each part of the context as it is at the
 * nearest vertex that ignores the type, or otherwise.
 */
function contrastsOf(group: readonly Vertex[]): (vertex: Vertex) => Set<string> {
  const nearest = new Map<string, Vertex>();
  for (const vertex of group)
    for (const type of typesIgnored(vertex)) if (!nearest.has(type)) nearest.set(type, vertex);
  return (vertex) =>
    new Set(
      [...typesIgnored(vertex)].flatMap((type) => {
        const changed = changedKeys(nearest.get(type)?.seen.context ?? {}, vertex.seen.context);
        return [
          type,
          ...Object.keys(vertex.seen.context).map(
            (key) => `${type} ${key} ${changed.includes(key) ? 'other' : 'same'}`,
          ),
        ];
      }),
    );
}

function chosenFrom(vertices: readonly Vertex[], per: SneakOptions['per']): readonly Vertex[] {
  if (per === 'vertex') return vertices;
  return byState(vertices).flatMap((group) =>
    greedyCover(group, per === 'contrast' ? contrastsOf(group) : typesIgnored),
  );
}

/**
 * The sneak matrix: what a state must ignore is sent to it, and must change nothing and put nothing out. Ignored events
 * do not move, so a walk to a vertex sends to all vertices on its way.
 */
export function sneaksOf(graph: Graph, { per, longest, but }: SneakOptions): Sneaks {
  const vertices = graph.vertices.flatMap((vertex) => {
    const ignored = (vertex?.ignored ?? []).filter(
      ({ event: { type } }) => but?.has(cellName({ state: vertex?.seen.state ?? '', type })) !== true,
    );
    return vertex === null || ignored.length === 0 ? [] : [{ ...vertex, ignored }];
  });
  const chosen = chosenFrom(vertices, per);
  const tree = shortestTree({ size: graph.vertices.length, arcs: graph.edges });
  const open = new Map(chosen.map((vertex) => [vertex.index, [...vertex.ignored]]));
  const walks: Walk[] = [];
  const deepestFirst = chosen.toSorted((a, b) => b.index - a.index);
  for (const goal of deepestFirst) {
    while ((open.get(goal.index)?.length ?? 0) > 0) {
      const way = tree
        .wayTo(goal.index)
        .map((edge) => graph.edges[edge])
        .filter((edge) => edge !== undefined);
      walks.push(walkOf(graph, 'sneak', sneakOn(way, open, longest)));
    }
  }
  const cells = byState(vertices).flatMap((group) =>
    [...new Set(group.flatMap((vertex) => [...typesIgnored(vertex)]))]
      .sort()
      .map((type) => ({ state: group[0]?.seen.state ?? '', type })),
  );
  return { walks: inOrder(walks), cells, sent: chosen.reduce((sum, { ignored }) => sum + ignored.length, 0) };
}

/** The moves of one way with what is still to be sent at its vertices, the goal first, as far as the length allows. */
function sneakOn(way: readonly Move[], open: Map<number, Stimulus[]>, longest: number): Move[] {
  const goal = way.at(-1)?.to ?? 0;
  let room = Math.max(1, longest + 1 - way.length);
  const taken = new Map<number, Stimulus[]>();
  for (const vertex of [goal, ...way.slice(0, -1).map(({ to }) => to)]) {
    const stimuli = open.get(vertex)?.splice(0, room) ?? [];
    taken.set(vertex, stimuli);
    room -= stimuli.length;
  }
  return way.flatMap((move) => [move, ...(taken.get(move.to) ?? []).map((stimulus) => ({ stimulus, to: move.to }))]);
}
