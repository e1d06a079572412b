import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { tanstackRouter } from '@tanstack/router-plugin/rspack';
import presetMantine from 'postcss-preset-mantine';
import simpleVars from 'postcss-simple-vars';
import { CHUNK_TIMEOUT } from './machines/chunk/limits.ts';
import { theme } from './src/app/theme/theme.ts';
import { pluginAtlasCoverage } from './src/build/atlas-coverage.plugin.ts';
import { pluginAtlasExports } from './src/build/atlas-exports.plugin.ts';
import { pluginAtlasLayouts } from './src/build/atlas-layouts.plugin.ts';
import { pluginHomeBudget } from './src/build/home-budget.plugin.ts';
import { socialTags } from './src/build/social-tags.ts';
import { breakpointVariables } from './src/build/theme-sheet.ts';
import { pluginThemeSheet } from './src/build/theme-sheet.plugin.ts';
import { socialPicture } from './src/catalogue/pictures.ts';

/** The pages of the build: each is a script and the HTML around it. The shop, and the flow atlas of its analysts. */
const pages = {
  index: { entry: './src/main.tsx', template: './src/index.html' },
  atlas: { entry: './src/atlas/main.tsx', template: './src/atlas/atlas.html' },
};

export default defineConfig({
  plugins: [
    pluginReact(),
    pluginThemeSheet(),
    pluginAtlasCoverage(),
    pluginAtlasExports(),
    pluginAtlasLayouts(),
    pluginHomeBudget(),
  ],
  source: {
    entry: Object.fromEntries(Object.entries(pages).map(([name, { entry }]) => [name, entry])),
  },
  html: {
    template: ({ entryName }) => Object.entries(pages).find(([name]) => name === entryName)?.[1].template,
    scriptLoading: 'module',
    tags: (tags, { entryName }) =>
      entryName === 'index' ? [...tags, ...socialTags(socialPicture, process.env['LOADOUT_ORIGIN'])] : tags,
  },
  output: {
    distPath: { root: process.env['LOADOUT_DIST'] || 'dist' },
    copy: [
      { from: '**/translation.json', context: 'locales', to: 'locales' },
      { from: '**/*', context: 'src/catalogue/pictures', to: 'pictures' },
      { from: '*/*.walks', context: 'tests/machines', to: 'atlas/walks/[name][ext]' },
    ],
    // A page under a content policy carries nothing inline: no data addresses, no scripts, no styles.
    dataUriLimit: 0,
    inlineScripts: false,
    inlineStyles: false,
    injectStyles: false,
    polyfill: 'off',
    legalComments: 'linked',
    sourceMap: false,
  },
  server: {
    port: 3000,
    strictPort: false,
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
    watchFiles: { type: 'reload-server', paths: ['src/app/theme/theme.ts', 'src/build/*.ts'] },
  },
  performance: {
    printFileSize: { exclude: (asset) => !/\.(?:js|css|html)$/.test(asset.name) },
  },
  tools: {
    postcss: (_options, { addPlugins }) => {
      addPlugins([presetMantine(), simpleVars({ variables: breakpointVariables(theme) })]);
    },
    rspack: {
      // The atlas shares no chunk with the shop, so that nothing of it comes along there.
      optimization: { splitChunks: { chunks: ({ runtime }) => !runtime.has('atlas') } },
      output: {
        chunkLoadTimeout: CHUNK_TIMEOUT,
        // Under a policy that asks for trusted types, a chunk's address may reach a script element only through this
        // one.
        trustedTypes: { policyName: 'loadout' },
      },
      plugins: [
        tanstackRouter({
          target: 'react',
          routesDirectory: './src/routes',
          generatedRouteTree: './src/routeTree.gen.ts',
          autoCodeSplitting: true,
          quoteStyle: 'single',
          semicolons: true,
          addExtensions: true,
          disableLogging: true,
        }),
      ],
    },
  },
});
