import type { Chart, ChartState } from '../../chart/chart.ts';
import { useCoverage } from '../atlas-context.ts';
import { Clauses } from '../coverage/Clauses.tsx';
import classes from './Details.module.css';
import { Facts } from './Facts.tsx';
import { PartList } from './PartList.tsx';
import { sourceLine } from './SourceLine.tsx';
import { texts } from '../texts.ts';

interface StateDetailsProps {
  readonly chart: Chart;
  readonly state: ChartState;
}

/** One state: its description, its actions and actors, its transitions. */
export function StateDetails({ chart, state }: StateDetailsProps) {
  const coverage = useCoverage();
  const { id, kind, description, tags, entry, exit, invokes, requirements, isInitial } = state;
  const { transitions } = chart;
  return (
    <>
      <h3>{texts.details.state(id)}</h3>
      {description !== '' && <p className={classes.words}>{description}</p>}
      <Facts
        facts={[
          [texts.details.kind, `${texts.details.kinds[kind]}${isInitial ? `. ${texts.details.initial}` : ''}`],
          [texts.details.tags, tags.join(', ')],
          [texts.details.entry, entry.join(', ')],
          [texts.details.exit, exit.join(', ')],
          [texts.details.runs, invokes.map(({ src }) => src).join(', ')],
          [texts.details.requirements, requirements.join(', ')],
          [texts.details.source, sourceLine(chart, id)],
        ]}
      />
      <PartList title={texts.details.leaving} transitions={transitions.filter(({ source }) => source === id)} />
      <PartList
        title={texts.details.arriving}
        transitions={transitions.filter(({ targets }) => targets.includes(id))}
      />
      <Clauses coverage={coverage} machine={chart.id} carrier={`${chart.id}.${id}`} />
    </>
  );
}
