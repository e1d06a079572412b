import type { RsbuildPlugin } from '@rsbuild/core';
import { ATLAS_FILES } from './atlas-files.ts';
import { builtCharts } from './built-charts.ts';
import { keptLayouts } from './kept-layouts.ts';

/**
 * Lays out the charts of the register, so that the atlas draws them at once: one file a chart, and one for all folds of a chart. A
 * worker of the page lays out other folds, and charts that only a stream or a file defines.
 */
export function pluginAtlasLayouts(): RsbuildPlugin {
  return {
    name: 'loadout:atlas-layouts',
    setup(api) {
      api.processAssets(ATLAS_FILES, async ({ compilation, sources }) => {
        const textOf = keptLayouts(api.context.rootPath);
        const emit = (file: string, text: string): void =>
          compilation.emitAsset(`atlas/layouts/${file}.json`, new sources.RawSource(text));
        const folded = new Map<string, string[]>();
        for (const { file, folds, chart } of builtCharts()) {
          const text = await textOf(chart);
          if (folds === null) emit(file, text);
          else folded.set(file, [...(folded.get(file) ?? []), `${JSON.stringify(folds)}:${text}`]);
        }
        for (const [file, layouts] of folded) emit(file, `{${layouts.join(',')}}`);
      });
    },
  };
}
