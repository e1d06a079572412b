import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import { FALLBACK_LANGUAGE, LANGUAGES } from '../../../machines/language/languages.ts';
import { withScriptHashes } from '../hosting/content-policy.ts';
import { originOf } from '../origin.ts';
import { textsAtHand } from '../catalogue/split-texts.ts';
import { looksSheet } from './looks.ts';
import { pageFile, pages } from './page-table.ts';
import { type Renderer, renderAll } from './render-pages.ts';

/** The environment that the bundler makes the renderer in, and the file that comes out. */
export const RENDERING = 'rendering';
const RENDERER_FILE = 'render-page.js';

/** The page of the atlas, which is rendered in the browser alone. */
const ATLAS_FILE = 'atlas.html';

const HASH_LENGTH = 10;

async function write(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  for (const [name, content] of files) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

/**
 * Renders every page of the shop as HTML after each production build (R33), with the renderer that the environment
 * {@link RENDERING} of the same build has made. The template and what the pages are made with stay beside the renderer,
 * for the tests that render them with other texts.
 */
export function pluginPages(): RsbuildPlugin {
  return {
    name: 'loadout:pages',
    apply: 'build',
    setup(api) {
      // The renderer lies beside the build that it belongs to, wherever that goes.
      api.modifyEnvironmentConfig((config, { name }) => {
        if (name === RENDERING) config.output.distPath.root += `-${RENDERING}`;
      });
      api.onAfterBuild(async ({ environments, stats, isWatch }) => {
        const { web, [RENDERING]: rendering } = environments;
        if (!web || !rendering || !stats || isWatch || stats.hasErrors()) return;
        const template = withScriptHashes(await readFile(join(web.distPath, 'index.html'), 'utf8'));
        const atlas = withScriptHashes(await readFile(join(web.distPath, ATLAS_FILE), 'utf8'));
        const address = pathToFileURL(join(rendering.distPath, RENDERER_FILE)).href;
        // A second build in the same process brings another renderer.
        const renderer: Renderer = await import(`${address}?${Date.now()}`);
        const texts = new Map(
          await Promise.all(
            LANGUAGES.map(async (language) => {
              const file = join(api.context.rootPath, 'locales', language, 'translation.json');
              return [language, JSON.parse(textsAtHand(await readFile(file, 'utf8')))] as const;
            }),
          ),
        );
        const styles = new Map<string, string>();
        const placeholder = '/static/css/looks.css';
        const origin = originOf(process.env['LOADOUT_ORIGIN']);
        const common = {
          renderer,
          template,
          origin,
          textsOf: (language: (typeof LANGUAGES)[number]) => texts.get(language),
        };
        const drafts = await renderAll({ ...common, sheet: placeholder }, styles);
        const sheet = looksSheet(styles);
        const hash = createHash('sha256').update(sheet).digest('hex').slice(0, HASH_LENGTH);
        const sheetFile = `static/css/looks.${hash}.css`;
        const files = new Map([...drafts].map(([name, html]) => [name, html.replace(placeholder, `/${sheetFile}`)]));
        const [home] = pages.filter(({ address: at }) => at === '/');
        const first = home && files.get(pageFile(home, FALLBACK_LANGUAGE));
        if (first === undefined) throw new Error('There is no home page.');
        // What a host sends that knows no rules.
        files.set('index.html', first).set(ATLAS_FILE, atlas).set(sheetFile, sheet);
        await write(web.distPath, files);
        await write(
          rendering.distPath,
          new Map([
            ['template.html', template],
            ['sheet.txt', `/${sheetFile}`],
          ]),
        );
        api.logger.log(`${drafts.size} pages rendered: ${pages.length} addresses in ${LANGUAGES.length} languages.`);
      });
    },
  };
}
