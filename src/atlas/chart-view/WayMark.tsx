import type { WayShape } from '../chart/shapes.ts';
import { arrowHead, roundedPath } from './paths.ts';
import type { Reached } from './reached.ts';

const ROUND = 5;

interface WayMarkProps {
  shape: WayShape;
  reached: ReadonlyMap<string, Reached> | undefined;
  selected: string | undefined;
}

/**
 * The lines of a way, and the box that its words stand in. A line says how far all its transitions were walked alike.
 */
export function WayMark({ shape, reached, selected }: WayMarkProps) {
  const { rows, box, from, to } = shape;
  const alike = new Set(rows.map(({ name }) => reached?.get(name)));
  const [one] = alike;
  const classes = [
    'chart-way',
    ...(alike.size === 1 && one !== undefined ? [`chart-reached-${one}`] : []),
    ...(rows.some(({ name }) => name === selected) ? ['chart-selected'] : []),
  ];
  return (
    <g className={classes.join(' ')}>
      {[from, ...to].map((line) => (
        <path key={roundedPath(line)} className="chart-line" d={roundedPath(line)} />
      ))}
      {to.map((line) => (
        <path key={arrowHead(line)} className="chart-head" d={arrowHead(line)} />
      ))}
      <rect className="chart-words" x={box.x} y={box.y} width={box.width} height={box.height} rx={ROUND} />
    </g>
  );
}
