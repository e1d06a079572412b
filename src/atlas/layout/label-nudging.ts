import type { LayoutFragment } from './layout-fragment.ts';
import { type EdgeShape, type Point, type StateShape, isOuter } from './shapes.ts';
import { moved } from './text-block.ts';

/** How far a text reaches above its baseline, in pixels. */
export const ASCENT = 9;

/** Least distance of a label from a vertical line beside it, in pixels. */
const CLEARANCE = 8;

/** All lines of some edges: to their labels, and on from there. */
export function linesOf(edges: readonly EdgeShape[]): (readonly Point[])[] {
  return edges.flatMap(({ from, to }) => [from, ...to]);
}

/** The x coordinates at which lines cross the stretch between two heights. */
function crossingsBetween(lines: readonly (readonly Point[])[], top: number, bottom: number): number[] {
  return lines.flatMap((line) =>
    line.flatMap((point, index) => {
      const before = line[index - 1];
      const crosses = before !== undefined && Math.max(before.y, point.y) > top && Math.min(before.y, point.y) < bottom;
      return crosses ? [before.x, point.x] : [];
    }),
  );
}

/** How far the label of an outer state has to move to the right, and how much its box is too narrow for that; in pixels. */
interface Nudge {
  readonly by: number;
  readonly beyond: number;
}

/** The smallest move to the right after which no line crosses the label of an outer state. */
function nudgeOf({ box, pieces, icons, rows }: StateShape, lines: readonly (readonly Point[])[]): Nudge {
  const words = [...pieces, ...rows.flatMap((row) => row.pieces)];
  const left = Math.min(...[...icons, ...words].map(({ x }) => x));
  const right = Math.max(...words.map(({ x, width }) => x + width));
  const [highest, lowest] = [Math.min(...words.map(({ y }) => y)), Math.max(...words.map(({ y }) => y))];
  const crossings = crossingsBetween(lines, highest - ASCENT, lowest);
  const isFree = (by: number): boolean =>
    crossings.every((x) => x + CLEARANCE <= left + by || x - CLEARANCE >= right + by);
  const moves = crossings.map((x) => Math.ceil(x + CLEARANCE - left)).filter((move) => move > 0);
  const by = [0, ...moves].toSorted((a, b) => a - b).find(isFree) ?? 0;
  const pad = left - box.x;
  return { by, beyond: Math.ceil(right + by + pad - box.x - box.width) };
}

/** By how many pixels outer states are too narrow for their labels and the lines beside them, by their ids. */
export function missingWidths({ states, edges }: LayoutFragment): ReadonlyMap<string, number> {
  const lines = linesOf(edges);
  const outer = states.filter(isOuter).map((state): [string, number] => [state.id, nudgeOf(state, lines).beyond]);
  return new Map(outer.filter(([, beyond]) => beyond > 0));
}

/** Moves the labels of outer states to the right where a line that enters the state crosses them. */
export function withNudgedLabels(fragment: LayoutFragment): LayoutFragment {
  const lines = linesOf(fragment.edges);
  const nudged = (state: StateShape): StateShape => {
    const { by, beyond } = isOuter(state) ? nudgeOf(state, lines) : { by: 0, beyond: 0 };
    if (by === 0 || beyond > 0) return state;
    return {
      ...state,
      pieces: moved(state.pieces, by, 0),
      icons: moved(state.icons, by, 0),
      tags: moved(state.tags, by, 0),
      rows: state.rows.map((row) => ({
        ...row,
        box: { ...row.box, x: row.box.x + by, width: row.box.width - by },
        pieces: moved(row.pieces, by, 0),
        icons: moved(row.icons, by, 0),
      })),
    };
  };
  return { ...fragment, states: fragment.states.map(nudged) };
}
