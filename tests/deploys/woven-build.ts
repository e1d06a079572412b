import { cpSync, existsSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRsbuild, loadConfig } from '@rsbuild/core';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What of the checkout a build reads. */
const COPIED = ['src', 'machines', 'locales', 'tests/engine', 'tests/machines', 'package.json', 'tsconfig.json'];
const CONFIG = 'rsbuild.config.ts';

/** The plugin that makes a build ready for hosts: it compresses every file. */
const COMPRESSING = 'loadout:hosting';

/** The page of the analysts, empty: for a build in which it has no part. */
export const WITHOUT_ATLAS: readonly [file: string, source: string] = ['src/atlas/main.tsx', 'export {};\n'];

/** The plugins for the atlas, the budgets and the worker: a build of the shop's pages alone leaves them out. */
export const BESIDE_PAGES = /^loadout:(?:atlas-\w+|script-\w+|offline)$/u;

/** All that a woven build is made from but what weaves it: for the hash that names it. */
export const SHOP_SOURCES: readonly string[] = [
  'src',
  'machines',
  'locales',
  'tests/deploys/woven-build.ts',
  CONFIG,
  'package-lock.json',
];

/** A build of the shop from changed sources. */
export interface WovenBuild {
  /** Where it goes, as an absolute path that names all that it is made from: what is there already is not made again. */
  readonly tree: string;
  /** The files that read otherwise than in the checkout, by their paths from its root. */
  readonly files: ReadonlyMap<string, string>;
  /** The plugins of the configuration that are left out, by their names. */
  readonly without: RegExp;
  /** Whether scripts are left as the bundler writes them and nothing is compressed, which takes two thirds of the time. */
  readonly isPlain?: boolean;
}

/** Copies what the build reads, with the changes. */
function writeTree(tree: string, files: WovenBuild['files']): void {
  rmSync(tree, { recursive: true, force: true });
  for (const name of [...COPIED, CONFIG]) cpSync(join(root, name), join(tree, name), { recursive: true });
  for (const [file, source] of files) writeFileSync(join(tree, file), source);
  const coverage = join(root, 'reports/flows.json');
  mkdirSync(join(tree, 'reports'), { recursive: true });
  if (existsSync(coverage)) symlinkSync(coverage, join(tree, 'reports/flows.json'));
}

/** Runs the bundler in a folder. The router's plugin looks for the routes in the process's own folder. */
async function bundle(tree: string, { without, isPlain = false }: WovenBuild): Promise<void> {
  const isLeftOut = (name: string): boolean => without.test(name) || (isPlain && name === COMPRESSING);
  const before = process.cwd();
  process.chdir(tree);
  process.env['NODE_ENV'] = 'production';
  try {
    const { content } = await loadConfig({ cwd: tree, path: join(tree, CONFIG) });
    const plugins = (content.plugins ?? []).filter((plugin) => !(plugin && 'name' in plugin && isLeftOut(plugin.name)));
    const output = { ...content.output, ...(isPlain && { minify: false }) };
    const config = { ...content, plugins, output, logLevel: 'error' as const };
    const { close } = await (await createRsbuild({ cwd: tree, config })).build();
    await close();
  } finally {
    process.chdir(before);
  }
}

/** Builds the shop from changed sources, unless that build is there already. */
export async function buildWoven(build: WovenBuild): Promise<void> {
  const { tree, files } = build;
  if (existsSync(join(tree, 'done'))) return;
  const draft = `${tree}.${process.pid}`;
  writeTree(draft, files);
  await bundle(draft, build);
  writeFileSync(join(draft, 'done'), '');
  rmSync(tree, { recursive: true, force: true });
  renameSync(draft, tree);
}
