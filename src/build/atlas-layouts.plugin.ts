import type { RsbuildPlugin } from '@rsbuild/core';
import { type MachineId, machines } from '../../machines/index.ts';
import type { Words } from '../../machines/words-of-machine.ts';
import { joins } from '../atlas/chart/joins.ts';
import { OVERVIEW, overviewOf, overviewWords } from '../atlas/chart/overview.ts';
import { words } from '../../machines/words.ts';
import type { Chart } from '../atlas/chart/chart.ts';
import { chartInWords } from '../atlas/chart/in-words.ts';
import { foldedChart, usualFolds } from '../atlas/chart/folding.ts';
import { chartOf } from '../atlas/chart/chart-of.ts';
import { chartWithRoom } from '../atlas/chart/room-for-numbers.ts';
import { keptLayouts } from './kept-layouts.ts';
import { ATLAS_FILES } from './atlas-files.ts';

/**
 * Lays out the charts of the register, in the names of the code and in plain words, each without and with room for the numbers
 * of traffic, so that the atlas draws them at once; and without that room as states are folded most, one file a chart. A worker of
 * the page lays out other folds, and charts that only a stream or a file defines.
 */
export function pluginAtlasLayouts(): RsbuildPlugin {
  return {
    name: 'loadout:atlas-layouts',
    setup(api) {
      api.processAssets(ATLAS_FILES, async ({ compilation, sources }) => {
        const textOf = keptLayouts(api.context.rootPath);
        const inBoth = (id: string, chart: Chart, plain: Words): [string, Chart][] => [
          [id, chart],
          [`${id}.plain`, chartInWords(chart, plain)],
        ];
        const charts = [
          ...inBoth(OVERVIEW, chartOf(overviewOf(machines, joins)), overviewWords(joins)),
          ...Object.entries(machines).flatMap(([id, machine]) => inBoth(id, chartOf(machine), words[id as MachineId])),
        ];
        const withRoom = charts.map(([id, chart]): [string, Chart] => [`${id}.traffic`, chartWithRoom(chart)]);
        const emit = (name: string, text: string): void =>
          compilation.emitAsset(`atlas/layouts/${name}.json`, new sources.RawSource(text));
        for (const [id, chart] of [...charts, ...withRoom]) emit(id, await textOf(chart));
        for (const [id, chart] of charts) {
          const layouts: string[] = [];
          for (const folds of usualFolds(chart))
            layouts.push(`${JSON.stringify(folds.join())}:${await textOf(foldedChart(chart, folds))}`);
          if (layouts.length > 0) emit(`${id}.folds`, `{${layouts.join(',')}}`);
        }
      });
    },
  };
}
