import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWoven } from '../../deploys/woven-build.ts';
import type { Sources } from '../all-mutants.ts';
import { nameOf } from '../mutant.ts';
import { type Numbered, wovenModule, wovenSheet } from './weave.ts';

/** The root of the checkout. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Where everything of this command is kept. */
export const reports = join(root, 'reports/page-mutants');

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

/** Every source with the mutants in it. */
function wovenFiles({ modules, sheets }: Sources, all: readonly Numbered[]): ReadonlyMap<string, string> {
  const scripts = modules.map((module) => {
    const woven = wovenModule(module, all);
    return [module.file, module.file === TRANSLATOR ? withWatchedTexts(woven) : woven] as const;
  });
  return new Map([...scripts, ...sheets.map(({ file, source }) => [file, wovenSheet(file, source, all)] as const)]);
}

/**
 * Builds the shop with every mutant of a sample in it, unless it is there already.
 *
 * @returns the folder of the sources that it was built from
 */
export async function buildMutants(sources: Sources, all: readonly Numbered[]): Promise<string> {
  const tree = join(reports, `build-${buildKey(sources, all)}`);
  // A build with every mutant in it is larger than the shop may be.
  await buildWoven({ tree, files: wovenFiles(sources, all), without: /^loadout:script-budget$/u });
  return tree;
}
