import type { ChartState } from './chart.ts';
import type {
  Box,
  ChartLayout,
  IconShape,
  PillShape,
  Point,
  StartShape,
  StateShape,
  TextPiece,
  WayShape,
} from './shapes.ts';
import type { Face } from './state-face.ts';

/** A part of a drawing, counted from its own corner. */
export type Plan = Omit<ChartLayout, 'id'>;

function shift(dx: number, dy: number) {
  return <T extends Point>(thing: T): T => ({ ...thing, x: thing.x + dx, y: thing.y + dy });
}

interface Worded {
  readonly pieces: readonly TextPiece[];
  readonly icons?: readonly IconShape[];
}

/** A part of a drawing, moved. */
export function movedPlan(plan: Plan, dx: number, dy: number): Plan {
  const move = shift(dx, dy);
  const words = <T extends Worded>(thing: T): T => ({
    ...thing,
    pieces: thing.pieces.map(move),
    ...(thing.icons === undefined ? {} : { icons: thing.icons.map(move) }),
  });
  const boxed = <T extends Worded & { readonly box: Box }>(thing: T): T => ({ ...words(thing), box: move(thing.box) });
  return {
    width: plan.width,
    height: plan.height,
    states: plan.states.map((state: StateShape): StateShape => ({
      ...boxed(state),
      divider: state.divider === null ? null : state.divider + dy,
      tags: state.tags.map(move),
      rows: state.rows.map(boxed),
    })),
    ways: plan.ways.map((way: WayShape): WayShape => ({
      ...way,
      box: move(way.box),
      rows: way.rows.map(boxed),
      from: way.from.map(move),
      to: way.to.map((line) => line.map(move)),
    })),
    starts: plan.starts.map((start: StartShape): StartShape => ({
      id: start.id,
      dot: move(start.dot),
      line: start.line.map(move),
    })),
    pills: plan.pills.map((pill: PillShape) => boxed(pill)),
  };
}

/** Parts of a drawing as one, in the size given. */
export function joinedPlan(plans: readonly Plan[], width: number, height: number): Plan {
  return {
    width,
    height,
    states: plans.flatMap(({ states }) => states),
    ways: plans.flatMap(({ ways }) => ways),
    starts: plans.flatMap(({ starts }) => starts),
    pills: plans.flatMap(({ pills }) => pills),
  };
}

/** A state by itself, at the corner, in the size given. */
export function statePlan(
  state: ChartState,
  face: Face,
  isRegion: boolean,
  width = face.width,
  height = face.height,
): Plan {
  const { divider, pieces, icons, tags, rows } = face;
  const depth = state.id === '' ? 0 : state.id.split('.').length;
  const box = { x: 0, y: 0, width, height };
  // A row is as wide as its state, however wide that became.
  const reach = rows.map((row) => ({ ...row, box: { ...row.box, width: width - 2 * row.box.x } }));
  const { id, key, kind } = state;
  const shape: StateShape = { id, key, kind, isRegion, depth, box, divider, pieces, icons, tags, rows: reach };
  return { width, height, states: [shape], ways: [], starts: [], pills: [] };
}
