import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { originOf } from '../origin.ts';
import { policyOf } from './build-policy.ts';
import { caddyfile } from './caddy.ts';
import { encoded, isEncodable } from './encodings.ts';
import { createHandler } from './handler.ts';
import { headersFile } from './headers-file.ts';
import { MISSING_FILE, netlifyFile } from './netlify.ts';
import { nginxConfig } from './nginx.ts';
import { robotsFile, sitemapFile } from './robots.ts';

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
          if (!web || !stats || isWatch || stats.hasErrors()) return;
          const policy = policyOf(web.distPath);
          const origin = originOf(process.env['LOADOUT_ORIGIN']);
          await writeFile(join(web.distPath, 'robots.txt'), robotsFile(origin));
          if (origin !== '') await writeFile(join(web.distPath, 'sitemap.xml'), sitemapFile(origin));
          await writeFile(join(web.distPath, MISSING_FILE), 'Not found');
          await storeEncodings(web.distPath);
          await writeFile(join(web.distPath, '_headers'), headersFile(policy));
          // A host must not send these to anybody.
          const beside = `${web.distPath}-hosting`;
          await mkdir(beside, { recursive: true });
          await writeFile(join(beside, 'nginx.conf'), nginxConfig({ root: '/srv/loadout/dist', listen: '80', policy }));
          await writeFile(join(beside, 'netlify.toml'), netlifyFile());
          await writeFile(join(beside, 'Caddyfile'), caddyfile({ root: '/srv/loadout/dist', listen: ':80', policy }));
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
