import { useColorScheme } from '@mantine/hooks';
import { useSelector } from '@xstate/react';
import { memo, use, useCallback, useDeferredValue, useEffect, useMemo } from 'react';
import type { Chart as ChartData } from '../../chart/chart.ts';
import { ChartDrawing, type ChartDrawingProps } from '../../chart-view/ChartDrawing.tsx';
import '../../chart-view/chart.css';
import '../../chart-view/chart-dark.css';
import '../../chart-view/folds.css';
import { reachedBy } from '../../chart-view/reached.ts';
import { isTransition } from '../address.ts';
import { useAtlas, useCoverage } from '../atlas-context.ts';
import { layoutFor, prepareLayouts, withFolds } from './layouts.ts';
import { rowsOf, wordsFor } from '../coverage/coverage.ts';
import { scrollToMark } from './scroll-to-mark.ts';
import { texts } from '../texts.ts';
import { useTrialSteps } from '../trial/use-trial.ts';
import { useLit } from '../use-lit.ts';

/** Draws anew only what has changed. */
const Chart = memo(ChartDrawing);

interface DrawingProps extends Pick<ChartDrawingProps, 'numbers' | 'differences'> {
  readonly chart: ChartData;
  /** The chart that is drawn, with nothing folded: the same, with room for numbers, or with what another version has. */
  readonly whole: ChartData;
}

/** The drawing of a chart with its coverage, what is active on it, what is folded, and what is selected. */
export function Drawing({ chart, whole, numbers, differences }: DrawingProps) {
  const { viewer } = useAtlas();
  const folded = useSelector(viewer, ({ context }) => context.folded);
  // What is drawn stays until the next layout is there.
  const layout = use(layoutFor(useDeferredValue(withFolds(whole, folded))));
  const scheme = useColorScheme('light', { getInitialValueInEffect: false });
  const coverage = useCoverage();
  const { active, taken } = useLit(chart.id);
  const part = useSelector(viewer, ({ context }) => context.part);
  const isTried = useTrialSteps(chart.id).length > 0;
  const isWalking = useSelector(viewer, (snapshot) => snapshot.matches({ walk: 'open' })) || isTried;
  useEffect(() => void prepareLayouts(whole), [whole]);
  useEffect(() => {
    if (part !== null) scrollToMark('[aria-pressed="true"], .chart-selected-inside');
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
  const fold = useCallback(
    (state: string) => {
      const isFolded = viewer.getSnapshot().context.folded.includes(state);
      viewer.send({ type: isFolded ? 'state.unfolded' : 'state.folded', state });
    },
    [viewer],
  );
  return (
    <Chart
      layout={layout}
      label={texts.chart.of(chart.id)}
      scheme={scheme}
      reached={numbers === undefined && differences === undefined ? reached : undefined}
      numbers={numbers}
      differences={differences}
      reachedWords={wordsFor(coverage)}
      active={active}
      taken={taken}
      selectedState={part !== null && !isTransition(part) ? part : undefined}
      selectedTransition={part !== null && isTransition(part) ? part : undefined}
      onPickState={select}
      onPickTransition={select}
      onFold={fold}
    />
  );
}
