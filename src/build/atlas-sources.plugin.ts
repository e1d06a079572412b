import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { machines } from '../../machines/index.ts';
import { sourceLinesOf } from './source-lines.ts';
import { ATLAS_FILES } from './atlas-files.ts';

/** Writes where each state and transition of the register stands in its source: the file from the root of the checkout, and the line. */
export function pluginAtlasSources(): RsbuildPlugin {
  return {
    name: 'loadout:atlas-sources',
    setup(api) {
      api.processAssets(ATLAS_FILES, ({ compilation, sources }) => {
        const found = Object.keys(machines).map((id) => {
          const file = `machines/${id}/${id}.machine.ts`;
          const lines = sourceLinesOf(readFileSync(join(api.context.rootPath, file), 'utf8'), file);
          return [id, { file, lines }] as const;
        });
        const text = JSON.stringify(Object.fromEntries(found));
        compilation.emitAsset('atlas/sources.json', new sources.RawSource(text));
      });
    },
  };
}
