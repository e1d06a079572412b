import { useColorScheme } from '@mantine/hooks';
import { useSelector } from '@xstate/react';
import { memo, use, useCallback, useEffect, useMemo } from 'react';
import type { Chart as ChartData } from '../../chart/chart.ts';
import { ChartDrawing } from '../../chart-view/ChartDrawing.tsx';
import '../../chart-view/chart.css';
import '../../chart-view/chart-dark.css';
import { reachedBy } from '../../chart-view/reached.ts';
import { isTransition } from '../address.ts';
import { useAtlas, useCoverage } from '../atlas-context.ts';
import { layoutFor, prepareLayouts, withNumbers } from '../charts.ts';
import { rowsOf, wordsFor } from '../coverage/coverage.ts';
import { scrollToMark } from './scroll-to-mark.ts';
import { texts } from '../texts.ts';
import { useNumbers } from '../traffic/use-traffic.ts';
import { useTrialSteps } from '../trial/use-trial.ts';
import { useVersionsOf } from '../versions/use-versions.ts';
import { useLit } from '../use-lit.ts';

/** Draws anew only what has changed. */
const Chart = memo(ChartDrawing);

/** The drawing of a chart with its coverage, what is active on it, and what is selected. */
export function Drawing({ chart }: { readonly chart: ChartData }) {
  const { viewer } = useAtlas();
  const counted = useNumbers(chart);
  const both = useVersionsOf(chart);
  // Two things at a time on one chart could not be told apart.
  const numbers = both === null ? counted : undefined;
  const drawn = both?.chart ?? (numbers === undefined ? chart : withNumbers(chart));
  const layout = use(layoutFor(drawn));
  const scheme = useColorScheme('light', { getInitialValueInEffect: false });
  const coverage = useCoverage();
  const { active, taken } = useLit(chart.id);
  const part = useSelector(viewer, ({ context }) => context.part);
  const isTried = useTrialSteps(chart.id).length > 0;
  const isWalking = useSelector(viewer, (snapshot) => snapshot.matches({ walk: 'open' })) || isTried;
  useEffect(() => void prepareLayouts(drawn), [drawn]);
  useEffect(() => {
    if (part !== null) scrollToMark('[aria-pressed="true"]');
  }, [part]);
  useEffect(() => {
    // A shop that is followed live lights too much at a time to move the chart for it.
    if (isWalking && active.size > 0) scrollToMark('.chart-active');
  }, [isWalking, active]);
  const reached = useMemo(() => reachedBy([...rowsOf(coverage, chart.id).values()]), [coverage, chart]);
  const select = useCallback(
    (selected: string) =>
      viewer.send(selected === '' ? { type: 'selection.cleared' } : { type: 'part.selected', part: selected }),
    [viewer],
  );
  return (
    <Chart
      layout={layout}
      label={texts.chart.of(chart.id)}
      scheme={scheme}
      reached={numbers === undefined && both === null ? reached : undefined}
      numbers={numbers}
      differences={both?.marks}
      reachedWords={wordsFor(coverage)}
      active={active}
      taken={taken}
      selectedState={part !== null && !isTransition(part) ? part : undefined}
      selectedTransition={part !== null && isTransition(part) ? part : undefined}
      onPickState={select}
      onPickTransition={select}
    />
  );
}
