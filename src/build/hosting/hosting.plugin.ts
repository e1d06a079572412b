import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { encoded, isEncodable } from './encodings.ts';
import { createHandler } from './handler.ts';

/** Stores every text file of a build in each encoding, beside itself. */
export async function storeEncodings(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter(isEncodable);
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      for (const [ending, content] of await encoded(await readFile(path))) await writeFile(path + ending, content);
    }),
  );
}

/** Makes a build ready for a host, and serves it on this machine as a host would. It comes after all that adds files. */
export function pluginHosting(): RsbuildPlugin {
  return {
    name: 'loadout:hosting',
    setup(api) {
      api.onAfterBuild({
        order: 'post',
        handler: async ({ stats, isWatch, environments: { web } }) => {
          if (web && stats && !isWatch && !stats.hasErrors()) await storeEncodings(web.distPath);
        },
      });
      api.onBeforeStartPreviewServer(({ server, environments: { web } }) => {
        if (!web) return;
        const handle = createHandler(web.distPath);
        server.middlewares.use((request, response) => void handle(request, response));
      });
    },
  };
}
