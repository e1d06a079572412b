import { foldedWords } from '../layout/node-measurement.ts';
import type { StateShape } from '../layout/shapes.ts';
import { CoverageMark } from './CoverageMark.tsx';
import { type DifferenceKind, DifferenceMark } from './DifferenceMark.tsx';
import type { StateNumbers } from './numbers.ts';
import { pickProps } from './pick.ts';
import type { Reached } from './reached.ts';
import type { ShownInside } from './shown-inside.ts';
import { ChartText } from './ChartText.tsx';

const ROUND = 8;
const CHIP_ROUND = 7;
const INNER = 3;

/** Drawn as buttons, where the drawing has any. */
const FOLDS: ReadonlySet<string> = new Set(['fold', 'unfold']);

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
  inside: ShownInside;
  /** What the kinds of coverage are called. */
  words: Readonly<Record<Reached, string>>;
  isActive: boolean;
  isSelected: boolean;
  isFocusable: boolean;
  onPick: ((id: string) => void) | undefined;
}

/** One state: its box, name, words, tags, what it does on the way in and out, and what is so inside while it is folded. */
export function StateMark(props: StateMarkProps) {
  const { shape, numbers, inside, words, isSelected, isFocusable, onPick } = props;
  const { id, key, kind, box, divider, depth, isRegion, folded } = shape;
  const isActive = props.isActive || inside.isActive;
  const difference = props.difference ?? inside.difference;
  const classes = [
    'chart-state',
    `chart-${kind}`,
    `chart-depth-${Math.min(depth, 4)}`,
    ...(isRegion ? ['chart-region'] : []),
    ...(difference === undefined ? [] : ['chart-differs', `chart-${difference}`]),
    ...(isActive ? ['chart-active'] : []),
    ...(isSelected ? ['chart-selected'] : []),
    ...(folded === null ? [] : ['chart-folded']),
    ...(inside.isTaken ? ['chart-taken'] : []),
    ...(inside.isSelected ? ['chart-selected-inside'] : []),
  ];
  const isDeep = shape.icons.some(({ icon }) => icon === 'deepHistory');
  const label = [
    `${isRegion ? 'region' : isDeep ? 'deep history' : KIND_WORDS[kind]} ${key}`,
    ...(folded === null ? [] : [`folded, ${foldedWords(folded)}`]),
    ...(inside.reached === undefined ? [] : [`inside ${words[inside.reached]}`]),
    ...(inside.isSelected ? ['selected inside'] : []),
    ...(difference === undefined ? [] : [difference]),
    ...(inside.isTaken ? ['taken inside'] : []),
    ...(isActive ? ['active'] : []),
    ...(numbers === undefined ? [] : [numbers.words]),
  ].join(', ');
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
      <ChartText
        pieces={shape.pieces}
        icons={shape.icons.filter(({ icon }) => !FOLDS.has(icon))}
        numbers={numbers?.lines}
      />
      {difference !== undefined && <DifferenceMark kind={difference} x={box.x + box.width} y={box.y} />}
      {inside.reached !== undefined && <CoverageMark reached={inside.reached} x={box.x + box.width} y={box.y} />}
    </g>
  );
}
