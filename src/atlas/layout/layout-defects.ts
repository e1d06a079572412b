import type { LayoutFragment } from './layout-fragment.ts';
import { type Point, type TextPiece, type EdgeShape, isOuter } from './shapes.ts';

/** How far a text reaches above its baseline, in pixels. */
export const ASCENT = 9;

/** A line that is nearer to a text than this many pixels counts as crossing it. */
const TOLERANCE = 1;

/** All lines of some edges: to their labels, and on from there. */
export function linesOf(edges: readonly EdgeShape[]): (readonly Point[])[] {
  return edges.flatMap(({ from, to }) => [from, ...to]);
}

function isThrough(a: Point, b: Point, { x, y, width }: TextPiece): boolean {
  return (
    Math.max(a.x, b.x) > x - TOLERANCE &&
    Math.min(a.x, b.x) < x + width + TOLERANCE &&
    Math.max(a.y, b.y) > y - ASCENT - TOLERANCE &&
    Math.min(a.y, b.y) < y + TOLERANCE
  );
}

/** How many texts of outer states are crossed by a line or do not fit into their box. */
export function countDefects({ states, edges }: LayoutFragment): number {
  const outer = states.filter(isOuter);
  const words = outer.flatMap(({ pieces, rows }) => [...pieces, ...rows.flatMap((row) => row.pieces)]);
  const lines = linesOf(edges);
  const crossed = words.filter((piece) =>
    lines.some((line) => line.some((point, index) => index > 0 && isThrough(line[index - 1] ?? point, point, piece))),
  );
  const cut = outer.flatMap(({ box, pieces }) => pieces.filter(({ x, width }) => x + width > box.x + box.width));
  return crossed.length + cut.length;
}
