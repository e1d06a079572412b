import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { machines } from '../../machines/index.ts';
import { chartOf } from '../atlas/chart/chart-of.ts';
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
 * Lays out the charts of the register, so that the atlas draws them at once: the engine that places boxes is loaded for
 * charts alone that only a stream defines.
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
        for (const [id, machine] of Object.entries(machines)) {
          const chart = chartOf(machine);
          const file = join(folder, `${hashOf(JSON.stringify(chart), ...code)}.json`);
          const text = readKept(file) ?? JSON.stringify(await layoutOf(chart));
          writeFileSync(file, text);
          compilation.emitAsset(`atlas/layouts/${id}.json`, new sources.RawSource(text));
        }
      });
    },
  };
}
