import { useSelector } from '@xstate/react';
import type { Chart, ChartState } from '../../chart/chart.ts';
import { useAtlas, useCharts } from '../atlas-context.ts';
import classes from './Outline.module.css';
import { PartButton } from '../details/PartButton.tsx';
import { inWording } from '../charts.ts';
import { texts } from '../texts.ts';
import { wordsOf } from '../details/transition-words.ts';
import { useLit } from '../use-lit.ts';
import { wordingIn } from '../wording.ts';

interface StateItemProps {
  readonly chart: Chart;
  readonly state: ChartState;
  readonly active: ReadonlySet<string>;
}

function StateItem({ chart, state, active }: StateItemProps) {
  const marks = [
    ...(state.isInitial ? [texts.outline.initial] : []),
    ...(state.kind === 'atomic' ? [] : [texts.details.kinds[state.kind]]),
    ...(active.has(state.id) ? [texts.outline.active] : []),
  ];
  const leaving = chart.transitions.filter(({ source }) => source === state.id);
  return (
    <li>
      {state.id === '' ? <strong>{chart.id}</strong> : <PartButton part={state.id} words={state.key} />}
      {marks.length > 0 && <span>{` (${marks.join(', ')})`}</span>}
      {state.description !== '' && <span className={classes.words}>{` ${state.description}`}</span>}
      {leaving.length + state.states.length > 0 && (
        <ul>
          {leaving.map((transition) => (
            <li key={transition.name}>
              <PartButton part={transition.name} words={wordsOf(transition)} />
            </li>
          ))}
          {state.states.map((inner) => (
            <StateItem key={inner.id} chart={chart} state={inner} active={active} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** The chart as a nested list: the content of the drawing as text. */
export function OutlinePanel() {
  const { viewer } = useAtlas();
  const charts = useCharts();
  const machine = useSelector(viewer, ({ context }) => context.machine);
  const { active } = useLit(machine);
  const wording = useSelector(viewer, wordingIn);
  const chart = charts.get(machine);
  if (chart === undefined) return <p>{texts.noMachine(machine)}</p>;
  return (
    <ul className={classes.outline} aria-label={texts.outline.label(machine)}>
      <StateItem chart={inWording(chart, wording)} state={chart.root} active={active} />
    </ul>
  );
}
