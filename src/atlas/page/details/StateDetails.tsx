import { type Chart, type ChartState, type ChartTransition, defaultsInside } from '../../chart/chart.ts';
import { inBoth } from '../../chart/in-words.ts';
import type { Words } from '../../../../machines/words-of-machine.ts';
import { useCoverage } from '../atlas-context.ts';
import { wordsOf } from '../charts.ts';
import { Requirements } from '../coverage/Requirements.tsx';
import classes from './Details.module.css';
import { Facts } from './Facts.tsx';
import { PartList } from './PartList.tsx';
import { sourceLine } from './SourceLine.tsx';
import { texts } from '../texts.ts';

interface StateDetailsProps {
  readonly chart: Chart;
  readonly state: ChartState;
  /** Those of the chart, in the words that show. */
  readonly transitions: readonly ChartTransition[];
}

/** One state: its description, its actions and actors, its transitions. */
export function StateDetails({ chart, state, transitions }: StateDetailsProps) {
  const coverage = useCoverage();
  const { id, kind, description, tags, entry, exit, invokes, starting, requirements, isInitial } = state;
  const { actions, actors } = wordsOf(chart);
  const listed = (names: readonly string[], words: Words['actions']) =>
    names.map((name) => inBoth(words, name)).join(', ');
  return (
    <>
      <h3>{texts.details.state(id)}</h3>
      {description !== '' && <p className={classes.words}>{description}</p>}
      <Facts
        facts={[
          [
            texts.details.kind,
            `${texts.details.kinds[state.history === 'deep' ? 'deepHistory' : kind]}${isInitial ? `. ${texts.details.initial}` : ''}`,
          ],
          [texts.details.tags, tags.join(', ')],
          [texts.details.entry, listed(entry, actions)],
          [texts.details.exit, listed(exit, actions)],
          [
            texts.details.runs,
            listed(
              invokes.map(({ src }) => src),
              actors,
            ),
          ],
          [texts.details.starting, listed(starting, actions)],
          [texts.details.historyDefaults, defaultsInside(state).join(', ')],
          [texts.details.requirements, requirements.join(', ')],
          [texts.details.source, sourceLine(chart, id)],
        ]}
      />
      <PartList title={texts.details.leaving} transitions={transitions.filter(({ source }) => source === id)} />
      <PartList
        title={texts.details.arriving}
        transitions={transitions.filter(({ targets }) => targets.includes(id))}
      />
      <Requirements coverage={coverage} machine={chart.id} coveredBy={`${chart.id}.${id}`} />
    </>
  );
}
