import type { Chart, ChartTransition } from '../../chart/chart.ts';
import type { Words } from '../../../../machines/words-of-machine.ts';
import { inBoth, wordFor } from '../../chart/in-words.ts';
import { wordsOf } from '../charts.ts';
import { useCoverage } from '../atlas-context.ts';
import { Requirements } from '../coverage/Requirements.tsx';
import { rowsOf } from '../coverage/coverage.ts';
import classes from './Details.module.css';
import { Facts } from './Facts.tsx';
import { conditionOf } from '../../layout/transition-text.ts';
import { PartButton } from './PartButton.tsx';
import { sourceLine } from './SourceLine.tsx';
import { texts } from '../texts.ts';
import { TransitionCoverage } from '../coverage/TransitionCoverage.tsx';

interface TransitionDetailsProps {
  readonly chart: Chart;
  readonly transition: ChartTransition;
}

/** Actions in words, with their names; and with the event of one that raises it. */
function actionWords({ actions, effects }: ChartTransition, own: Words): string {
  return actions
    .map((name, place) => {
      const effect = effects[place] ?? name;
      return effect === name ? inBoth(own.actions, name) : `${wordFor(own.actions, effect)} (${name}: ${effect})`;
    })
    .join(', ');
}

/** One transition: its trigger, guard and actions, its coverage. */
export function TransitionDetails({ chart, transition }: TransitionDetailsProps) {
  const coverage = useCoverage();
  const { name, trigger, guard, source, targets, description } = transition;
  const own = wordsOf(chart);
  const row = rowsOf(coverage, chart.id).get(name);
  const stateButton = (id: string) => (id === '' ? chart.id : <PartButton key={id} part={id} />);
  return (
    <>
      <h3>{texts.details.transition(name)}</h3>
      {description !== '' && <p className={classes.words}>{description}</p>}
      <Facts
        facts={[
          [texts.details.event, inBoth(own.events, trigger)],
          [
            texts.details.guard,
            conditionOf({ ...transition, guard: guard === null ? null : inBoth(own.guards, guard) }),
          ],
          [texts.details.actions, actionWords(transition, own)],
          [texts.details.from, stateButton(source)],
          [texts.details.to, targets.length === 0 ? texts.details.stays : targets.map(stateButton)],
          [texts.details.source, sourceLine(chart, name)],
        ]}
      />
      <Requirements coverage={coverage} machine={chart.id} coveredBy={name} />
      {row && <TransitionCoverage machine={chart.id} row={row} />}
    </>
  );
}
