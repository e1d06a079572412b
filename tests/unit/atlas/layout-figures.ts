import type { ChartLayout, Point } from '../../../src/atlas/layout/shapes.ts';

/** A straight part of a line. */
type Part = readonly [Point, Point];

/** The straight parts of a line, from its beginning to its end. */
export function partsOf(line: readonly Point[]): Part[] {
  return line.slice(1).map((end, index) => [line[index] ?? end, end]);
}

/** On which side of a part a point is: its sign alone counts. */
function side([a, b]: Part, { x, y }: Point): number {
  return Math.sign((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x));
}

function cross(a: Part, b: Part): boolean {
  return side(a, b[0]) * side(a, b[1]) < 0 && side(b, a[0]) * side(b, a[1]) < 0;
}

function sum(numbers: readonly number[]): number {
  return Math.round(numbers.reduce((total, one) => total + one, 0));
}

/** The sum of all places: it changes with each box or word that moves. */
function placesOf(places: readonly Point[]): string {
  return `${sum(places.map(({ x }) => x))} across, ${sum(places.map(({ y }) => y))} down`;
}

/**
 * What a reader of a drawing has to do with, in pixels: its size, and how long and how straight its lines are (the measures
 * of Purchase, «Metrics for graph drawing aesthetics», 2002). The sums of places tell whether anything else has moved.
 */
export function figuresOf({
  width,
  height,
  states,
  edges,
  pills,
}: ChartLayout): Readonly<Record<string, string | number>> {
  const byEdge = edges.map(({ from, to }) => [from, ...to].flatMap(partsOf));
  const parts = byEdge.flat();
  return {
    size: `${Math.round(width)} × ${Math.round(height)}`,
    'length of lines': sum(parts.map(([a, b]) => Math.hypot(b.x - a.x, b.y - a.y))),
    bends: sum(edges.flatMap(({ from, to }) => [from, ...to].map((line) => line.length - 2))),
    crossings: sum(
      byEdge.flatMap((own, at) =>
        byEdge.slice(at + 1).map((others) => own.flatMap((a) => others.filter((b) => cross(a, b))).length),
      ),
    ),
    states: placesOf(states.map(({ box }) => box)),
    labels: placesOf([...edges, ...pills].map(({ box }) => box)),
    words: placesOf([
      ...states.flatMap(({ pieces }) => pieces),
      ...[...states, ...edges].flatMap(({ rows }) => rows.flatMap(({ pieces }) => pieces)),
    ]),
  };
}
