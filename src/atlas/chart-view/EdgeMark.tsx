import type { EdgeShape } from '../layout/shapes.ts';
import type { DifferenceKind } from './DifferenceMark.tsx';
import { type ChartNumbers, lineWidth } from './numbers.ts';
import { arrowHead, roundedPath } from './paths.ts';
import type { Reached } from './reached.ts';

const ROUND = 5;

interface EdgeMarkProps {
  shape: EdgeShape;
  reached: ReadonlyMap<string, Reached> | undefined;
  numbers: ChartNumbers | undefined;
  differences: ReadonlyMap<string, DifferenceKind> | undefined;
  taken: ReadonlySet<string> | undefined;
  selected: string | undefined;
}

/**
 * The lines of an edge and the box of its label. The lines show coverage where it is the same for all transitions.
 */
export function EdgeMark({ shape, reached, numbers, differences, taken, selected }: EdgeMarkProps) {
  const { rows, box, from, to } = shape;
  const alike = new Set(rows.map(({ name }) => reached?.get(name)));
  const [one] = alike;
  const differs = new Set(rows.map(({ name }) => differences?.get(name)));
  const [difference] = differs;
  const weight = Math.min(
    1,
    rows.reduce((sum, { name }) => sum + (numbers?.transitions.get(name)?.weight ?? 0), 0),
  );
  const width = numbers === undefined ? {} : { style: { strokeWidth: lineWidth(weight) } };
  const classes = [
    'chart-edge',
    ...(alike.size === 1 && one !== undefined ? [`chart-reached-${one}`] : []),
    ...(numbers !== undefined && weight === 0 ? ['chart-never'] : []),
    // The line differs as its transitions do, where they all do alike.
    ...(differs.size === 1 && difference !== undefined ? ['chart-differs', `chart-${difference}`] : []),
    ...(rows.some(({ name }) => taken?.has(name)) ? ['chart-taken'] : []),
    ...(rows.some(({ name }) => name === selected) ? ['chart-selected'] : []),
  ];
  return (
    <g className={classes.join(' ')}>
      {[from, ...to].map((line) => (
        <path key={roundedPath(line)} className="chart-line" d={roundedPath(line)} {...width} />
      ))}
      {to.map((line) => (
        <path key={arrowHead(line)} className="chart-head" d={arrowHead(line)} />
      ))}
      <rect className="chart-words" x={box.x} y={box.y} width={box.width} height={box.height} rx={ROUND} />
    </g>
  );
}
