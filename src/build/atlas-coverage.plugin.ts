import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';

/** Where the last test run leaves what it has walked, and where the atlas asks for it. */
const REPORT = 'reports/flows.json';
const ASSET = 'atlas/coverage.json';

/**
 * Brings along the coverage of the last test run; `null` where there was none, so that the atlas never asks in vain.
 */
export function pluginAtlasCoverage(): RsbuildPlugin {
  return {
    name: 'loadout:atlas-coverage',
    setup(api) {
      api.processAssets({ stage: 'additional' }, ({ compilation, sources }) => {
        const file = join(api.context.rootPath, REPORT);
        const text = existsSync(file) ? readFileSync(file, 'utf8') : 'null';
        compilation.emitAsset(ASSET, new sources.RawSource(text));
      });
    },
  };
}
