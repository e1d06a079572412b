import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRsbuild, loadConfig } from '@rsbuild/core';
import type { Sources } from './all-mutants.ts';
import { nameOf } from './mutant.ts';
import { type Numbered, wovenModule, wovenSheet } from './weave.ts';

/** The root of the checkout. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Where everything of this command is kept. */
export const reports = join(root, 'reports/page-mutants');

/** What of the checkout the build reads. */
const COPIED = ['src', 'machines', 'locales', 'tests/engine', 'tests/machines', 'package.json', 'tsconfig.json'];
const CONFIG = 'rsbuild.config.ts';

/** The line after which the translator has its store. */
const TRANSLATOR = 'src/app/texts/i18n.ts';
const TRANSLATOR_END = '  return i18n;\n';

/** Names a build by all that it is made from: the sources, and the sample. */
export function buildKey({ modules, sheets }: Sources, all: readonly Numbered[]): string {
  const hash = createHash('sha256');
  for (const { source } of [...modules, ...sheets]) hash.update(source);
  for (const { id, mutant } of all) hash.update(`${id} ${nameOf(mutant)}\n`);
  return hash.digest('hex').slice(0, 12);
}

function withWatchedTexts(source: string): string {
  if (!source.includes(TRANSLATOR_END))
    throw new Error(`${TRANSLATOR} no longer ends with «${TRANSLATOR_END.trim()}».`);
  return source.replace(TRANSLATOR_END, `  globalThis.__seam?.watch(i18n.services.resourceStore);\n${TRANSLATOR_END}`);
}

/** Copies what the build reads, and weaves the mutants into it. */
function writeTree(tree: string, { modules, sheets }: Sources, all: readonly Numbered[]): void {
  rmSync(tree, { recursive: true, force: true });
  for (const name of [...COPIED, CONFIG]) cpSync(join(root, name), join(tree, name), { recursive: true });
  for (const module of modules) {
    const woven = wovenModule(module, all);
    writeFileSync(join(tree, module.file), module.file === TRANSLATOR ? withWatchedTexts(woven) : woven);
  }
  for (const { file, source } of sheets) writeFileSync(join(tree, file), wovenSheet(file, source, all));
  const coverage = join(root, 'reports/flows.json');
  mkdirSync(join(tree, 'reports'), { recursive: true });
  if (existsSync(coverage)) symlinkSync(coverage, join(tree, 'reports/flows.json'));
}

/** Does something with the bundler in a folder. The router's plugin looks for the routes in the process's own folder. */
async function withBundler<TResult>(
  tree: string,
  work: (rsbuild: Awaited<ReturnType<typeof createRsbuild>>) => Promise<TResult>,
): Promise<TResult> {
  const before = process.cwd();
  process.chdir(tree);
  try {
    const { content } = await loadConfig({ cwd: tree, path: join(tree, CONFIG) });
    // A build with every mutant in it is larger than the shop may be.
    const plugins = (content.plugins ?? []).filter(
      (plugin) => !(plugin && 'name' in plugin && plugin.name === 'loadout:script-budget'),
    );
    return await work(await createRsbuild({ cwd: tree, config: { ...content, plugins, logLevel: 'error' } }));
  } finally {
    process.chdir(before);
  }
}

/**
 * Builds the shop with every mutant of a sample in it, unless it is there already.
 *
 * @returns the folder of the sources that it was built from
 */
export async function buildMutants(sources: Sources, all: readonly Numbered[]): Promise<string> {
  const tree = join(reports, `build-${buildKey(sources, all)}`);
  if (existsSync(join(tree, 'done'))) return tree;
  const draft = `${tree}.${process.pid}`;
  writeTree(draft, sources, all);
  process.env['NODE_ENV'] = 'production';
  await withBundler(draft, async (rsbuild) => {
    const { close } = await rsbuild.build();
    await close();
  });
  writeFileSync(join(draft, 'done'), '');
  rmSync(tree, { recursive: true, force: true });
  renameSync(draft, tree);
  return tree;
}
