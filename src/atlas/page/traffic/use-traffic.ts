import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { Chart } from '../../chart/chart.ts';
import type { ChartNumbers } from '../../chart-view/numbers.ts';
import type { CountedTraffic } from '../../traffic/counting.ts';
import { useAtlas } from '../atlas-context.ts';
import { useSubscribed } from '../use-subscribed.ts';
import { chartNumbers, tallyOfBuild } from './chart-numbers.ts';
import type { Checked } from './traffic-client.ts';
import { buildVersion } from './version-of-chart.ts';

/** What was counted last; null where nothing is open. */
export function useCounted(): CountedTraffic | null {
  const { machine, client } = useAtlas().traffic;
  const isCounted = useSelector(machine, (snapshot) => snapshot.hasTag('counted'));
  const counted = useSubscribed(client, () => client.counted);
  return isCounted ? counted : null;
}

/** What replaying has found; null before. */
export function useChecked(): Checked | null {
  const { client } = useAtlas().traffic;
  return useSubscribed(client, () => client.checked);
}

/** The numbers of a chart; undefined where nothing is counted of its machine. */
export function useNumbers(chart: Chart): ChartNumbers | undefined {
  const counted = useCounted();
  return useMemo(() => {
    const tally = counted === null ? null : tallyOfBuild(counted.tally, chart.id, buildVersion(chart.id));
    return tally === null ? undefined : chartNumbers(chart, tally);
  }, [counted, chart]);
}
