import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
import { layoutOf } from '../atlas/layout/layout.ts';

/** Where layouts are kept from build to build: one takes up to two seconds, and few machines change at a time. */
const KEPT = 'node_modules/.cache/loadout-layouts';
const SOURCES = 'src/atlas/layout';

function hashOf(...texts: readonly string[]): string {
  return createHash('sha256').update(texts.join('\n')).digest('hex');
}

function readKept(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/**
 * Lays out the charts of the register, in the names of the code and in plain words, each without and with room for the numbers
 * of traffic, so that the atlas draws them at once; and without that room as states are folded most, one file a chart. The engine
 * that places boxes is loaded for other folds, and for charts that only a stream or a file defines.
 */
export function pluginAtlasLayouts(): RsbuildPlugin {
  return {
    name: 'loadout:atlas-layouts',
    setup(api) {
      api.processAssets({ stage: 'additional' }, async ({ compilation, sources }) => {
        const folder = join(api.context.rootPath, KEPT);
        mkdirSync(folder, { recursive: true });
        const own = join(api.context.rootPath, SOURCES);
        const code = readdirSync(own).map((name) => readFileSync(join(own, name), 'utf8'));
        const inBoth = (id: string, chart: Chart, plain: Words): [string, Chart][] => [
          [id, chart],
          [`${id}.plain`, chartInWords(chart, plain)],
        ];
        const charts = [
          ...inBoth(OVERVIEW, chartOf(overviewOf(machines, joins)), overviewWords(joins)),
          ...Object.entries(machines).flatMap(([id, machine]) => inBoth(id, chartOf(machine), words[id as MachineId])),
        ];
        const withRoom = charts.map(([id, chart]): [string, Chart] => [`${id}.traffic`, chartWithRoom(chart)]);
        const textOf = async (chart: Chart): Promise<string> => {
          const file = join(folder, `${hashOf(JSON.stringify(chart), ...code)}.json`);
          const text = readKept(file) ?? JSON.stringify(await layoutOf(chart));
          writeFileSync(file, text);
          return text;
        };
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
