import type { RsbuildPlugin } from '@rsbuild/core';
import { type MachineId, machines } from '../../machines/index.ts';
import { exportTexts } from './machine-code/export-texts.ts';
import { ATLAS_FILES } from './atlas-files.ts';

/**
 * Writes every machine of the register in the formats that are text, where the atlas offers them: the source of a
 * machine is known when it is built, and no more in the page.
 */
export function pluginAtlasExports(): RsbuildPlugin {
  return {
    name: 'loadout:atlas-exports',
    setup(api) {
      api.processAssets(ATLAS_FILES, ({ compilation, sources }) => {
        for (const id of Object.keys(machines) as MachineId[])
          for (const [ending, text] of Object.entries(exportTexts(id)))
            compilation.emitAsset(`atlas/exports/${id}.${ending}`, new sources.RawSource(text));
      });
    },
  };
}
