import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { namesOf, ofShop, SHOP } from './script-budget.plugin.ts';
import { reasonFor } from './script-inventory.ts';

function scriptsOf(stats: Rspack.Stats): { file: string; reason: string }[] {
  const options = { all: false, chunks: true, chunkModules: true, ids: true, modules: true, nestedModules: true };
  return (stats.toJson(options).chunks ?? []).flatMap(({ files = [], names = [], runtime = [], modules = [] }) => {
    const facts = { names, isAtlas: !runtime.includes(SHOP), modules: modules.flatMap(namesOf) };
    return files.filter((file) => file.endsWith('.js')).map((file) => ({ file, reason: reasonFor(facts) }));
  });
}

/** Writes beside each build which scripts it has, with size, hash and reason: `scripts.json`, for who audits the payment. */
export function pluginScriptInventory(): RsbuildPlugin {
  return {
    name: 'loadout:script-inventory',
    apply: 'build',
    setup(api) {
      api.onAfterBuild(async ({ stats, isWatch, environments: { web } }) => {
        const shop = stats && ofShop(stats);
        if (!shop || !web || isWatch || stats.hasErrors()) return;
        const scripts = [
          ...scriptsOf(shop),
          { file: 'sw.js', reason: 'the worker that opens the shop without a network, on no page itself' },
        ];
        const inventory = await Promise.all(
          scripts.map(async ({ file, reason }) => {
            const content = await readFile(join(web.distPath, file));
            const integrity = `sha256-${createHash('sha256').update(content).digest('base64')}`;
            return { file, bytes: content.length, integrity, reason };
          }),
        );
        const folder = `${web.distPath}-hosting`;
        await mkdir(folder, { recursive: true });
        const sorted = inventory.toSorted((one, other) => one.file.localeCompare(other.file));
        await writeFile(join(folder, 'scripts.json'), `${JSON.stringify(sorted, null, 2)}\n`);
      });
    },
  };
}
