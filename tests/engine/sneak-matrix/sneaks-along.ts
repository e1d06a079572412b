import { type Graph, edgeAt } from '../graph/graph.ts';
import { leafPaths } from '../machine/state-words.ts';
import type { Stimulus } from '../model.ts';
import { type Move, type Walk, inOrder, walkOf } from '../walk-files/walk.ts';
import { type SneakCell, cellName } from './sneak-matrix.ts';

/** Walks that send ignored events on their way. */
export interface SneaksAlong {
  readonly walks: readonly Walk[];
  /** The cells of the sneak matrix that they send, each once. */
  readonly cells: readonly SneakCell[];
}

/** What is sent on the way. */
export interface AlongOptions {
  /** Most steps of a walk, with what is sent on its way. */
  readonly longest: number;
  /**
   * `configuration`: each event type in each state value that ignores it; the default. `leaf`: each stimulus in each leaf
   * state that ignores it, whatever the state of the other regions.
   */
  readonly per?: 'configuration' | 'leaf';
  /** Cells that other walks have sent already, by `cellName`; none where this is left out. */
  readonly but?: ReadonlySet<string>;
}

/** What is sent where stimuli are sent to a state value that ignores them, counted `per` leaf state. */
export function leafCells(state: string, ignored: readonly Stimulus[]): string[] {
  return leafPaths(state).flatMap((leaf) => ignored.map(({ words }) => `${leaf} / ${words}`));
}

/**
 * Sends the events of the sneak matrix on walks that are walked in any case: where a walk first comes to a state that
 * must ignore an event type, all stimuli of that type are sent. What is ignored does not move, so the walk goes on as
 * before; a start for it alone is saved.
 */
export function sneaksAlong(
  graph: Graph,
  walks: readonly Walk[],
  { longest, per = 'configuration', but }: AlongOptions,
): SneaksAlong {
  const sent = new Set(but);
  const cells = new Map<string, SneakCell>();
  const longer = walks.map((walk) => {
    const moves: Move[] = [];
    let at = 0;
    let room = longest - walk.steps.length;
    for (const { stimulus } of walk.steps) {
      at = edgeAt(graph, at, stimulus.words)?.to ?? at;
      moves.push({ stimulus, to: at });
      const vertex = graph.vertices[at];
      const ignored = vertex?.ignored ?? [];
      for (const type of new Set(ignored.map(({ event }) => event.type))) {
        const cell = { state: vertex?.seen.state ?? '', type };
        const stimuli = ignored.filter(({ event }) => event.type === type);
        const brought = per === 'leaf' ? leafCells(cell.state, stimuli) : [cellName(cell)];
        if (brought.every((one) => sent.has(one)) || stimuli.length > room) continue;
        for (const one of brought) sent.add(one);
        cells.set(cellName(cell), cell);
        room -= stimuli.length;
        moves.push(...stimuli.map((sneak) => ({ stimulus: sneak, to: at })));
      }
    }
    return walkOf(graph, walk.kind, moves);
  });
  return { walks: inOrder(longer), cells: [...cells.values()] };
}
