import type { Chart, ChartTransition } from '../../chart/chart.ts';
import { useCoverage } from '../atlas-context.ts';
import { Clauses } from '../coverage/Clauses.tsx';
import { rowsOf } from '../coverage/coverage.ts';
import classes from './Details.module.css';
import { Facts } from './Facts.tsx';
import { conditionOf } from '../../layout/transition-text.ts';
import { PartButton } from './PartButton.tsx';
import { texts } from '../texts.ts';
import { TransitionCoverage } from '../coverage/TransitionCoverage.tsx';

interface TransitionDetailsProps {
  readonly chart: Chart;
  readonly transition: ChartTransition;
}

/** Actions by their names; with the event of one that raises it. */
function actionWords(actions: readonly string[], effects: readonly string[]): string {
  return actions.map((name, place) => (effects[place] === name ? name : `${name} (${effects[place]})`)).join(', ');
}

/** One transition: its trigger, guard and actions, its coverage. */
export function TransitionDetails({ chart, transition }: TransitionDetailsProps) {
  const coverage = useCoverage();
  const { name, trigger, actions, effects, source, targets, description } = transition;
  const row = rowsOf(coverage, chart.id).get(name);
  const stateButton = (id: string) => (id === '' ? chart.id : <PartButton key={id} part={id} />);
  return (
    <>
      <h3>{texts.details.transition(name)}</h3>
      {description !== '' && <p className={classes.words}>{description}</p>}
      <Facts
        facts={[
          [texts.details.event, trigger],
          [texts.details.guard, conditionOf(transition)],
          [texts.details.actions, actionWords(actions, effects)],
          [texts.details.from, stateButton(source)],
          [texts.details.to, targets.length === 0 ? texts.details.stays : targets.map(stateButton)],
        ]}
      />
      <Clauses coverage={coverage} machine={chart.id} carrier={name} />
      {row && <TransitionCoverage machine={chart.id} row={row} />}
    </>
  );
}
