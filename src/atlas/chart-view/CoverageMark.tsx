import type { Reached } from './reached.ts';

const RADIUS = 4.5;

interface CoverageMarkProps {
  reached: Reached;
  x: number;
  y: number;
}

/** A full, half or empty disc: it can be told apart without its colour. */
export function CoverageMark({ reached, x, y }: CoverageMarkProps) {
  return (
    <g className={`chart-mark chart-mark-${reached}`} transform={`translate(${x} ${y})`}>
      <circle className="chart-mark-disc" r={RADIUS} />
      {reached === 'actor' && (
        <path className="chart-mark-half" d={`M0-${RADIUS}a${RADIUS} ${RADIUS} 0 0 1 0 ${2 * RADIUS}Z`} />
      )}
    </g>
  );
}
