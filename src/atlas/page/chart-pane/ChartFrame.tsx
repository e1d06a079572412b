import { useSelector } from '@xstate/react';
import type { Chart } from '../../chart/chart.ts';
import { useAtlas } from '../atlas-context.ts';
import { texts } from '../texts.ts';
import { useNumbers } from '../traffic/use-traffic.ts';
import { useVersionsOf } from '../versions/use-versions.ts';
import { wordingIn } from '../wording.ts';
import { ChartViewport } from './ChartViewport.tsx';
import { Drawing } from './Drawing.tsx';
import { fitted } from './fit.ts';
import { layoutFor, withFolds, withNumbers } from './layouts.ts';
import type { Size } from './zoom.ts';

/** A chart in its window, with the numbers of traffic or what differs from another version, and with what is folded on it. */
export function ChartFrame({ chart }: { readonly chart: Chart }) {
  const { viewer } = useAtlas();
  const counted = useNumbers(chart);
  const both = useVersionsOf(chart);
  const folded = useSelector(viewer, ({ context }) => context.folded);
  const wording = useSelector(viewer, wordingIn);
  // Two things at a time on one chart could not be told apart.
  const numbers = both === null ? counted : undefined;
  const whole = both?.chart ?? (numbers === undefined ? chart : withNumbers(chart));
  const fit = async (window: Size): Promise<number> => {
    const fits = await fitted(whole, folded, window, (folds) => layoutFor(withFolds(whole, folds)));
    // Layouts may take long: by then another machine may be looked at.
    if (viewer.getSnapshot().context.machine === chart.id)
      for (const state of fits.folded) if (!folded.includes(state)) viewer.send({ type: 'state.folded', state });
    return fits.zoom;
  };
  return (
    <ChartViewport
      label={texts.chart.of(chart.id)}
      onFit={fit}
      isPlain={wording === 'plain'}
      onPlain={() => viewer.send({ type: wording === 'plain' ? 'code.chosen' : 'plain.chosen' })}
      onUnfold={
        folded.length === 0
          ? undefined
          : () => {
              for (const state of folded) viewer.send({ type: 'state.unfolded', state });
            }
      }
    >
      <Drawing chart={chart} whole={whole} numbers={numbers} differences={both?.marks} />
    </ChartViewport>
  );
}
