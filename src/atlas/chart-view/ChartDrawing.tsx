import { Fragment } from 'react';
import type { ChartLayout } from '../layout/shapes.ts';
import type { DifferenceKind } from './DifferenceMark.tsx';
import type { ChartNumbers } from './numbers.ts';
import { arrowHead, roundedPath } from './paths.ts';
import { REACHED_WORDS, type Reached } from './reached.ts';
import { StateMark } from './StateMark.tsx';
import { TransitionMark } from './TransitionMark.tsx';
import { FoldMark } from './FoldMark.tsx';
import { shownInside } from './shown-inside.ts';
import { EdgeMark } from './EdgeMark.tsx';
import { ChartText } from './ChartText.tsx';

const DOT = 5;
const PILL_ROUND = 10;

/** Space around a drawing, in pixels. */
export const MARGIN = 12;

/** How the parts of a chart differ from another version. */
export interface ChartDifferences {
  readonly states: ReadonlyMap<string, DifferenceKind>;
  readonly transitions: ReadonlyMap<string, DifferenceKind>;
}

export interface ChartDrawingProps {
  layout: ChartLayout;
  /** What the drawing is called for those who do not see it. */
  label: string;
  /** Light where left out. */
  scheme?: 'light' | 'dark';
  /** How far each transition was walked, by its name. Without it no coverage is drawn. */
  reached?: ReadonlyMap<string, Reached> | undefined;
  /** What the kinds of coverage are called: walked where left out. */
  reachedWords?: Readonly<Record<Reached, string>> | undefined;
  /** What traffic counts, for a layout with room for it. */
  numbers?: ChartNumbers | undefined;
  /** How states and transitions differ from another version, by id and by name. */
  differences?: ChartDifferences | undefined;
  /** The ids of the states that are active now. */
  active?: ReadonlySet<string> | undefined;
  /** The names of the transitions that were taken last. */
  taken?: ReadonlySet<string> | undefined;
  /** The id of the selected state. */
  selectedState?: string | undefined;
  /** The name of the selected transition. */
  selectedTransition?: string | undefined;
  onPickState?: ((id: string) => void) | undefined;
  onPickTransition?: ((name: string) => void) | undefined;
  /** Folds a state, or unfolds it. */
  onFold?: ((id: string) => void) | undefined;
}

/**
 * A chart as a drawing in SVG, in its own size: whoever shows it scales it. It needs the sheet `chart.css`.
 *
 * One state can be reached by Tab: the selected one, or the root. The others take the focus from whoever shows it.
 */
export function ChartDrawing(props: ChartDrawingProps) {
  const {
    layout,
    label,
    scheme,
    reached,
    numbers,
    differences,
    active,
    taken,
    selectedState,
    selectedTransition,
    onPickState,
    onPickTransition,
    onFold,
  } = props;
  const { reachedWords = REACHED_WORDS } = props;
  const { width, height } = layout;
  const size = { width: Math.ceil(width) + 2 * MARGIN, height: Math.ceil(height) + 2 * MARGIN };
  // What is selected inside a folded state is no stop itself: the box is.
  const stop =
    layout.states.find(
      ({ id, folded }) =>
        id === selectedState || (selectedState !== undefined && folded?.states.includes(selectedState)),
    )?.id ?? '';
  const transitions = [...layout.states, ...layout.edges].flatMap(({ rows }) => rows);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      className={scheme === 'dark' ? 'chart chart-dark' : 'chart'}
      viewBox={`${-MARGIN} ${-MARGIN} ${size.width} ${size.height}`}
      {...size}
      role={onPickState ? 'group' : 'img'}
      aria-label={label}
    >
      <rect className="chart-paper" x={-MARGIN} y={-MARGIN} {...size} />
      {layout.states.map((shape) => (
        // The button of a state comes after it and before what is inside, for whoever goes on by keys.
        <Fragment key={shape.id}>
          <StateMark
            shape={shape}
            numbers={numbers?.states.get(shape.id)}
            difference={differences?.states.get(shape.id)}
            inside={shownInside(shape.folded, props)}
            words={reachedWords}
            isActive={active?.has(shape.id) ?? false}
            isSelected={shape.id === selectedState}
            isFocusable={shape.id === stop}
            onPick={onPickState}
          />
          {onFold !== undefined && <FoldMark shape={shape} onFold={onFold} />}
        </Fragment>
      ))}
      {layout.starts.map(({ id, dot, line }) => (
        <g key={id} className="chart-start" data-start={id}>
          <circle className="chart-dot" cx={dot.x} cy={dot.y} r={DOT} />
          <path className="chart-line" d={roundedPath(line)} />
          <path className="chart-head" d={arrowHead(line)} />
        </g>
      ))}
      {layout.pills.map(({ id, box, pieces }) => (
        <g key={id} className="chart-pill">
          <rect className="chart-pill-box" x={box.x} y={box.y} width={box.width} height={box.height} rx={PILL_ROUND} />
          <ChartText pieces={pieces} />
        </g>
      ))}
      {layout.edges.map((shape) => (
        <EdgeMark
          key={shape.id}
          shape={shape}
          reached={reached}
          numbers={numbers}
          differences={differences?.transitions}
          taken={taken}
          selected={selectedTransition}
        />
      ))}
      {transitions.map((shape) => (
        <TransitionMark
          key={shape.name}
          shape={shape}
          reached={reached?.get(shape.name)}
          numbers={numbers?.transitions.get(shape.name)}
          difference={differences?.transitions.get(shape.name)}
          words={reachedWords}
          isTaken={taken?.has(shape.name) ?? false}
          isSelected={shape.name === selectedTransition}
          onPick={onPickTransition}
        />
      ))}
    </svg>
  );
}
