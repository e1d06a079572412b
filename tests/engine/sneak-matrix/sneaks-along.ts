import type { Graph } from '../graph/graph.ts';
import { type Move, type Walk, inOrder, walkOf } from '../walk-files/walk.ts';
import { type SneakCell, cellName } from './sneak-matrix.ts';

/** Walks that send ignored events on their way. */
export interface SneaksAlong {
  readonly walks: readonly Walk[];
  /** The cells of the sneak matrix that they send, each once. */
  readonly cells: readonly SneakCell[];
}

/**
 * Sends the events of the sneak matrix on walks that are walked in any case: where a walk first comes to a state that
 * must ignore an event type, all stimuli of that type are sent. What is ignored does not move, so the walk goes on as
 * before; a start for it alone is saved.
 *
 * @param longest most steps of a walk, with what is sent on its way
 */
export function sneaksAlong(graph: Graph, walks: readonly Walk[], longest: number): SneaksAlong {
  const cells = new Map<string, SneakCell>();
  const longer = walks.map((walk) => {
    const moves: Move[] = [];
    let at = 0;
    let room = longest - walk.steps.length;
    for (const { stimulus } of walk.steps) {
      at = graph.leaving[at]?.find((edge) => edge.stimulus.words === stimulus.words)?.to ?? at;
      moves.push({ stimulus, to: at });
      const vertex = graph.vertices[at];
      const ignored = vertex?.ignored ?? [];
      for (const type of new Set(ignored.map(({ event }) => event.type))) {
        const cell = { state: vertex?.seen.state ?? '', type };
        const stimuli = ignored.filter(({ event }) => event.type === type);
        if (cells.has(cellName(cell)) || stimuli.length > room) continue;
        cells.set(cellName(cell), cell);
        room -= stimuli.length;
        moves.push(...stimuli.map((sneak) => ({ stimulus: sneak, to: at })));
      }
    }
    return walkOf(graph, walk.kind, moves);
  });
  return { walks: inOrder(longer), cells: [...cells.values()] };
}
