import { stimulusOf } from '../../../../tests/engine/machine/stimulus.ts';
import type { Stimulus } from '../../../../tests/engine/model.ts';
import type { Chart } from '../../chart/chart.ts';
import { stimuliOfChart } from '../../trial/stimuli-of-chart.ts';
import { groupOf } from '../charts.ts';
import { loadOnce } from '../load-once.ts';

async function stimuliOfBuild(id: string): Promise<readonly Stimulus[]> {
  const response = await fetch(`/atlas/stimuli/${encodeURIComponent(id)}.json`);
  if (!response.ok) throw new Error(`stimuli of ${id}: ${response.status}`);
  const words: unknown = await response.json();
  return Array.isArray(words) ? words.map(String).map(stimulusOf) : [];
}

/** What can happen to the machine of a chart: its starts, its events with their payloads, the answers of its actors. */
export const loadStimuli = loadOnce(
  new WeakMap<Chart, Promise<readonly Stimulus[]>>(),
  async (chart: Chart): Promise<readonly Stimulus[]> => {
    const isOfBuild = ['shop', 'atlas'].includes(groupOf(chart.id));
    return isOfBuild ? stimuliOfBuild(chart.id) : stimuliOfChart(chart);
  },
);
