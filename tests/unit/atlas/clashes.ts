import type { Box, ChartLayout } from '../../../src/atlas/layout/shapes.ts';

/** What lines may differ by in pixels and still meet. */
export const HAIR = 0.5;

/** Whether two boxes cover each other by more than a hair. */
export function overlap(a: Box, b: Box): boolean {
  return (
    a.x + a.width > b.x + HAIR &&
    b.x + b.width > a.x + HAIR &&
    a.y + a.height > b.y + HAIR &&
    b.y + b.height > a.y + HAIR
  );
}

/** Everything with words in it that stands between states, by what it is called. */
export function labelsOf({ edges, pills }: ChartLayout): [string, Box][] {
  return [
    ...edges.map(({ id, box }): [string, Box] => [id, box]),
    ...pills.map(({ id, box }): [string, Box] => [`any of ${id}`, box]),
  ];
}

/** The labels and innermost states of a drawing that cover each other, in words. */
export function clashes(layout: ChartLayout): string[] {
  const labels = labelsOf(layout);
  const closed = layout.states.filter(({ kind }) => kind !== 'compound' && kind !== 'parallel');
  const boxes = [...labels, ...closed.map(({ id, box }): [string, Box] => [id, box])];
  return boxes.flatMap(([a, box], index) =>
    boxes.slice(index + 1).flatMap(([b, other]) => (overlap(box, other) ? [`${a} over ${b}`] : [])),
  );
}
