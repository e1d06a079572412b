import { ASCENT, linesOf } from './flaws.ts';
import type { Plan } from './plan.ts';
import type { Point, StateShape } from './shapes.ts';
import { moved } from './words.ts';

/** How far words keep away from a line that comes down beside them. */
const AWAY = 8;

/** Where lines come down between two heights. */
function crossingsBetween(lines: readonly (readonly Point[])[], top: number, bottom: number): number[] {
  return lines.flatMap((line) =>
    line.flatMap((point, place) => {
      const before = line[place - 1];
      const comesDown =
        before !== undefined && Math.max(before.y, point.y) > top && Math.min(before.y, point.y) < bottom;
      return comesDown ? [before.x, point.x] : [];
    }),
  );
}

/** How far the words of an outer state have to move, and how much of that its box has no room for. */
interface Step {
  readonly by: number;
  readonly beyond: number;
}

/** The step to the right that brings the words of an outer state to a place where no line comes down through them. */
function stepOf({ box, pieces, rows }: StateShape, lines: readonly (readonly Point[])[]): Step {
  const words = [...pieces, ...rows.flatMap((row) => row.pieces)];
  const left = Math.min(...words.map(({ x }) => x));
  const right = Math.max(...words.map(({ x, width }) => x + width));
  const [highest, lowest] = [Math.min(...words.map(({ y }) => y)), Math.max(...words.map(({ y }) => y))];
  const crossings = crossingsBetween(lines, highest - ASCENT, lowest);
  const isFree = (step: number): boolean => crossings.every((x) => x + AWAY <= left + step || x - AWAY >= right + step);
  const steps = crossings.map((x) => Math.ceil(x + AWAY - left)).filter((step) => step > 0);
  const by = [0, ...steps].toSorted((a, b) => a - b).find(isFree) ?? 0;
  const pad = left - box.x;
  return { by, beyond: Math.ceil(right + by + pad - box.x - box.width) };
}

function isOuter({ kind }: StateShape): boolean {
  return kind === 'compound' || kind === 'parallel';
}

/** By how many pixels outer states are too narrow for their words and the lines beside them, by their ids. */
export function narrowIn({ states, ways }: Plan): ReadonlyMap<string, number> {
  const lines = linesOf(ways);
  const outer = states.filter(isOuter).map((state): [string, number] => [state.id, stepOf(state, lines).beyond]);
  return new Map(outer.filter(([, beyond]) => beyond > 0));
}

/** Moves the words of outer states aside where a line on its way inside comes down through them. */
export function aside(plan: Plan): Plan {
  const lines = linesOf(plan.ways);
  const stepped = (state: StateShape): StateShape => {
    const { by, beyond } = isOuter(state) ? stepOf(state, lines) : { by: 0, beyond: 0 };
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
  return { ...plan, states: plan.states.map(stepped) };
}
