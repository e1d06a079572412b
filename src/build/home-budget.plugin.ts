import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RsbuildPlugin, type Rspack } from '@rsbuild/core';
import { type ChunkStats, homeScripts, judge, weigh } from './home-budget.ts';

/** A module, and those that were joined into it. */
function namesOf(module: Rspack.StatsModule): string[] {
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
    entry: (json.entrypoints?.['index']?.assets ?? []).map(({ name }) => name),
    chunks: (json.chunks ?? []).map((chunk) => ({
      id: String(chunk.id),
      files: chunk.files ?? [],
      siblings: (chunk.siblings ?? []).map(String),
      modules: (chunk.modules ?? []).flatMap(namesOf),
    })),
  };
}

/** Prints what the home page loads after each production build, and fails a build that is over the budget. */
export function pluginHomeBudget(): RsbuildPlugin {
  return {
    name: 'loadout:home-budget',
    apply: 'build',
    setup(api) {
      api.onAfterBuild(async ({ stats, isWatch }) => {
        if (!stats || isWatch || stats.hasErrors() || 'stats' in stats) return;
        const files = homeScripts(readStats(stats));
        const sources = await Promise.all(
          files.map(async (file) => [file, await readFile(join(api.context.distPath, file))] as const),
        );
        const { kept, text } = judge(weigh(new Map(sources)));
        api.logger.log(`\n${text}\n`);
        if (!kept) throw new Error('The home page loads more JavaScript than its budget allows.');
      });
    },
  };
}
