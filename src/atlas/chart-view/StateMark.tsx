import type { StateShape } from '../layout/shapes.ts';
import { type DifferenceKind, DifferenceMark } from './DifferenceMark.tsx';
import type { StateNumbers } from './numbers.ts';
import { pickProps } from './pick.ts';
import { ChartText } from './ChartText.tsx';

const ROUND = 8;
const CHIP_ROUND = 7;
const INNER = 3;

const KIND_WORDS = {
  atomic: 'state',
  compound: 'state with states inside',
  parallel: 'state with regions',
  final: 'final state',
  history: 'history',
} as const;

interface StateMarkProps {
  shape: StateShape;
  numbers: StateNumbers | undefined;
  difference: DifferenceKind | undefined;
  isActive: boolean;
  isSelected: boolean;
  isFocusable: boolean;
  onPick: ((id: string) => void) | undefined;
}

/** One state: its box, name, words, tags, and what it does on the way in and out. */
export function StateMark({ shape, numbers, difference, isActive, isSelected, isFocusable, onPick }: StateMarkProps) {
  const { id, key, kind, box, divider, depth, isRegion } = shape;
  const classes = [
    'chart-state',
    `chart-${kind}`,
    `chart-depth-${Math.min(depth, 4)}`,
    ...(isRegion ? ['chart-region'] : []),
    ...(difference === undefined ? [] : ['chart-differs', `chart-${difference}`]),
    ...(isActive ? ['chart-active'] : []),
    ...(isSelected ? ['chart-selected'] : []),
  ];
  const label = `${isRegion ? 'region' : KIND_WORDS[kind]} ${key}${difference === undefined ? '' : `, ${difference}`}${isActive ? ', active' : ''}${numbers === undefined ? '' : `, ${numbers.words}`}`;
  return (
    <g
      className={classes.join(' ')}
      data-state={id}
      {...pickProps(label, isSelected, isFocusable, onPick && (() => onPick(id)))}
    >
      <rect className="chart-box" x={box.x} y={box.y} width={box.width} height={box.height} rx={ROUND} />
      {kind === 'final' && (
        <rect
          className="chart-inner-box"
          x={box.x + INNER}
          y={box.y + INNER}
          width={box.width - 2 * INNER}
          height={box.height - 2 * INNER}
          rx={ROUND - INNER}
        />
      )}
      {divider !== null && <path className="chart-divider" d={`M${box.x} ${divider}h${box.width}`} />}
      {shape.tags.map((tag) => (
        <rect
          key={tag.x}
          className="chart-chip"
          x={tag.x}
          y={tag.y}
          width={tag.width}
          height={tag.height}
          rx={CHIP_ROUND}
        />
      ))}
      <ChartText pieces={shape.pieces} icons={shape.icons} numbers={numbers?.lines} />
      {difference !== undefined && <DifferenceMark kind={difference} x={box.x + box.width} y={box.y} />}
    </g>
  );
}
