import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { storeEncodings } from '../hosting/hosting.plugin.ts';
import { ofShop, SHOP } from '../script-budget.plugin.ts';
import { compileWorker } from './compile.ts';
import { textsVersion } from './texts-version.ts';
import { WORKER_FILE, writeWorker } from './write-worker.ts';

/** Writes the worker that opens the shop without a network (R32), and beside the build the one that takes it away. */
export function pluginOffline(): RsbuildPlugin {
  return {
    name: 'loadout:offline',
    apply: 'build',
    setup(api) {
      api.onAfterBuild(async ({ stats, isWatch, environments: { web } }) => {
        if (!stats || !web || isWatch || stats.hasErrors()) return;
        const chunks = ofShop(stats)?.toJson({ all: false, chunks: true, ids: true }).chunks ?? [];
        const ofAtlas = chunks.filter(({ runtime }) => !runtime?.includes(SHOP)).flatMap(({ files }) => files ?? []);
        if (ofAtlas.length === 0) throw new Error('The build has no script of the atlas.');
        const count = await writeWorker(web.distPath, ofAtlas, textsVersion(join(api.context.rootPath, 'locales')));
        const removal = join(`${web.distPath}-hosting`, 'without-worker');
        await mkdir(removal, { recursive: true });
        await writeFile(join(removal, WORKER_FILE), await compileWorker('removal.ts'));
        await storeEncodings(removal);
        api.logger.log(`${count} files kept for visits without a network.`);
      });
    },
  };
}
