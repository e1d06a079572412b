import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RsbuildConfig, type RsbuildPlugin, createRsbuild, loadConfig, mergeRsbuildConfig } from '@rsbuild/core';
import { FAULTS, withFaults } from './faults.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Where the build of the shop is. */
export const DIST_FOLDER = join(root, 'dist');

/** Where the build with the faults goes. */
export const FAULTY_FOLDER = join(root, 'reports/learn/faulty');

/** Puts the faults into the sources as they are built, and notes which files it met. */
function pluginFaults(met: Set<string>): RsbuildPlugin {
  const files = new Set(FAULTS.map(({ file }) => file));
  const fileOf = (path: string): string => relative(root, path).split(sep).join('/');
  return {
    name: 'faults',
    setup: (api) => {
      api.transform({ test: (path) => files.has(fileOf(path)), order: 'pre' }, ({ code, resourcePath }) => {
        const here = fileOf(resourcePath);
        met.add(here);
        return withFaults(
          code,
          FAULTS.filter(({ file }) => file === here),
        );
      });
    },
  };
}

async function build(changes: RsbuildConfig): Promise<void> {
  const { content } = await loadConfig({ cwd: root });
  const quiet: RsbuildConfig = { mode: 'production', performance: { printFileSize: false }, logLevel: 'error' };
  const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: mergeRsbuildConfig(content, quiet, changes) });
  const { close } = await rsbuild.build();
  await close();
}

/** Builds the shop as it is, where there is no build yet. */
export async function buildWhereNone(): Promise<void> {
  if (!existsSync(join(DIST_FOLDER, 'index.html'))) await build({});
}

/**
 * Builds the shop once with all faults in it, each behind a switch that is off. The machines are as they are.
 *
 * @throws where the place of a fault is not there exactly once, or a file is no part of the build
 */
export async function buildWithFaults(): Promise<void> {
  const met = new Set<string>();
  await build({ plugins: [pluginFaults(met)], output: { distPath: { root: FAULTY_FOLDER } } });
  const missing = FAULTS.find(({ file }) => !met.has(file));
  if (missing !== undefined) throw new Error(`${missing.file} is no part of the build, so «${missing.name}» is not.`);
}
