import { ASCENT, linesOf } from '../../../src/atlas/layout/label-nudging.ts';
import { type ChartLayout, type Point, type TextPiece, isOuter } from '../../../src/atlas/layout/shapes.ts';

/** A line that is nearer to a text than this many pixels counts as crossing it. */
const TOLERANCE = 1;

function isThrough(a: Point, b: Point, { x, y, width }: TextPiece): boolean {
  return (
    Math.max(a.x, b.x) > x - TOLERANCE &&
    Math.min(a.x, b.x) < x + width + TOLERANCE &&
    Math.max(a.y, b.y) > y - ASCENT - TOLERANCE &&
    Math.min(a.y, b.y) < y + TOLERANCE
  );
}

/** The texts of outer states that a line crosses, or that do not fit into their box. */
export function unreadableWords({ states, edges }: Pick<ChartLayout, 'states' | 'edges'>): string[] {
  const outer = states.filter(isOuter);
  const words = outer.flatMap(({ pieces, rows }) => [...pieces, ...rows.flatMap((row) => row.pieces)]);
  const lines = linesOf(edges);
  const crossed = words.filter((piece) =>
    lines.some((line) => line.some((point, index) => index > 0 && isThrough(line[index - 1] ?? point, point, piece))),
  );
  const cut = outer.flatMap(({ box, pieces }) => pieces.filter(({ x, width }) => x + width > box.x + box.width));
  return [...crossed, ...cut].map(({ text }) => text);
}
