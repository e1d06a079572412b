import { useSelector } from '@xstate/react';
import { useAtlas, useCharts, useCoverage } from '../atlas-context.ts';
import { REACHED_SIGNS, type Reached } from '../../chart-view/reached.ts';
import { OVERVIEW } from '../../chart/overview.ts';
import { rowsOf, wordsFor } from './coverage.ts';
import classes from './CoverageBar.module.css';
import { FileButton } from '../files/FileButton.tsx';
import { FileStatus } from '../files/FileStatus.tsx';
import { texts } from '../texts.ts';

const KINDS: readonly Reached[] = ['browser', 'actor', 'nowhere'];

/** The source of the coverage on the chart, the legend of its marks, and how much of this machine is walked. */
export function CoverageBar() {
  const { viewer, coverage: fileLoader } = useAtlas();
  const machine = useSelector(viewer, ({ context }) => context.machine);
  const coverage = useCoverage();
  const known = useCharts().get(machine)?.transitions ?? [];
  const all = rowsOf(coverage, machine);
  const rows = known.flatMap(({ name }) => all.get(name) ?? []);
  const stale = all.size - rows.length;
  const unknown = known.length - rows.length;
  return (
    <section className={classes.bar} aria-label={texts.coverage.region}>
      <FileStatus
        fileLoader={fileLoader}
        asking={texts.coverage.asking}
        empty={texts.coverage.none}
        opened={texts.coverage.from}
      />
      {coverage !== null && all.size === 0 && machine !== OVERVIEW && <p>{texts.coverage.unknown}</p>}
      {stale > 0 && <p>{texts.coverage.stale(stale)}</p>}
      {all.size > 0 && unknown > 0 && <p>{texts.coverage.missing(unknown)}</p>}
      {rows.length > 0 && (
        <ul className={classes.legend}>
          {KINDS.map((kind) => (
            <li key={kind} className={classes[kind]}>
              <span aria-hidden="true">{REACHED_SIGNS[kind]}</span>{' '}
              <span>{`${rows.filter(({ reached }) => reached === kind).length} ${wordsFor(coverage)[kind]}`}</span>
            </li>
          ))}
        </ul>
      )}
      <FileButton label={texts.coverage.choose} fileLoader={fileLoader} />
    </section>
  );
}
