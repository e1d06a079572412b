import type { ChartState } from '../chart/chart.ts';
import type {
  Box,
  ChartLayout,
  IconShape,
  PillShape,
  Point,
  StartShape,
  StateShape,
  TextPiece,
  EdgeShape,
} from './shapes.ts';
import type { NodeMeasurement } from './node-measurement.ts';

/** A part of a layout, with positions from its own corner. */
export type LayoutFragment = Omit<ChartLayout, 'id'>;

function shift(dx: number, dy: number) {
  return <T extends Point>(thing: T): T => ({ ...thing, x: thing.x + dx, y: thing.y + dy });
}

interface WithText {
  readonly pieces: readonly TextPiece[];
  readonly icons?: readonly IconShape[];
}

/** A fragment, moved. */
export function movedFragment(fragment: LayoutFragment, dx: number, dy: number): LayoutFragment {
  const move = shift(dx, dy);
  const words = <T extends WithText>(thing: T): T => ({
    ...thing,
    pieces: thing.pieces.map(move),
    ...(thing.icons === undefined ? {} : { icons: thing.icons.map(move) }),
  });
  const boxed = <T extends WithText & { readonly box: Box }>(thing: T): T => ({
    ...words(thing),
    box: move(thing.box),
  });
  return {
    width: fragment.width,
    height: fragment.height,
    states: fragment.states.map((state: StateShape): StateShape => ({
      ...boxed(state),
      divider: state.divider === null ? null : state.divider + dy,
      tags: state.tags.map(move),
      rows: state.rows.map(boxed),
    })),
    edges: fragment.edges.map((edge: EdgeShape): EdgeShape => ({
      ...edge,
      box: move(edge.box),
      rows: edge.rows.map(boxed),
      from: edge.from.map(move),
      to: edge.to.map((line) => line.map(move)),
    })),
    starts: fragment.starts.map((start: StartShape): StartShape => ({
      id: start.id,
      dot: move(start.dot),
      line: start.line.map(move),
    })),
    pills: fragment.pills.map((pill: PillShape) => boxed(pill)),
  };
}

/** Fragments joined into one, in the size given. */
export function joinedFragment(fragments: readonly LayoutFragment[], width: number, height: number): LayoutFragment {
  return {
    width,
    height,
    states: fragments.flatMap(({ states }) => states),
    edges: fragments.flatMap(({ edges }) => edges),
    starts: fragments.flatMap(({ starts }) => starts),
    pills: fragments.flatMap(({ pills }) => pills),
  };
}

/** A state by itself, at the corner, in the size given. */
export function stateFragment(
  state: ChartState,
  measurement: NodeMeasurement,
  isRegion: boolean,
  width = measurement.width,
  height = measurement.height,
): LayoutFragment {
  const { divider, pieces, icons, tags, rows } = measurement;
  const depth = state.id === '' ? 0 : state.id.split('.').length;
  const box = { x: 0, y: 0, width, height };
  // A row is as wide as its state, however wide that became.
  const reach = rows.map((row) => ({ ...row, box: { ...row.box, width: width - 2 * row.box.x } }));
  const { id, key, kind, folded = null } = state;
  const shape: StateShape = { id, key, kind, isRegion, folded, depth, box, divider, pieces, icons, tags, rows: reach };
  return { width, height, states: [shape], edges: [], starts: [], pills: [] };
}
