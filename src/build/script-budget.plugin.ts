import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RsbuildPlugin, type Rspack } from '@rsbuild/core';
import { type ChunkStats, judge, screenScripts, weigh } from './script-budget.ts';

/** The entry of the shop. What does not hang on it is the flow atlas's, its workers included. */
export const SHOP = 'index';

/** A module, and those that were joined into it. */
export function namesOf(module: Rspack.StatsModule): string[] {
  return [module, ...(module.modules ?? [])].flatMap(({ name }) => name ?? []);
}

function readStats(stats: Rspack.Stats): ChunkStats {
  const json = stats.toJson({
    all: false,
    entrypoints: true,
    chunks: true,
    chunkModules: true,
    chunkRelations: true,
    ids: true,
    modules: true,
    nestedModules: true,
  });
  return {
    entry: (json.entrypoints?.[SHOP]?.assets ?? []).map(({ name }) => name),
    chunks: (json.chunks ?? []).map((chunk) => ({
      id: String(chunk.id),
      files: chunk.files ?? [],
      siblings: (chunk.siblings ?? []).map(String),
      modules: (chunk.modules ?? []).flatMap(namesOf),
    })),
  };
}

/** The statistics of the environment that makes the shop; a build may have others beside it. */
export function ofShop(stats: Rspack.Stats | Rspack.MultiStats): Rspack.Stats | undefined {
  return 'stats' in stats ? stats.stats.find(({ compilation }) => compilation.entrypoints.has(SHOP)) : stats;
}

/** Prints what each screen loads after each production build, and fails a build that is over a budget. */
export function pluginScriptBudget(): RsbuildPlugin {
  return {
    name: 'loadout:script-budget',
    apply: 'build',
    setup(api) {
      api.onAfterBuild(async ({ stats, isWatch, environments: { web } }) => {
        if (!stats || !web || isWatch || stats.hasErrors()) return;
        const shop = ofShop(stats);
        if (!shop) throw new Error('The build has no statistics of the shop.');
        const screens = screenScripts(readStats(shop));
        const files = [...new Set([...screens.values()].flat())];
        const weights = new Map(
          await Promise.all(
            files.map(async (file) => [file, weigh(await readFile(join(web.distPath, file)))] as const),
          ),
        );
        const { kept, text } = judge({ screens, weights });
        api.logger.log(`\n${text}\n`);
        if (!kept) throw new Error('A screen loads more JavaScript than its budget allows.');
      });
    },
  };
}
