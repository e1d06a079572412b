import type { Point } from '../layout/shapes.ts';

const ROUND = 6;
const HEAD = { long: 7, wide: 3.5 };
const DIGITS = 10;

function short(value: number): number {
  return Math.round(value * DIGITS) / DIGITS;
}
function at({ x, y }: Point): string {
  return `${short(x)} ${short(y)}`;
}

/** A point on the line from one to another, so many pixels from the first. */
function towards(from: Point, to: Point, far: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return from;
  const share = Math.min(1, far / length);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function half(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y) / 2;
}

/** A line through points, with its corners rounded. */
export function roundedPath(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  const parts = rest.map((point, index) => {
    const [before, after] = [points[index] ?? point, rest[index + 1]];
    if (after === undefined) return `L${at(point)}`;
    const round = Math.min(ROUND, half(before, point), half(point, after));
    return `L${at(towards(point, before, round))}Q${at(point)} ${at(towards(point, after, round))}`;
  });
  return `M${at(first)}${parts.join('')}`;
}

/** The head of an arrow at the end of a line. */
export function arrowHead(points: readonly Point[]): string {
  const [tip, before] = [points.at(-1), points.at(-2)];
  if (tip === undefined || before === undefined) return '';
  const base = towards(tip, before, HEAD.long);
  const length = Math.hypot(tip.x - before.x, tip.y - before.y) || 1;
  const side = { x: (-(tip.y - before.y) / length) * HEAD.wide, y: ((tip.x - before.x) / length) * HEAD.wide };
  return `M${at(tip)}L${at({ x: base.x + side.x, y: base.y + side.y })}L${at({ x: base.x - side.x, y: base.y - side.y })}Z`;
}
