import { basename } from 'node:path';
import { defineConfig, type HtmlTag, logger, type Rspack, rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { tanstackRouter } from '@tanstack/router-plugin/rspack';
import presetMantine from 'postcss-preset-mantine';
import simpleVars from 'postcss-simple-vars';
import { CHUNK_TIMEOUT } from './machines/chunk/limits.ts';
import { theme } from './src/ui/theme/theme.ts';
import { pluginAtlasCoverage } from './src/build/atlas-coverage.plugin.ts';
import { pluginAtlasExports } from './src/build/atlas-exports.plugin.ts';
import { pluginAtlasLayouts } from './src/build/atlas-layouts.plugin.ts';
import { pluginAtlasSources } from './src/build/atlas-sources.plugin.ts';
import { pluginAtlasStimuli } from './src/build/atlas-stimuli.plugin.ts';
import { pluginCatalogue } from './src/build/catalogue/catalogue.plugin.ts';
import { hashesOf, servedName } from './src/build/catalogue/picture-files.ts';
import { textsAtHand } from './src/build/catalogue/split-texts.ts';
import { pluginLeftOut } from './src/build/left-out/left-out.plugin.ts';
import { META_POLICY } from './src/build/hosting/content-policy.ts';
import { pluginHosting } from './src/build/hosting/hosting.plugin.ts';
import { pluginMachineWords, SHOP_LAYER } from './src/build/machine-words.plugin.ts';
import { pluginOffline } from './src/build/offline/offline.plugin.ts';
import { textsHeaders } from './src/build/offline/texts-version.ts';
import { pluginPages, RENDERING } from './src/build/pages/pages.plugin.ts';
import { pluginScriptInventory } from './src/build/script-inventory.plugin.ts';
import { pluginSameBuild } from './src/build/same-build.plugin.ts';
import { pluginScriptBudget, SHOP } from './src/build/script-budget.plugin.ts';
import { originOf } from './src/build/origin.ts';
import { socialTags } from './src/build/social-tags.ts';
import { breakpointVariables } from './src/build/theme-sheet.ts';
import { pluginThemeSheet } from './src/build/theme-sheet.plugin.ts';
import { socialPicture } from './src/catalogue/pictures.ts';

/** The pages of the build: each is a script and the HTML around it. The shop, and the flow atlas of its analysts. */
const pages = {
  index: { entry: { import: './src/main.ts', layer: SHOP_LAYER }, template: './src/index.html' },
  atlas: { entry: './src/atlas/main.tsx', template: './src/atlas/atlas.html' },
};

/** Where the pictures lie, and what stands for the content of each in the names of its files. */
const PICTURES = 'src/catalogue/pictures';
const pictureHashes = hashesOf(PICTURES);

/** The preview of a shared link, as it is served. */
const sharedPicture = { ...socialPicture, file: servedName(socialPicture.file, pictureHashes) };

/** The name that `src/main.ts` gives the script which starts the shop. */
const START = 'start';

/** One style sheet for the whole shop: a page of the build needs that of its screen before any script runs. */
const shopSheet = {
  name: 'shop',
  type: 'css/mini-extract',
  chunks: ({ runtime }: Rspack.Chunk) => !runtime.has('atlas'),
  enforce: true,
};

/** The packages that every page needs, in a script that outlives most changes of the shop. React has one of its own. */
const libraries = {
  name: 'libraries',
  test: /[\\/]node_modules[\\/](?!(?:react|react-dom|scheduler)[\\/])/,
  chunks: ({ name }: Rspack.Chunk) => name === START,
  enforce: true,
};

/**
 * Chromium compiles the functions of the shop's scripts while they come, beside the page, and not each when it is first
 * called: the long tasks of home's start pass 50 ms by 3 ms in all, and by 39 ms without this (thread clock, cold, median
 * of five), and the first touch that leads to a screen is answered by compiled code. It stands there after the scripts
 * have been made small. The first script holds up the page, and is run once.
 */
const compileHint = {
  banner: ({ chunk: { runtime } }: { readonly chunk: Rspack.Chunk }) =>
    runtime.has(SHOP) ? '//# allFunctionsCalledOnLoad' : '',
  raw: true,
  include: /\/(?:lib-react|libraries|start|async)[./]/u,
  stage: rspack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
};

/**
 * What every page needs lies beside the first script; what single screens need, in a folder of its own. The first script
 * names each with as much of its hash as tells two of one name apart.
 */
function scriptName({ chunk }: Rspack.PathData): string {
  const isForAll = [START, libraries.name, 'lib-react'].includes(chunk?.name ?? '');
  return `static/js/${isForAll ? '' : 'async/'}[name].[contenthash:8].js`;
}

/**
 * The routes of which the router's plugin splits nothing off. The frame stands even when no further script comes; a page
 * at two addresses has one script (`src/routes/-lazy-pages.ts`). Said here, for what a route says of it is sent to every
 * page.
 */
const WHOLE_ROUTES: ReadonlySet<string> = new Set(['__root__', '/', '/$', '/ProductList/', '/ProductList/$id']);

/** The first script of the shop holds up the page: what it prepares must be there at the first paint. It is small. */
function shopTags(tags: HtmlTag[]): HtmlTag[] {
  const blocking = tags.map((tag) =>
    tag.tag === 'script' ? { ...tag, attrs: { ...tag.attrs, type: undefined } } : tag,
  );
  return [...blocking, ...socialTags(sharedPicture, originOf(process.env['LOADOUT_ORIGIN']))];
}

export default defineConfig(({ command }) => ({
  plugins: [
    pluginReact(),
    pluginThemeSheet(),
    pluginAtlasCoverage(),
    pluginAtlasExports(),
    pluginAtlasLayouts(),
    pluginAtlasSources(),
    pluginAtlasStimuli(),
    pluginCatalogue({ pictureHashes }),
    pluginLeftOut(),
    pluginMachineWords(),
    pluginPages(),
    pluginOffline(),
    pluginScriptInventory(),
    pluginScriptBudget(),
    pluginSameBuild(),
    pluginHosting(),
  ],
  environments: {
    web: {
      source: {
        entry: Object.fromEntries(Object.entries(pages).map(([name, { entry }]) => [name, entry])),
        define: { TEXTS_HEADERS: JSON.stringify(textsHeaders('locales', command)) },
      },
      // Every script carries its hash, those that are loaded later included.
      security: { sri: { enable: 'auto', algorithm: 'sha256' } },
      output: {
        copy: [
          {
            from: '**/translation.json',
            context: 'locales',
            to: 'locales',
            transform: (file: Buffer) => textsAtHand(file.toString()),
          },
          {
            from: '**/*',
            context: PICTURES,
            to: ({ absoluteFilename = '' }) => `pictures/${servedName(basename(absoluteFilename), pictureHashes)}`,
          },
          { from: '*/*.walks', context: 'tests/machines', to: 'atlas/walks/[name][ext]' },
        ],
      },
      tools: {
        rspack: {
          // Exports are named by how short a name is left in their module: 600 bytes less for home, brotli.
          optimization: { mangleExports: 'size', splitChunks: { cacheGroups: { shop: shopSheet, libraries } } },
          output: { chunkFilename: scriptName },
          plugins: [new rspack.BannerPlugin(compileHint)],
        },
      },
    },
    // Renders the pages of the shop after the build, from the same sources. Nothing of it is sent to anybody.
    ...(command !== 'dev' && {
      [RENDERING]: {
        source: { entry: { 'render-page': './src/app/rendering/render-page.tsx' } },
        output: { target: 'node', emitAssets: false, minify: false },
        tools: { rspack: { optimization: { splitChunks: false }, output: { asyncChunks: false } } },
      },
    }),
  },
  html: {
    template: ({ entryName }) => Object.entries(pages).find(([name]) => name === entryName)?.[1].template,
    favicon: './src/favicon.svg',
    scriptLoading: 'module',
    // The server of `npm run dev` brings scripts and styles of its own.
    ...(command !== 'dev' && {
      meta: { policy: { 'http-equiv': 'Content-Security-Policy', content: META_POLICY } },
    }),
    tags: (tags, { entryName }) => (entryName === 'index' ? shopTags(tags) : tags),
  },
  output: {
    distPath: { root: process.env['LOADOUT_DIST'] || 'dist' },
    // The name for a reader, and as much of the hash as tells two of one name apart.
    cssModules: { localIdentName: '[local]-[hash:base64:3]' },
    // A page under a content policy carries nothing inline: no data addresses, no scripts, no styles.
    dataUriLimit: 0,
    inlineScripts: false,
    inlineStyles: false,
    injectStyles: false,
    polyfill: 'off',
    // Three passes are the smallest of one to six: home's scripts have 130 bytes less, brotli, than with one.
    minify: { jsOptions: { minimizerOptions: { compress: { passes: 3 } } } },
    legalComments: 'linked',
    sourceMap: false,
  },
  server: {
    port: 3000,
    strictPort: false,
    // The bundler itself would print each page by its name alone, and `/atlas` is an address of the shop.
    printUrls: ({ urls }) => {
      for (const url of urls) logger.log(`  shop   ${url}/\n  atlas  ${url}/atlas.html\n`);
    },
    // Every address is the shop's, but for the one of the atlas. What is missing among the files a page loads stays a
    // plain 404, so that a lost script or locale file is an error for the code that asked and not a page of HTML.
    htmlFallback: false,
    historyApiFallback: {
      index: '/index.html',
      disableDotRule: true,
      rewrites: [
        { from: /^\/atlas\.html$/, to: '/atlas.html' },
        {
          from: /^\/(?:static|locales|pictures|atlas)\//,
          to: ({ request, parsedUrl }) =>
            request.headers.accept?.includes('text/html') ? '/index.html' : parsedUrl.pathname,
        },
      ],
    },
  },
  dev: {
    watchFiles: { type: 'reload-server', paths: ['src/ui/theme/theme.ts', 'src/build/*.ts', 'src/catalogue/seeds.ts'] },
  },
  performance: {
    printFileSize: { exclude: (asset) => !/\.(?:js|css|html)$/.test(asset.name) },
  },
  tools: {
    postcss: (_options, { addPlugins }) => {
      addPlugins([presetMantine(), simpleVars({ variables: breakpointVariables(theme) })]);
    },
    rspack: {
      // The atlas and its workers share no chunk with the shop, so that nothing of them comes along there.
      optimization: { splitChunks: { chunks: ({ runtime }) => runtime.has(SHOP) } },
      output: {
        chunkLoadTimeout: CHUNK_TIMEOUT,
        // Under a policy that asks for trusted types, a chunk's address may reach a script element only through this
        // one.
        trustedTypes: { policyName: 'loadout' },
      },
      // What asks for `global` is at home in a browser as well: XState looks for its inspector there, if there is one.
      node: { global: false },
      plugins: [
        tanstackRouter({
          target: 'react',
          routesDirectory: './src/routes',
          generatedRouteTree: './src/routeTree.gen.ts',
          autoCodeSplitting: true,
          codeSplittingOptions: { splitBehavior: ({ routeId }) => (WHOLE_ROUTES.has(routeId) ? [] : undefined) },
          quoteStyle: 'single',
          semicolons: true,
          addExtensions: true,
          disableLogging: true,
        }),
      ],
    },
  },
}));
