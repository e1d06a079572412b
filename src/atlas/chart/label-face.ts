import type { Way } from './family.ts';
import type { RowShape, TextPiece } from './shapes.ts';
import { runsOf, signsOf } from './transition-words.ts';
import { blockOf, moved } from './words.ts';

const PAD = { x: 6, y: 3 };
const MOST = 125;

/** The words of a way, counted from the corner of their box: a row for each transition. */
export interface WayFace {
  readonly width: number;
  readonly height: number;
  readonly rows: readonly RowShape[];
}

/** The words of all transitions of a way, under each other. */
export function wayFaceOf({ transitions }: Way): WayFace {
  const blocks = transitions.map((transition) => ({
    name: transition.name,
    block: blockOf(runsOf(transition, true), MOST, signsOf(transition)),
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

/** Said where a way begins or ends at a state as a whole. */
export const WHOLE = 'any state here';

const pillWords = blockOf([{ text: WHOLE, style: 'lead' }], MOST);

/** The words of such a place. */
export const pillFace: { readonly width: number; readonly height: number; readonly pieces: readonly TextPiece[] } = {
  width: Math.ceil(pillWords.width) + 4 * PAD.x,
  height: pillWords.height + 2 * PAD.y,
  pieces: moved(pillWords.pieces, 2 * PAD.x, PAD.y),
};
