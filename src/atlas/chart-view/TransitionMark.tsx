import type { RowShape } from '../layout/shapes.ts';
import { CoverageMark } from './CoverageMark.tsx';
import { type DifferenceKind, DifferenceMark } from './DifferenceMark.tsx';
import type { TransitionNumbers } from './numbers.ts';
import { pickProps } from './pick.ts';
import type { Reached } from './reached.ts';
import { ChartText } from './ChartText.tsx';

const ROUND = 5;
/** The height of the bar that is as long as its share. */
const BAR = 3;
/** How far the sign of a difference stands beside a label, so that it covers no word. */
const BESIDE = 5;

interface TransitionMarkProps {
  shape: RowShape;
  reached: Reached | undefined;
  numbers: TransitionNumbers | undefined;
  difference: DifferenceKind | undefined;
  words: Readonly<Record<Reached, string>>;
  isTaken: boolean;
  isSelected: boolean;
  onPick: ((name: string) => void) | undefined;
}

/** The label of one transition, inside its state or on its edge. */
export function TransitionMark(props: TransitionMarkProps) {
  const { shape, reached, numbers, difference, words, isTaken, isSelected, onPick } = props;
  const { name, box } = shape;
  const classes = [
    'chart-transition',
    ...(reached === undefined ? [] : [`chart-reached-${reached}`]),
    ...(numbers?.weight === 0 ? ['chart-never'] : []),
    ...(difference === undefined ? [] : ['chart-differs', `chart-${difference}`]),
    ...(isTaken ? ['chart-taken'] : []),
    ...(isSelected ? ['chart-selected'] : []),
  ];
  const label = [
    name,
    ...(reached === undefined ? [] : [words[reached]]),
    ...(difference === undefined ? [] : [difference]),
    ...(isTaken ? ['taken'] : []),
    ...(numbers === undefined ? [] : [numbers.words]),
  ].join(', ');
  return (
    <g
      className={classes.join(' ')}
      data-transition={name}
      {...pickProps(label, isSelected, false, onPick && (() => onPick(name)))}
    >
      <rect className="chart-label" x={box.x} y={box.y} width={box.width} height={box.height} rx={ROUND} />
      <ChartText pieces={shape.pieces} icons={shape.icons} numbers={numbers?.lines} />
      {numbers !== undefined && (
        <rect
          className="chart-bar"
          x={box.x}
          y={box.y + box.height - BAR}
          width={box.width * numbers.weight}
          height={BAR}
        />
      )}
      {difference !== undefined && <DifferenceMark kind={difference} x={box.x + box.width + BESIDE} y={box.y} />}
      {reached !== undefined && <CoverageMark reached={reached} x={box.x + box.width} y={box.y} />}
    </g>
  );
}
