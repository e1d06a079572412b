/** How a part of a chart differs from another version. */
export type DifferenceKind = 'added' | 'removed' | 'changed';

const SIZE = 15;
const SIGNS: Readonly<Record<DifferenceKind, string>> = {
  added: 'M-4 0h8M0 -4v8',
  removed: 'M-4 0h8',
  changed: 'M-4 1.5c2 -4 4 -4 4 -1.5s2 2.5 4 -1.5',
};

interface DifferenceMarkProps {
  kind: DifferenceKind;
  x: number;
  y: number;
}

/** A plus, a minus or a wave in a square: it can be told apart without its colour. */
export function DifferenceMark({ kind, x, y }: DifferenceMarkProps) {
  return (
    <g className={`chart-difference chart-${kind}`} transform={`translate(${x} ${y})`}>
      <rect className="chart-difference-box" x={-SIZE / 2} y={-SIZE / 2} width={SIZE} height={SIZE} rx={3} />
      <path className="chart-difference-sign" d={SIGNS[kind]} />
    </g>
  );
}
