import type { ChartEdge } from '../chart/hierarchy.ts';
import type { RowShape, TextPiece } from './shapes.ts';
import { runsOf, iconsOf } from './transition-text.ts';
import { blockOf, moved } from './text-block.ts';

const PAD = { x: 6, y: 3 };

/** How wide labels are: the usual way, or so narrow that a chart fits that would not else. */
export type Labels = 'usual' | 'narrow';

/** The greatest width of a label, in pixels, unless one word alone is wider. */
const MAX_WIDTH: Readonly<Record<Labels, number>> = { usual: 125, narrow: 85 };

/** The label of an edge, measured from the corner of its box: a row for each transition. Pixels. */
export interface EdgeLabel {
  readonly width: number;
  readonly height: number;
  readonly rows: readonly RowShape[];
}

/** Measures the label of an edge: its transitions under each other. */
export function measureEdgeLabel({ transitions }: ChartEdge, labels: Labels): EdgeLabel {
  const blocks = transitions.map((transition) => ({
    name: transition.name,
    block: blockOf(runsOf(transition, true), MAX_WIDTH[labels], iconsOf(transition), labels === 'narrow'),
  }));
  const width = Math.ceil(Math.max(...blocks.map(({ block }) => block.width))) + 2 * PAD.x;
  let height = 0;
  const rows = blocks.map(({ name, block }): RowShape => {
    const box = { x: 0, y: height, width, height: block.height + 2 * PAD.y };
    height += box.height;
    const [dx, dy] = [PAD.x, box.y + PAD.y];
    return { name, box, pieces: moved(block.pieces, dx, dy), icons: moved(block.icons, dx, dy) };
  });
  return { width, height, rows };
}

/** The text of a pill: an edge begins or ends there at a state as a whole. */
export const ANY_STATE = 'any state here';

const pillText = blockOf([{ text: ANY_STATE, style: 'keyword' }], MAX_WIDTH.usual);

/** The size and text of a pill. */
export const pillMeasurement: {
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly TextPiece[];
} = {
  width: Math.ceil(pillText.width) + 4 * PAD.x,
  height: pillText.height + 2 * PAD.y,
  pieces: moved(pillText.pieces, 2 * PAD.x, PAD.y),
};
