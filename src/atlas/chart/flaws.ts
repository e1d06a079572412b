import type { Plan } from './plan.ts';
import type { Point, TextPiece, WayShape } from './shapes.ts';

/** How far words reach above their baseline, and how near a line may come to them. */
export const ASCENT = 9;
const NEAR = 1;

/** All lines of some ways: to their words, and on from there. */
export function linesOf(ways: readonly WayShape[]): (readonly Point[])[] {
  return ways.flatMap(({ from, to }) => [from, ...to]);
}

function isThrough(a: Point, b: Point, { x, y, width }: TextPiece): boolean {
  return (
    Math.max(a.x, b.x) > x - NEAR &&
    Math.min(a.x, b.x) < x + width + NEAR &&
    Math.max(a.y, b.y) > y - ASCENT - NEAR &&
    Math.min(a.y, b.y) < y + NEAR
  );
}

/** How many words of outer states a line runs through or do not fit their box: a reader minds each of them. */
export function flawsIn({ states, ways }: Plan): number {
  const outer = states.filter(({ kind }) => kind === 'compound' || kind === 'parallel');
  const words = outer.flatMap(({ pieces, rows }) => [...pieces, ...rows.flatMap((row) => row.pieces)]);
  const lines = linesOf(ways);
  const crossed = words.filter((piece) =>
    lines.some((line) => line.some((point, place) => place > 0 && isThrough(line[place - 1] ?? point, point, piece))),
  );
  const cut = outer.flatMap(({ box, pieces }) => pieces.filter(({ x, width }) => x + width > box.x + box.width));
  return crossed.length + cut.length;
}
