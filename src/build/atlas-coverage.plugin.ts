import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { plannedCoverage } from './planned-coverage.ts';
import { ATLAS_FILES } from './atlas-files.ts';

/** Where the last test run leaves what it has walked, and where the atlas asks for it. */
const REPORT = 'reports/flows.json';
const ASSET = 'atlas/coverage.json';

/**
 * Brings along the coverage of the last test run, or where there was none what the walk files plan.
 */
export function pluginAtlasCoverage(): RsbuildPlugin {
  return {
    name: 'loadout:atlas-coverage',
    setup(api) {
      api.processAssets(ATLAS_FILES, ({ compilation, sources }) => {
        const file = join(api.context.rootPath, REPORT);
        const text = existsSync(file)
          ? readFileSync(file, 'utf8')
          : JSON.stringify(plannedCoverage(api.context.rootPath));
        compilation.emitAsset(ASSET, new sources.RawSource(text));
      });
    },
  };
}
